public import Foundation
import ScreenTree

/// What a modifier contributes to the layout, which decides the order of overlapping views.
struct LayoutModifier {
  let property: LayoutProperty
  var size: (width: CGFloat?, height: CGFloat?)?
}

extension LayoutModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context,
      ModifierEffects(
        nodes: { modifier, nodes, _ in
          nodes.map { $0.adding([.layout(modifier.property)]) }
        },
        // Only a fixed size is offered to readers inside; other modifiers leave the environment the
        // same object.
        environment: view.modifier.size == nil ? nil : { $0.offer(in: &$1) },
        isSameEnvironment: { $0.property == $1.property }))
  }

  private func offer(in environment: inout EnvironmentValues) {
    if let width = size?.width { environment.proposedSize.width = width }
    if let height = size?.height { environment.proposedSize.height = height }
  }
}

extension View {
  nonisolated func layingOut(_ property: LayoutProperty) -> some View {
    modifier(LayoutModifier(property: property))
  }

  /// A fixed size in points.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayoutModifier(
        property: .size(
          width: width.length, height: height.length, x: alignment.horizontal.share,
          y: alignment.vertical.share),
        size: (width, height)))
  }

  /// Limits of the size in points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    layingOut(
      .limits(
        width: .init(
          least: minWidth.length, ideal: idealWidth.length, most: maxWidth.map { Double($0) }),
        height: .init(
          least: minHeight.length, ideal: idealHeight.length, most: maxHeight.map { Double($0) }),
        x: alignment.horizontal.share, y: alignment.vertical.share))
  }

  /// Room around the view, in points.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    layingOut(EdgeInsets(edges, length ?? 16).property)
  }

  /// Room around the view, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    layingOut(EdgeInsets(.all, length).property)
  }

  /// Room around the view, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { layingOut(insets.property) }

  /// Draws the view elsewhere, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layingOut(.offset(x: Double(x), y: Double(y)))
  }

  /// Draws the view elsewhere, in points.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    layingOut(.offset(x: Double(offset.width), y: Double(offset.height)))
  }

  /// The place of the view's center in its container, in points.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// The place of the view's center in its container, in points.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layingOut(.position(x: Double(x), y: Double(y)))
  }
}

extension View {
  /// The size in a ratio of width and height.
  public nonisolated func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    layingOut(.ratio(ratio.length, covers: contentMode == .fill))
  }

  /// The size in the ratio of another one.
  public nonisolated func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  /// The largest size in its ratio that fits.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// The smallest size in its ratio that covers the room.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// The size that the view has without any offer.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The width or the height that the view has without any offer.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    layingOut(.fixed(width: horizontal, height: vertical))
  }

  /// Which views of a stack get room first: those with the highest number.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    layingOut(.priority(value))
  }
}

extension CGFloat? {
  /// A length in points; nil for what is none.
  fileprivate var length: Double? {
    guard let self, self.isFinite, self >= 0 else { return nil }
    return Double(self)
  }
}

/// A view behind or before another.
struct LayerModifier<Layer: View> {
  let layer: Layer
  let isBehind: Bool
  let alignment: Alignment
  let position: Position
}

extension LayerModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    AttachedViewNode(view, context, \.layer) { modifier, nodes, layer, view in
      let heard = layer.filter { !$0.isSilent }
      // Most layers are drawings. A stack for each would make the layout compute frames for
      // nothing.
      return heard.isEmpty ? nodes : [modifier.stack(nodes, heard, in: view)]
    }
  }

  @MainActor
  private func stack(_ nodes: [Node], _ layer: [Node], in view: _ViewNode) -> Node {
    let layered = LayoutProperty.layered(behind: isBehind ? layer.count : 0)
    return view.named(
      Node(
        .zStack, className: isBehind ? "background" : "overlay",
        children: isBehind ? layer + nodes : nodes + layer,
        properties: [.layout(alignment.property, at: position), .layout(layered, at: position)],
        position: position))
  }
}

extension Node {
  /// Whether it is a silent drawing or room.
  fileprivate var isSilent: Bool {
    children.isEmpty && (kind.shape == .drawing || kind.shape == .nothing)
      && properties.allSatisfy {
        $0.modifier === AnyModifier.id || $0.modifier === AnyModifier.layout
      }
  }
}

// A closure fits a parameter of any type until its body is type-checked. What takes a view or a style as
// it is therefore comes after what takes a closure, so that long chains of both compile at once.
extension View {
  /// A view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      LayerModifier(
        layer: background, isBehind: true, alignment: alignment,
        position: Position(file, line, column)))
  }

  /// A view behind this one.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      LayerModifier(
        layer: content(), isBehind: true, alignment: alignment,
        position: Position(file, line, column)))
  }

  /// A view before this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      LayerModifier(
        layer: overlay, isBehind: false, alignment: alignment,
        position: Position(file, line, column)))
  }

  /// A view before this one.
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      LayerModifier(
        layer: content(), isBehind: false, alignment: alignment,
        position: Position(file, line, column)))
  }
}
