import ScreenTree

/// The node of a control, without its label.
struct ControlParts {
  let kind: ViewClass
  let position: Position
  let properties: [Property]
  /// Whether its label is the title of its node, instead of a view inside.
  let isTitled: Bool

  init(
    _ kind: ViewClass, at position: Position, _ properties: [Property], isTitled: Bool = false
  ) {
    self.kind = kind
    self.position = position
    self.properties = properties
    self.isTitled = isTitled
  }
}

/// A control with a view as its label: it reads its value again when that changes.
final class ControlNode<Content: View, Label: View>: _ViewNodeOf<Content>, EvaluatedNode {
  private let part: (Content) -> Label
  private let make: @MainActor (Content) -> ControlParts
  private var label: _ViewNodeOf<Label>?
  var reads = StateReads()

  init(
    _ view: Content, _ context: _ViewContext, _ part: @escaping (Content) -> Label,
    parts make: @escaping @MainActor (Content) -> ControlParts
  ) {
    self.part = part
    self.make = make
    super.init(view, context)
    label = part(view).mounted(in: self.context())
  }

  /// A control whose parts depend on its place.
  convenience init(
    _ view: Content, _ context: _ViewContext, _ part: @escaping (Content) -> Label,
    in make: @escaping @MainActor (Content, _ViewNode) -> ControlParts
  ) {
    let place = Place()
    self.init(view, context, part) { view in
      // The parts are first made when nodes are asked for, which is after `init` has set the place.
      guard let node = place.node else { preconditionFailure("a control without its node") }
      return make(view, node)
    }
    place.node = self
  }

  private final class Place {
    // The node owns the closure that owns this place, so a strong reference would be a cycle.
    weak var node: _ViewNode?
  }

  override var children: [_ViewNode] { label.map { [$0] } ?? [] }

  override func makeNodes() -> [Node] {
    let view = view
    // The value is read here and not in a body, so that a change of it evaluates no view.
    let parts = evaluating { make(view) }
    let label = label?.nodes ?? []
    return [
      named(
        Node(
          parts.kind, title: parts.isTitled ? label.titleWords : nil,
          children: parts.isTitled ? [] : label,
          properties: parts.properties, position: parts.position))
    ]
  }

  override func receive(_ view: Content, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    label?.receive(part(view), environment)
  }

  override func update() { invalidate() }

  override func willUnmount() { reads.end(self) }
}
