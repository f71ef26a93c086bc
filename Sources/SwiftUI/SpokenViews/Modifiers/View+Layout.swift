public import Foundation
import ScreenTree

/// What a modifier contributes to the layout, which decides the order in which views are read.
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
    modifier(LayoutModifier(property: property.finite))
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
