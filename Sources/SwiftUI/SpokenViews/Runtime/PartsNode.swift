package import ScreenTree

/// How the parts of a view are mounted, and how their nodes take new values.
@MainActor
struct ViewParts<Content> {
  /// Mounts the parts of a value.
  let mount: (Content, _ViewContext) -> [_ViewNode]
  /// Gives the nodes the parts of another value.
  let receive: (Content, [_ViewNode], EnvironmentValues) -> Void
  /// Whether another value has the same parts; otherwise the old ones end, with their state.
  var isSame: (_ old: Content, _ new: Content) -> Bool = { _, _ in true }
}

extension ViewParts {
  /// No parts.
  static var none: ViewParts { ViewParts(mount: { _, _ in [] }, receive: { _, _, _ in }) }

  /// One part.
  init<Part: View>(_ part: @escaping (Content) -> Part) {
    self.init(
      mount: { [part($0).mounted(in: $1)] }, receive: { part($0).receive(by: $1[0], $2) })
  }

  /// One part whose type is hidden, and always the same.
  init(hidden part: @escaping (Content) -> AnyView) {
    self.init(mount: { [part($0).mount($1)] }, receive: { part($0).receive($1[0], $2) })
  }

  /// The parts of a block.
  init<Parts>(block: @escaping (Content) -> TupleView<Parts>) {
    self.init(mount: { block($0).mount($1) }, receive: { block($0).receive($1, $2) })
  }
}

/// A view that consists of others: it mounts them, gives each its new value, and makes its nodes of
/// theirs, again when what it read for that changes.
///
/// Not final: a node with state of its own is a subclass.
package class PartsNode<Content: View>: _ViewNodeOf<Content>, EvaluatedNode {
  private let composition: ViewParts<Content>
  private let make: (PartsNode) -> [Node]
  private let ownRole: ((PartsNode) -> NodeRole)?
  private let adapt: ((Content, inout EnvironmentValues) -> Void)?
  final private(set) var parts: [_ViewNode] = []
  final var reads = StateReads()

  /// A view of parts.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - context: where it is mounted.
  ///   - parts: its parts.
  ///   - make: makes its nodes; those of its parts by default.
  ///   - role: what it is to the views around; a view of its own by default.
  ///   - adapt: changes the environment of the parts.
  init(
    _ view: Content, _ context: _ViewContext, _ parts: ViewParts<Content>,
    make: @escaping (PartsNode) -> [Node] = { $0.partNodes },
    role: ((PartsNode) -> NodeRole)? = nil,
    environment adapt: ((Content, inout EnvironmentValues) -> Void)? = nil
  ) {
    composition = parts
    self.make = make
    ownRole = role
    self.adapt = adapt
    super.init(view, context)
    self.parts = parts.mount(view, self.context(inside))
  }

  package override var children: [_ViewNode] { parts }
  override var role: NodeRole { ownRole?(self) ?? .view }
  package override func makeNodes() -> [Node] { make(self) }

  package override func receive(_ view: Content, _ environment: EnvironmentValues) {
    // Before the new value is taken, which replaces the old one.
    let isSame = composition.isSame(self.view, view)
    super.receive(view, environment)
    if isSame { return composition.receive(view, parts, inside) }
    // First: their names and their focus are free for the next ones by then.
    for part in parts { part.unmount() }
    parts = composition.mount(view, context(inside))
  }

  package override func update() { invalidate() }
  package override func willUnmount() { reads.end(self) }

  /// The nodes of all parts.
  final var partNodes: [Node] {
    // The nodes of a single view are passed on without a copy.
    parts.count == 1 ? parts[0].nodes : parts.flatMap(\.nodes)
  }

  /// The environment of the parts, to which the node itself does not belong.
  private var inside: EnvironmentValues {
    guard let adapt else { return environment }
    var inside = environment
    adapt(view, &inside)
    return inside
  }
}
