public import Foundation

/// A document that is a value, written to a file; here only its editor is heard.
public protocol FileDocument {
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

  /// The file that it is written to.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that it is written to: those that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, written to a file; here only its editor is heard.
public protocol ReferenceFileDocument: ObservableObject {
  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What it is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The state of it that is written.
  associatedtype Snapshot

  /// The types of files that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it is written to.
  static var writableContentTypes: [UTType] { get }

  /// Reads it.
  init(configuration: ReadConfiguration) throws

  /// The state of it that is written.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// The file that a state is written to.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that it is written to: those that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
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

extension View {
  /// Changes nothing: the system's sheet is not heard, and its closure is never called.
  public nonisolated func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Changes nothing: the system's sheet is not heard, and its closure is never called.
  public nonisolated func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
}
