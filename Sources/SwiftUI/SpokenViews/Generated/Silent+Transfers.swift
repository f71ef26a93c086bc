// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/silent.table; changes here are lost.
public import Foundation
public import SpokenUniformTypeIdentifiers

extension View {
  /// Changes nothing: the system's sheet is not heard, and its closure is never called.
  public nonisolated func fileExporter<Document: FileDocument>(isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { self }
  /// Changes nothing: the system's sheet is not heard, and its closure is never called.
  public nonisolated func fileExporter<Document: FileDocument>(isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View { self }
  /// Changes nothing: the system's sheet is not heard, and its closure is never called.
  public nonisolated func fileExporter<Document: ReferenceFileDocument>(isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { self }
  /// Changes nothing: the system's sheet is not heard, and its closure is never called.
  public nonisolated func fileExporter<Document: ReferenceFileDocument>(isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View { self }
  /// Is never called: nothing is brought in from other devices.
  public nonisolated func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool) -> some View { self }
  /// Is never called: nothing is given to other apps.
  public nonisolated func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View { self }
  /// Is never called: the system's sheet of files is not modelled.
  public nonisolated func fileExporter<Item: Transferable>(isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View { self }
  /// Is never called: the system's sheet of files is not modelled.
  public nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { self }
  /// Is never called: the system's sheet of files is not modelled.
  public nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View { self }
  /// Is never called: the system's sheet of files is not modelled.
  public nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View { self }
  /// Is never called: the system's sheet of files is not modelled.
  public nonisolated func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { self }
}

/// The value itself, as its library writes it.
public struct OwnRepresentation<Item: Transferable>: TransferRepresentation {
  nonisolated init() {}
}

/// A value as its code writes it; not heard.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  nonisolated init() {}
  /// Makes one.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) { self = CodableRepresentation() }
}

/// A value as another one; not heard.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  nonisolated init() {}
  /// Makes one.
  @preconcurrency
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { self = ProxyRepresentation() }
  /// Makes one.
  @preconcurrency
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item) { self = ProxyRepresentation() }
  /// Makes one.
  @preconcurrency
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) { self = ProxyRepresentation() }
}

/// A value as bytes; not heard.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  nonisolated init() {}
  /// Makes one.
  @preconcurrency
  public init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item) { self = DataRepresentation() }
  /// Makes one.
  @preconcurrency
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) { self = DataRepresentation() }
  /// Makes one.
  @preconcurrency
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) { self = DataRepresentation() }
}

/// A value as a file; not heard.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  nonisolated init() {}
  /// Makes one.
  @preconcurrency
  public init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) { self = FileRepresentation() }
  /// Makes one.
  @preconcurrency
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) { self = FileRepresentation() }
  /// Makes one.
  @preconcurrency
  public init(importedContentType: UTType, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) { self = FileRepresentation() }
}
