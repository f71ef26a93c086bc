/// A type of a user's module.
public struct File: Sendable {
  /// Its name.
  public var name: String

  /// A file of a name.
  public init(name: String) { self.name = name }
}
