import ScreenTree
import Testing
import VoiceOverElements

struct PartTests {
  @Test func `sort priority moves a group as a whole`() {
    let late = views(
      .vStack, [view(.text, "a"), view(.text, "b")], .element(.contain), .sortPriority(-1))
    #expect(
      elements(views(.hStack, [late, view(.text, "c")], .element(.contain)))
        == ["c||staticText", "a||staticText", "b||staticText"])
  }

  @Test func `a cell names the only element of a view, however deep`() {
    let deep = views(
      .uiView, [views(.uiView, [view(.uiLabel, "x")])], .cell(.init(row: 0, column: 0)))
    let table = views(.uiView, [deep], .container(.dataTable))
    #expect(resolution([table]).elements.map { $0.cell != nil } == [true])
  }
}
