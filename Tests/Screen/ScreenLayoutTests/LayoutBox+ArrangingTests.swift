import ScreenLayout
import ScreenTree
import Testing

/// What scrolls, lists and sections.
struct LayoutBoxArrangingTests {
  @Test func `what scrolls begins at the top of its window`() {
    let scroll = view(
      .scrollView, "s", [text("A", "a"), text("B", "b")], .scrolls(across: false, down: true))
    #expect(
      Plain.frames([scroll]) == """
        194 0 12 800 s
        194 0 12 22 a
        194 30 12 22 b
        """)
    let result = layOut(Screen(title: "", views: [scroll]), on: Plain.device)
    #expect(result.contentSizes[NodePath([.view(0)])] == Size(width: 12, height: 52))
  }

  @Test func `rows of a list have room around, and are 44 points high at least`() {
    #expect(
      Plain.frames([view(.list, "l", [text("A", "a"), text("B", "b")], filling)]) == """
        0 0 400 800 l
        20 11 12 22 a
        20 55 12 22 b
        """)
  }

  @Test func `a section has its title above its rows`() {
    #expect(
      Plain.frames([view(.list, nil, [view(.section, nil, [text("A", "a")], title: "S")], filling)])
        == "20 49 12 22 a")
  }
}
