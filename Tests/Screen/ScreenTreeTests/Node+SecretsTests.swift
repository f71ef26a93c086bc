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
    #expect(node.masked.properties == properties)
  }

  @Test func `a screen has them in views inside others too`() {
    let screen = Screen(title: "S", views: [Node(.vStack, children: [Self.field])])
    #expect(screen.masked.views[0].children == [Self.field.masked])
    #expect(screen.masked.masked == screen.masked)
  }
}
