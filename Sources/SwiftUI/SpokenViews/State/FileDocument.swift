public import SpokenUniformTypeIdentifiers

// Not heard: `fileImporter(isPresented:…)` and its kind: the system's sheet, and so its closure is never called.

/// What documents of both kinds have.
public protocol _Document {
  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What it is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it is written to.
  static var writableContentTypes: [UTType] { get }

  /// Reads it.
  init(configuration: ReadConfiguration) throws
}

extension _Document {
  /// The types of files that it is written to: those that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is a value, written to a file; here only its editor is heard.
public protocol FileDocument: _Document {
  /// The file that it is written to.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

/// A document that is an object, written to a file; here only its editor is heard.
public protocol ReferenceFileDocument: _Document, ObservableObject {
  /// The state of it that is written.
  associatedtype Snapshot

  /// The state of it that is written.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// The file that a state is written to.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is there; nil for a new one.
  public let existingFile: FileWrapper?
}
