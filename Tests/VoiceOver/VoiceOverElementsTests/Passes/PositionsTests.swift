import ScreenTree
import Testing
import VoiceOverElements

struct PositionsTests {
  @Test(arguments: [
    (
      views(.uiSegmentedControl, [view(.text, "Month"), view(.text, "Year", .selected(true))]),
      ["Month||button|1/2", "Year||button selected|2/2"]
    ),
    (
      views(
        .picker, [view(.text, "S"), view(.text, "M")], .style("segmented"), .value(.text("M"))),
      ["S||button|1/2", "M||button selected|2/2"]
    ),
    (
      Node(
        .picker, title: "Size", children: [view(.text, "S")], properties: [.style("segmented")]),
      ["S||button|1/1"]
    ),
    (
      Node(
        .picker, title: "Size", children: [view(.text, "S")],
        properties: [.style("segmented"), .label("Fit")]),
      ["S||button|1/1|in Fit"]
    ),
    (
      views(.uiTabBar, [view(.button, "A"), view(.label, "B", .symbol("star"))]),
      ["A||button tabBarItem|1/2", "B||tabBarItem|2/2"]
    ),
    (
      views(
        .uiView, [view(.button, "A"), views(.uiView, [view(.button, "B")])], .container(.tabBar)),
      ["A||button|1/2", "B||button|2/2"]
    ),
  ]) func `counts segments and tabs`(view: Node, short: [String]) {
    #expect(elements(view) == short)
  }
}
