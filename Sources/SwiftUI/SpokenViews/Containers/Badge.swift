import ScreenTree

/// A number or words beside a row or on a tab; nothing elsewhere.
struct BadgeModifier {
  let text: String?
  let position: Position
}

extension BadgeModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    BadgeNode(view, context)
  }
}

private final class BadgeNode<Content: View>: _ViewNodeOf<ModifiedContent<Content, BadgeModifier>>,
  TransparentNode, BadgedNode
{
  private var content: _ViewNodeOf<Content>?

  override init(_ view: ModifiedContent<Content, BadgeModifier>, _ context: _ViewContext) {
    super.init(view, context)
    content = view.content.mounted(in: self.context())
  }

  // A tab says "3 items" where a row says the number alone.
  var badgeText: String? { view.modifier.text.map { TabBadge.words(for: $0) } }
  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func makeNodes() -> [Node] {
    let nodes = content?.nodes ?? []
    // Only rows and menus show a badge. That of a tab is the bar's, which reads it from here, and no
    // value of the views in its page.
    guard let text = view.modifier.text, environment.isInMenu || isInRow else { return nodes }
    return nodes.map { $0.adding([.value(.text(text), at: view.modifier.position)]) }
  }

  override func receive(
    _ view: ModifiedContent<Content, BadgeModifier>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    content?.receive(view.content, environment)
  }
}

/// What is heard of a badge on a tab.
package enum TabBadge {
  /// The words, where a number counts items as iOS says it.
  package static func words(for badge: String) -> String {
    Int(badge) == nil ? badge : badge == "1" ? "1 item" : "\(badge) items"
  }
}

extension View {
  /// A number beside the row or on the tab; nothing for 0, and on any other view.
  public nonisolated func badge(
    _ count: Int, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      BadgeModifier(text: count == 0 ? nil : "\(count)", position: Position(file, line, column)))
  }
}
