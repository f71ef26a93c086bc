import ScreenTree
import Testing

/// What is left of a screen after its app took views away.
struct ScreenPresentTests {
  private static let away = Node(.button, title: "Away").removed(true)
  private static let here = Node(.text, title: "Here")

  @Test(arguments: [
    ([here, away], [here]),
    ([away], []),
    ([Node(.vStack, children: [away, here])], [Node(.vStack, children: [here])]),
    (
      [Node(.canvas, properties: [.representation([away, here])])],
      [Node(.canvas, properties: [.representation([here])])]
    ),
    (
      [Node(.canvas, properties: [.accessibilityChildren([here, away])])],
      [Node(.canvas, properties: [.accessibilityChildren([here])])]
    ),
    (
      [Node(.view, properties: [.elements([.node(away), .id("a"), .node(here)])])],
      [Node(.view, properties: [.elements([.id("a"), .node(here)])])]
    ),
  ]) func `is without them, also inside others`(views: [Node], left: [Node]) {
    #expect(Screen(title: "", views: views).present.views == left)
  }

  @Test func `has a view again that the app shows, also one that the file hides`() {
    #expect(Self.away.removed(false).isRemoved == false)
    #expect(Node(.text, properties: [.hidden(true)]).removed(false)[.hidden] == false)
  }
}
