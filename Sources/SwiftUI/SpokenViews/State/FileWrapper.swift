public import Foundation

/// A file or a folder in memory, as documents read and write it.
open class FileWrapper: @unchecked Sendable {
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
    fileWrappers = [:]
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      child.preferredFilename = child.preferredFilename ?? name
      addFileWrapper(child)
    }
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// Adds a file or a folder with a preferred name to a folder, and returns the name that it has now:
  /// another one when that name is taken.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    guard let preferred = child.preferredFilename, !preferred.isEmpty else {
      preconditionFailure("a file wrapper needs a preferred file name before it is added")
    }
    guard let children = fileWrappers else {
      preconditionFailure("only a folder has file wrappers")
    }
    let names = [preferred] + (1...children.count + 1).map { "\($0)__#$!@%!#__\(preferred)" }
    let name = names.first { children[$0] == nil } ?? preferred
    child.filename = name
    fileWrappers?[name] = child
    return name
  }

  /// Adds a file of bytes to a folder, and returns the name that it has.
  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = name
    return addFileWrapper(file)
  }

  /// Takes a file or a folder away.
  public func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}
