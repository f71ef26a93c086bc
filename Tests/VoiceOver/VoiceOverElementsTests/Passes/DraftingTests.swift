import ScreenTree
import Testing

struct DraftingTests {
  @Test(arguments: [
    (view(.text, "A", .hint(" ")), "A||staticText"),
    (view(.text, "A", .actions(["B"]), .actions(["C"])), "A||staticText|actions B/C"),
    (
      view(.text, "A", .customContent([.init(label: "Only", value: "")])),
      "A||staticText|content Only="
    ),
    (view(.text, "A", .context(.series(.init(number: 2, count: 3)))), "A||staticText|2/3"),
    (view(.button, "A", .expanded(true)), "A||button|open"),
  ]) func `takes what a view says itself`(view: Node, short: String) {
    #expect(elements(view) == [short])
  }
}
