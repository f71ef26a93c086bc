public import Foundation

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

/// The value itself, as its library writes it.
public struct OwnRepresentation<Item: Transferable>: TransferRepresentation {}

/// A value as its code writes it; not heard.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// A value of a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value as another one; not heard.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>:
  TransferRepresentation
{
  /// A value that is given as another one.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
}

/// A type of content.
public struct UTType: Hashable, Sendable {
  /// The identifier.
  public let identifier: String

  /// A type by its identifier.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// A type that the app exports.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }

  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without attributes.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// Anything.
  public static let item = UTType(known: "public.item")
}

extension Transferable where Representation == OwnRepresentation<Self> {
  /// The value itself.
  public static var transferRepresentation: OwnRepresentation<Self> { OwnRepresentation() }
}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}

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
