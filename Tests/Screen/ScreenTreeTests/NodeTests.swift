import ScreenTree
import Testing

struct NodeTests {
  private let pay = Node(
    .button, title: "Pay", properties: [.id("pay", at: Position(line: 3, column: 5))],
    notCaptured: [.hint], position: Position(line: 2, column: 3))

  @Test func `is called by its id, or by its class and its place`() {
    #expect(pay.name == "pay")
    #expect(Node(.button, position: Position(line: 2, column: 3)).name == "Button@2:3")
    #expect(Node(.view, className: "Card").name == "Card")
  }

  @Test(
    arguments: [
      (.text, [], [], false), (.toggle, [], [], true),
      (
        .text, [.addTraits([.header]), .traits([.link, .switchButton])],
        [.header, .link, .switchButton], true
      ),
      (.element, [.addTraits([.toggleButton])], [.toggleButton], true),
      (.button, [.removeTraits([.button]), .selected(true)], [], false),
    ] as [(ViewClass, [Property], [Node.Trait], Bool)])
  func `has the traits of the file, by which it is a switch too`(
    kind: ViewClass, said: [Property], traits: [Node.Trait], isSwitch: Bool
  ) {
    let node = Node(kind, properties: said)
    #expect(node.givenTraits == traits)
    #expect(node.isSwitch == isSwitch)
  }

  @Test func `keeps stated, absent and not captured apart`() {
    #expect(pay.presence(of: .id) == .stated)
    #expect(pay.presence(of: .label) == .absent)
    #expect(pay.presence(of: .hint) == .notCaptured)
    #expect(pay.position(of: .id) == Position(line: 3, column: 5))
    #expect(pay.position(of: .label) == nil)
  }
}
