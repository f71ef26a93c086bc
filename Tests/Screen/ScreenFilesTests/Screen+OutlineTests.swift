import ScreenFiles
import ScreenTree
import Testing

struct ScreenOutlineTests {
  @Test func `prints a view with its values as a file in JSON has them`() {
    let pay = Node(
      .button, title: "Pay",
      properties: [.id("pay"), .value(.number(2)), .element(.combine), .traits([.button])],
      notCaptured: [.hint])
    #expect(
      pay.outline == """
        Button "Pay" id: "pay" value: 2 element: "combine" traits: ["button"] not captured: hint
        """)
  }

  @Test func `prints the tree and the report of a capture`() {
    let inner = Node(.text, title: "A", position: Position(line: 3, column: 5))
    var screen = Screen(
      title: "S", app: "Shop",
      views: [
        Node(.vStack, children: [inner], position: Position(line: 2, column: 3)),
        Node(.divider, properties: [.elements([.node(inner)])]),
      ])
    let drops = [1, 2].map {
      Capture.Drop(
        rule: "marks", subject: "Image 'chevron'", position: Position(line: $0, column: 1))
    }
    #expect(drops[0].description == "1:1 Image 'chevron' left out by marks")
    screen.capture = Capture(
      format: "idb", evidence: ["traits"], nodeCount: 3, elementCount: 1, drops: drops,
      notCaptured: [.rotors, .hint], remarks: ["A remark."])
    #expect(
      screen.outline == """
        S · ios · en-US · ltr
        app Shop
        capture idb: 3 nodes, 1 element
        it carries traits
        it lacks hint, rotors
        left out: 2 by marks
        A remark.
        2:3 VStack
          3:5 Text "A"
        ? Divider
          3:5 elements: Text "A"
        """)
  }
}
