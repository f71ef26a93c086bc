public import Foundation

/// A file or a folder in memory, as documents read and write it.
public final class FileWrapper: @unchecked Sendable {
  /// The bytes of a file; nil for a folder.
  public let regularFileContents: Data?
  /// What is in a folder, by name; nil for a file.
  public private(set) var fileWrappers: [String: FileWrapper]?
  /// The name that it has; nil until it has one.
  public var filename: String?
  /// The name that it should have.
  public var preferredFilename: String?

  /// A file of bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// A folder of files and folders by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// Adds a file or a folder, and returns the name that it has now.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "Untitled"
    child.filename = name
    fileWrappers?[name] = child
    return name
  }

  /// Takes a file or a folder away.
  public func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}
