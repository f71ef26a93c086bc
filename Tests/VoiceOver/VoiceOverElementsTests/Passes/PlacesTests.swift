import ScreenTree
import Testing
import VoiceOverElements

/// The reading order of screens without frames, by the places that the layout gives.
struct PlacesTests {
  private func column(_ words: String...) -> Node {
    Node(.vStack, children: words.map { Node(.text, title: $0) })
  }

  private func labels(_ nodes: [Node], _ settings: ResolverSettings = ResolverSettings())
    -> [String]
  {
    resolve(Screen(title: "", views: nodes), settings: settings).elements
      .map { $0.label[0].value.description }
  }

  @Test func `columns side by side are read row by row`() {
    let columns = Node(.hStack, children: [column("A", "C"), column("B", "D")])
    #expect(labels([columns]) == ["A", "B", "C", "D"])
  }

  @Test func `the model of AccessibilitySnapshot has no layout`() {
    let columns = Node(.hStack, children: [column("A", "C"), column("B", "D")])
    var settings = ResolverSettings()
    settings.compatibility = .snapshot
    #expect(labels([columns], settings) == ["A", "C", "B", "D"])
  }

  @Test func `one stated frame keeps the order of the file`() {
    var columns = Node(.hStack, children: [column("A", "C"), column("B", "D")])
    columns.children[0].children[0].properties = [
      .frame(Frame(x: 0, y: 0, width: 10, height: 10))
    ]
    #expect(labels([columns]) == ["A", "C", "B", "D"])
  }

  @Test func `an element has the place where it is shown, and states none`() {
    let elements = resolve(Screen(title: "", views: [Node(.text, title: "A")])).elements
    #expect(elements[0].shownFrame == Frame(x: 16, y: 62, width: 12, height: 22))
    #expect(elements[0].statedFrame == nil)
  }

  @Test(arguments: ViewClass.all, [[], ["Small", "Large"]])
  func `the room of a view does not depend on what its value is`(kind: ViewClass, words: [String]) {
    func places(_ value: Property.Scalar) -> [Placement?] {
      let children = words.map { Node(.text, title: $0) }
      func view(_ title: String?) -> Node {
        Node(kind, title: title, children: children, properties: [.value(value)])
      }
      let row = Node(.hStack, children: [view("A"), Node(.text, title: "B")])
      let screen = Screen(title: "", views: [view(nil), row, Node(.text, title: "C")])
      return screen.placed(by: ResolverSettings()).allNodes.map(\.placement)
    }
    #expect(places(.number(1)) == places(.text("A value of many words that takes another line")))
    #expect(places(.number(1)) == places(.text("Small")))
  }

  @Test(arguments: [
    ("another value", Node(.slider, title: "A", properties: [.value(.number(2)), named]), true),
    ("the same value", Node(.slider, title: "A", properties: [.value(.number(1)), named]), true),
    ("at the end", Node(.slider, title: "A", properties: [named, .value(.text("half"))]), true),
    ("no value", Node(.slider, title: "A", properties: [named]), false),
    ("another title", Node(.slider, title: "B", properties: [.value(.number(2)), named]), false),
    ("another class", Node(.stepper, title: "A", properties: [.value(.number(2)), named]), false),
    (
      "words for the value",
      Node(.slider, title: "A", properties: [.value(.number(2)), named, .valueText("Two")]), false
    ),
    (
      "a view in it",
      Node(.slider, title: "A", children: [Node(.text)], properties: [.value(.number(2)), named]),
      false
    ),
  ]) func `a view takes the same room with another value, and with nothing else that is other`(
    change: String, node: Node, isSame: Bool
  ) {
    let slider = Node(.slider, title: "A", properties: [.value(.number(1)), Self.named])
    #expect(node.takesRoom(of: slider) == isSame)
  }

  private static let named = Property.id("a")
}
