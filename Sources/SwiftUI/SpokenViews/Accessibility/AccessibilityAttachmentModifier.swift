import ScreenTree

/// What an accessibility modifier adds to a view.
///
/// A property of an element goes to every element that the view yields; a modifier that makes
/// elements, such as `accessibilityElement(children:)`, sees only the modifiers before it.
public struct AccessibilityAttachmentModifier {
  let properties: [Property]
  let position: Position
  let name: String

  init(_ properties: [Property], _ name: String, at position: Position) {
    self.properties = properties
    self.position = position
    self.name = name
  }
}

extension AccessibilityAttachmentModifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never

  /// Mounts a view with the modifier.
  public static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(view, context, ModifierEffects(nodes: { $0.changed($1, in: $2) }))
  }
}

extension AccessibilityAttachmentModifier: NodesModifier {
  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    // Disabled, or without an effect on speech: then there is nothing to warn of either.
    guard !properties.isEmpty else { return nodes }
    // A modifier without an effect is easy to overlook, because everything still compiles.
    guard nodes.contains(where: { $0.kind.shape != .nothing }) else {
      view.root.report(
        .warning, at: position,
        "\(name) is on a view without content, so that it has no effect. Put it on a view that is "
          + "shown.")
      return nodes
    }
    let isLevel = properties.first?.modifier === AnyModifier.heading
    return nodes.map { isLevel ? $0.leveled(by: properties) : $0.saying(properties) }
  }
}

extension View {
  /// The view with properties of accessibility.
  nonisolated func attaching(
    _ properties: [Property], _ name: String, at position: Position, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier(isEnabled ? properties : [], name, at: position))
  }
}

extension View {
  /// The view with a single property of accessibility.
  nonisolated func stating<Value>(
    _ modifier: ScreenTree.Modifier<Value>, _ value: Value, _ name: String,
    _ isEnabled: Bool = true, at position: Position
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching([modifier(value, at: position)], name, at: position, isEnabled: isEnabled)
  }
}

extension Node {
  /// The node with more properties.
  func adding(_ more: [Property]) -> Node {
    var node = self
    node.properties += more
    return node
  }

  /// Whether a modifier that makes an element can be written on the node itself: nothing that
  /// comes before it belongs to the elements inside.
  var takesShape: Bool {
    kind.holdsViews
      && properties.allSatisfy { property in
        Self.beforeShape.contains { $0 === property.modifier }
      }
  }

  private static let beforeShape: [AnyModifier] = [
    .id, .layout, .groupChildren, .behavior, .onActivate, .rotorEntry,
  ]
}

/// Makes one view out of nodes, for a modifier that needs one.
struct ShapeModifier {
  let property: Property
}

extension ShapeModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    [nodes.shaped(by: property, in: view)]
  }
}

extension [Node] {
  /// The nodes as one, with a property that makes an element or a container.
  @MainActor
  func shaped(by property: Property, in view: _ViewNode) -> Node {
    if count == 1, self[0].takesShape || self[0].states(.accessibilityChildren) {
      return self[0].adding([property])
    }
    return grouped(at: property.position, in: view).adding([property])
  }

  /// The nodes in a group that is named after a view.
  @MainActor
  func grouped(at position: Position, in view: _ViewNode) -> Node {
    view.named(Node(.group, children: self, position: position))
  }
}
