public import Foundation
public import SpokenUniformTypeIdentifiers

/// A value that can be dragged, copied and shared.
public protocol Transferable {
  /// The type of its representations.
  associatedtype Representation: TransferRepresentation
  /// How it is written for another app; not heard.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is written for another app; not heard.
public protocol TransferRepresentation: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// Builds the representations of a value; the first one stands for all.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A representation of the value.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content)
    -> Content where Content.Item == Item
  { content }
  /// Representations, of which the first one stands for all.
  public static func buildBlock<
    Content: TransferRepresentation, each Other: TransferRepresentation
  >(
    _ content: Content, _ others: repeat each Other
  ) -> Content { content }
}

/// A file that is given to another app.
public struct SentTransferredFile: Sendable {
  /// The file at an address.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {}
}

/// A file that comes from another app.
public struct ReceivedTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// Whether it is the other app's own.
  public let isOriginalFile: Bool
}

extension Transferable where Representation == OwnRepresentation<Self> {
  /// The value itself.
  public static var transferRepresentation: OwnRepresentation<Self> { OwnRepresentation() }
}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}

/// What is dragged, for code that loads it.
public final class NSItemProvider: @unchecked Sendable {
  /// What is dragged.
  let item: Any

  /// A provider of an object.
  public init(object: Any) { item = object }

  /// Whether it has an object of a type.
  public func canLoadObject<Item>(ofClass type: Item.Type) -> Bool { item is Item }

  /// Gives the object of a type to a closure, at once.
  @discardableResult
  public func loadObject<Item>(
    ofClass type: Item.Type, completionHandler: @escaping (Item?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(item as? Item, nil)
    return Progress(totalUnitCount: 1)
  }
}

extension View {
  /// Takes dropped item providers of types.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    onDrop(
      of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action,
      file: file, line: line, column: column)
  }
}
