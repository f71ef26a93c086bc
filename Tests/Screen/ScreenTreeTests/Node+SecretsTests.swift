import ScreenTree
import Testing

struct NodeSecretsTests {
  private static let field: Node = Node(
    .textField, title: "PIN",
    properties: [.addTraits([.secureTextField]), .hint("Four figures."), .value(.number(1234))])

  @Test(
    arguments: [
      (field, [.addTraits([.secureTextField]), .hint("Four figures."), .value(.text("••••"))]),
      (
        Node(.secureField, properties: [.valueText("ab"), .placeholder("PIN")]),
        [.valueText("••"), .placeholder("PIN")]
      ),
      (
        Node(
          .element, properties: [.traits([.textEntry, .secureTextField]), .value(.flag(true))]),
        [.traits([.textEntry, .secureTextField]), .value(.text("••••"))]
      ),
      (Node(.textField, properties: [.value(.text("Ada"))]), [.value(.text("Ada"))]),
    ] as [(Node, [Property])]) func `has bullets for what is entered in a secure field`(
      node: Node, properties: [Property]
    )
  {
    #expect(Screen(title: "S", views: [node]).masked.views[0].properties == properties)
  }

  @Test(arguments: [
    Node(.vStack, children: [field]), Node(.element, properties: [.elements([.node(field)])]),
    Node(.element, properties: [.representation([field])]),
    Node(.element, properties: [.accessibilityChildren([field])]),
    Node(
      .vStack, children: [Node(.textField, properties: [.value(.number(1234))])],
      properties: [.addTraits([.secureTextField])]),
    Node(
      .secureField,
      properties: [.value(.text("1234")), .captured(#"{"description": "PIN: 1234"}"#)]),
  ]) func `a screen has them in views inside others too, and in no other words`(node: Node) {
    let screen = Screen(title: "S", views: [node])
    #expect(all(of: screen).contains("1234"))
    #expect(!all(of: screen.masked).contains("1234"))
  }

  /// All that is in a screen, down to the values of its properties.
  private func all(of screen: Screen) -> String {
    var text = ""
    dump(screen, to: &text)
    return text
  }
}
