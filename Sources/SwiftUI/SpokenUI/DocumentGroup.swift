public import Foundation
public import SpokenViews

/// An app's documents; a new one is heard.
public struct DocumentGroup<Document, Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never
  /// The editor of a new document.
  public let _content: AnyView

  /// Documents that are values, with their editor.
  public init(
    newDocument: @autoclosure () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    _content = AnyView(DocumentEditor(document: newDocument(), editor: editor))
  }

  /// Documents that are objects, with their editor.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    _content = AnyView(ReferenceDocumentEditor(document: newDocument(), editor: editor))
  }
}

extension DocumentGroup {
  /// Documents that are values and only shown; there is none before a user opens one.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument { _content = AnyView(EmptyView()) }

  /// Documents that are objects and only shown; there is none before a user opens one.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument { _content = AnyView(EmptyView()) }
}

/// A document that is a value, for its editor.
@MainActor
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The address of its file; nil, because it is new.
  public let fileURL: URL? = nil
  /// Whether it can be changed.
  public let isEditable = true
}

/// A document that is an object, for its editor.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The address of its file; nil, because it is new.
  public let fileURL: URL? = nil
  /// Whether it can be changed.
  public let isEditable = true
}

/// The editor of a document that is a value, which it keeps.
private struct DocumentEditor<Document: FileDocument, Content: View> {
  @State var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content
}

extension DocumentEditor: View {
  var body: some View { editor(FileDocumentConfiguration(document: $document)) }
}

/// The editor of a document that is an object, which it keeps.
private struct ReferenceDocumentEditor<Document: ReferenceFileDocument, Content: View> {
  @StateObject var document: Document
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    document: Document, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document)
    self.editor = editor
  }
}

extension ReferenceDocumentEditor: View {
  var body: some View { editor(ReferenceFileDocumentConfiguration(document: document)) }
}
