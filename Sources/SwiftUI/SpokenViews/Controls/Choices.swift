import ScreenTree

/// A view that one of several stands for, such as a row of a picker.
struct Choice {
  let tag: AnyHashable
  let nodes: [Node]

  /// The only node of the choice, with more properties.
  func node(adding properties: [Property]) -> Node? {
    guard let first = nodes.first else { return nil }
    // A choice is one element, so that several views become a button with all their words.
    guard nodes.count == 1 else {
      return Node(
        .button, title: nodes.titleWords,
        properties: first.properties.filter { $0.modifier === AnyModifier.id } + properties,
        position: first.position)
    }
    return first.adding(properties)
  }
}

/// A node with a value of `tag`.
@MainActor
protocol TaggedNode: _ViewNode {
  var tagValue: AnyHashable { get }
}

/// A node with a view for each element, whose identity is its tag by default.
@MainActor
protocol RowsNode: _ViewNode {
  var taggedRows: [(tag: AnyHashable, node: _ViewNode)] { get }
}

extension _ViewNode {
  /// The views inside that have a tag, in their order.
  var choices: [Choice] {
    if let tagged = self as? any TaggedNode {
      return [Choice(tag: tagged.tagValue, nodes: nodes)]
    }
    guard let rows = self as? any RowsNode else { return children.flatMap(\.choices) }
    return rows.taggedRows.flatMap { row in
      let inside = row.node.choices
      // A tag that the app writes counts more than the identity of the element.
      return inside.isEmpty ? [Choice(tag: row.tag, nodes: row.node.nodes)] : inside
    }
  }
}

/// Gives a view the value that stands for it.
struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    TagNode(view, context)
  }
}

private final class TagNode<Content: View>: _ViewNodeOf<ModifiedContent<Content, TagModifier>>,
  TaggedNode
{
  private var content: _ViewNodeOf<Content>?
  private let page: PageGate?

  override init(_ view: ModifiedContent<Content, TagModifier>, _ context: _ViewContext) {
    // Before the content is mounted, whose `onAppear` waits at the gate.
    page = PageGate.opened(in: context.environment)
    super.init(view, context)
    content = view.content.mounted(in: self.context(inner))
  }

  var tagValue: AnyHashable { view.modifier.tag }
  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override func makeNodes() -> [Node] {
    (content?.nodes ?? []).selectable(
      // A tag alone makes a row choosable: a list without a `ForEach` has no other identity for
      // it.
      tagValue, by: environment.selection, environment.selectionMenu)
  }

  override func receive(
    _ view: ModifiedContent<Content, TagModifier>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    content?.receive(view.content, inner)
  }

  override func willUnmount() { page?.leave() }

  private var inner: EnvironmentValues { page?.inside(environment) ?? environment }
}

extension TagNode: PageNode {
  var gate: PageGate? { page }
}

extension View {
  /// Gives the view the value that stands for it in a picker, a list or a view of tabs.
  public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some View {
    let tag = Unchecked(AnyHashable(tag))
    return modifier(TagModifier(tag: tag.value))
  }

  // The optional form is not added: a selection and its tags are compared across optionals anyway.
  /// Gives the view the value that stands for it in a picker, a list or a view of tabs.
  public nonisolated func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> some View {
    self.tag(tag)
  }

  /// Whether a row can be chosen; the row is heard either way.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
