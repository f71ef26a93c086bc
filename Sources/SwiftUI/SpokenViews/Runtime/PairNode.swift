import ScreenTree

/// A view of two parts, such as a label and a content; it is made again when what it reads changes.
final class PairNode<Content: View, First: View, Second: View>: _ViewNodeOf<Content>,
  EvaluatedNode
{
  /// The nodes of the view, of those of its parts.
  typealias Make = @MainActor (Content, [Node], [Node], _ViewNode) -> [Node]

  private let parts: (Content) -> (First, Second)
  private let make: Make
  private let adapt: ((inout EnvironmentValues) -> Void)?
  private var first: _ViewNodeOf<First>?
  private var second: _ViewNodeOf<Second>?
  var reads = StateReads()

  init(
    _ view: Content, _ context: _ViewContext, _ parts: @escaping (Content) -> (First, Second),
    environment adapt: ((inout EnvironmentValues) -> Void)? = nil, make: @escaping Make
  ) {
    self.parts = parts
    self.make = make
    self.adapt = adapt
    super.init(view, context)
    let (one, other) = parts(view)
    let inside = self.context(adapted(environment))
    first = one.mounted(in: inside)
    second = other.mounted(in: inside)
  }

  override var children: [_ViewNode] { [first, second].compactMap { $0 } }

  /// The node of the second part.
  var secondNode: _ViewNode? { second }

  override func makeNodes() -> [Node] {
    // Outside the evaluation, or what the parts read would count as read by this node.
    let (one, other) = (first?.nodes ?? [], second?.nodes ?? [])
    let view = view
    return evaluating { make(view, one, other, self) }
  }

  override func receive(_ view: Content, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    let (one, other) = parts(view)
    let inside = adapted(environment)
    first?.receive(one, inside)
    second?.receive(other, inside)
  }

  override func update() { invalidate() }

  override func willUnmount() { reads.end(self) }

  private func adapted(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard let adapt else { return environment }
    var adapted = environment
    adapt(&adapted)
    return adapted
  }
}

extension [Node] {
  /// The words of a label, as the title of a control.
  var titleWords: String? {
    let words = compactMap(\.words)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The nodes with buttons that also close the view that they are in: before their own action, or
  /// after it where that may read what closing takes away.
  @MainActor
  func closingEach(
    by close: @escaping @MainActor () -> Void, afterAction: Bool = false
  ) -> [Node] {
    map { node in
      guard node.kind == .button || node.kind == .toggle || node.kind == .link else {
        var node = node
        node.children = node.children.closingEach(by: close, afterAction: afterAction)
        return node
      }
      // The last behavior for a trigger is performed, so the one that is added below replaces this
      // one.
      let own = node.all(.behavior).last { $0.trigger == .activate }
      guard let own else { return node }
      let press = Behavior(.activate) { input in
        if !afterAction { close() }
        let isDone = own.perform(input)
        if afterAction { close() }
        return isDone
      }
      return node.adding([.behavior(press, at: node.position)])
    }
  }
}

extension EnvironmentValues {
  private struct MenuKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the view is in an open menu.
  var isInMenu: Bool {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }
}
