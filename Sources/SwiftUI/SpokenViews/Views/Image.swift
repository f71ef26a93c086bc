public import Foundation
import ScreenTree

/// A picture: an asset by its name, or a symbol of the system.
public struct Image: Hashable, Sendable {
  private let title: String?
  private(set) var properties: [Property]
  private let position: Position

  /// An asset, whose name in words is its label unless it gets another.
  public init(
    _ name: String, bundle: Bundle? = nil, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    title = name
    properties = []
    position = Position(file, line, column)
  }

  /// An asset with a label.
  public init(
    _ name: String, bundle: Bundle? = nil, label: Text, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    position = Position(file, line, column)
    title = name
    properties = [.label(label.string, at: position)]
  }

  /// An asset that says nothing.
  public init(
    decorative name: String, bundle: Bundle? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    position = Position(file, line, column)
    title = name
    properties = [.decorative(true, at: position)]
  }

  /// A symbol of the system, some of which have a label.
  public init(
    systemName: String, variableValue: Double? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    position = Position(file, line, column)
    title = nil
    properties = [.symbol(systemName, at: position)]
  }

  /// An asset of the app by its resource.
  public init(
    _ resource: ImageResource, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(resource.name, file: file, line: line, column: column) }

  /// An asset whose look depends on a number.
  public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) { self.init(name, bundle: bundle, file: file, line: line, column: column) }

  /// An asset with a label whose look depends on a number.
  public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(name, bundle: bundle, label: label, file: file, line: line, column: column) }

  /// A drawing with a label; the closure is never called, because what it draws is silent.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    renderer: @escaping (inout GraphicsContext) -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    let place = Position(file, line, column)
    position = place
    title = nil
    properties = label.map { [.label($0.string, at: place)] } ?? [.decorative(true, at: place)]
  }

  /// As large as its room.
  public func resizable() -> Image {
    var image = self
    image.properties.append(.layout(.flexible(width: true, height: true), at: position))
    return image
  }

  /// As large as its room.
  public func resizable(
    capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch
  ) -> Image { resizable() }
}

extension Image: View {
  /// Mounts the picture.
  public static func _makeNode(_ view: Image, _ context: _ViewContext) -> _ViewNodeOf<Image> {
    PartsNode.leaf(view, context) { image, _ in
      Node(
        .image, title: image.title, properties: image.size + image.properties,
        position: image.position)
    }
  }

  /// The size that an asset catalog gives it, inside of all that modifiers say.
  private var size: [Property] {
    title.flatMap(OwnPictures.size).map { [.layout($0, at: position)] } ?? []
  }
}
