public import Files

/// A type of a user's module.
public struct Document: Sendable {
  /// Its file.
  public var file: File

  /// The document in a file.
  public init(file: File) { self.file = file }
}
