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

  private static func enter(_ secret: Property, in id: String) -> Effect {
    .update(.init(id: id, properties: [.hint("Four figures."), secret]))
  }

  @Test(
    arguments: [
      [Property.onActivate([enter(.value(.text("hunter2")), in: "pin")])],
      [.onIncrement([enter(.valueText("hunter2"), in: "inside")])],
      [.onActivate([enter(.value(.text("hunter2")), in: "code")])],
      [.onEscape([.close, enter(.value(.text("hunter2")), in: "again")])],
      [.actions(["Copy", .init("Fill", effects: [enter(.value(.text("hunter2")), in: "pin")])])],
      [.swipeActions([.init("Fill", effects: [enter(.value(.text("hunter2")), in: "pin")])])],
      [
        .onMagicTap([
          .update(
            .init(
              id: "name",
              properties: [.addTraits([.secureTextField]), .value(.text("hunter2"))]))
        ])
      ],
      [
        .onDecrement([
          .update(
            .init(
              id: "name",
              properties: [.onActivate([enter(.value(.text("hunter2")), in: "pin")])]))
        ])
      ],
    ] as [[Property]]) func `an effect has bullets for what it enters in a secure field`(
      said: [Property]
    )
  {
    let screen = Screen(
      title: "S",
      views: [
        Node(.button, title: "Fill", properties: said),
        Node(.textField, properties: [.id("name")]),
        Node(.secureField, properties: [.id("pin"), .identifier("code")]),
        Node(
          .vStack, children: [Node(.textField, properties: [.id("inside")])],
          properties: [.addTraits([.secureTextField])]),
        Node(
          .element,
          properties: [.representation([Node(.secureField, properties: [.id("again")])])]),
      ])
    #expect(all(of: screen).contains("hunter2"))
    #expect(!all(of: screen.masked).contains("hunter2"))
    #expect(all(of: screen.masked).contains("•••••••"))
  }

  @Test func `an effect that enters no secret stays as it is`() {
    let effects = [
      Self.enter(.value(.text("Ada")), in: "name"), .announce(.init("Saved")), .open("home"),
    ]
    let button = Node(
      .button, title: "Fill",
      properties: [.onActivate(effects), .actions([.init("Fill", effects: effects)])])
    let screen = Screen(
      title: "S", views: [button, Node(.textField, properties: [.id("name")]), Self.field])
    #expect(screen.masked.views[0] == button)
  }

  @Test(
    arguments: [
      (
        Node(
          .element, className: "SecureTextField",
          properties: [
            .label("hunter2"), .identifier("hunter2"), .hint("Four"), .value(.text("hunter2")),
            .traits([.textEntry, .secureTextField]),
          ]),
        [Property.label("•••••••"), .identifier("•••••••"), .hint("Four")]
      ),
      (
        // A prompt in the place of the value is no secret.
        Node(
          .secureField,
          properties: [.label("Password"), .placeholder("Password"), .value(.text("Password"))]),
        [.label("Password"), .placeholder("Password")]
      ),
      (
        Node(.textField, properties: [.label("Ada"), .value(.text("Ada"))]),
        [.label("Ada"), .value(.text("Ada"))]
      ),
    ] as [(Node, [Property])]) func `has bullets for a secret that stands for a name, too`(
      node: Node, properties: [Property]
    )
  {
    let masked = Screen(title: "S", views: [node]).masked.views[0]
    #expect(Array(masked.properties.prefix(properties.count)) == properties)
  }

  @Test(
    arguments: [
      (.element, "Password"), (.web, "Password"), (.secureField, nil), (.textField, nil),
    ] as [(ViewClass, String?)]) func `the value of a captured field that is its prompt stays`(
      kind: ViewClass, prompt: String?
    )
  {
    let node = Node(
      kind,
      properties: [
        .placeholder("Password"), .value(.text("Password")), .addTraits([.secureTextField]),
      ])
    #expect(node.promptAsValue == prompt)
    #expect(node.masked.properties[1] == .value(.text("Password")))
  }

  @Test(
    arguments: [
      (Property.value(.text("Name")), "Name"), (.valueText("Name"), "Name"),
      (.value(.text("")), "Name"), (.value(.text("Ada")), nil),
    ] as [(Property, String?)]) func `knows the prompt of a captured text field`(
      value: Property, prompt: String?
    )
  {
    let field = Node(.element, properties: [.placeholder("Name"), value, .traits([.textEntry])])
    #expect(field.promptAsValue == prompt)
    let row = Node(.element, properties: [.placeholder("Name"), value])
    #expect(row.promptAsValue == nil)
  }

  @Test func `has bullets for a title that is the secret`() {
    let node = Node(.secureField, title: "hunter2", properties: [.value(.text("hunter2"))])
    #expect(node.masked.title == "•••••••")
    #expect(node.masked.properties == [.value(.text("•••••••"))])
  }

  @Test(arguments: [
    ([Property.addTraits([.secureTextField]), .removeTraits([.secureTextField])], "1234"),
    ([.removeTraits([.secureTextField]), .addTraits([.secureTextField])], "••••"),
    ([.addTraits([.secureTextField]), .traits([.textEntry])], "1234"),
  ]) func `follows the traits in the order of the file`(said: [Property], value: String) {
    let node = Node(.textField, properties: said + [.value(.text("1234"))])
    #expect(node.masked.properties.last == .value(.text(value)))
  }

  /// All that is in a screen, down to the values of its properties.
  private func all(of screen: Screen) -> String {
    var text = ""
    dump(screen, to: &text)
    return text
  }
}
