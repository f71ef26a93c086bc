import ScreenTree
import Testing
import VoiceOverElements

struct ReadingOrderTests {
  private func labels(
    _ views: [Node], platform: Platform = .ios, direction: LayoutDirection = .ltr
  ) -> [String] {
    resolution(views, platform: platform, direction: direction).elements
      .map { $0.label[0].value.description }
  }

  @Test(
    arguments: [
      (
        [view(.text, "B", at(0, 100)), view(.text, "A", at(0, 0))], Platform.ios,
        LayoutDirection.ltr,
        ["A", "B"]
      ),
      ([view(.text, "B", at(50, 0)), view(.text, "A", at(0, 7.9))], .ios, .ltr, ["A", "B"]),
      ([view(.text, "B", at(50, 0)), view(.text, "A", at(0, 8))], .ios, .ltr, ["B", "A"]),
      ([view(.text, "B", at(50, 0)), view(.text, "A", at(0, 12))], .ipados, .ltr, ["A", "B"]),
      ([view(.text, "B", at(50, 0)), view(.text, "A", at(0, 0))], .ios, .rtl, ["B", "A"]),
      ([view(.text, "B"), view(.text, "A", at(0, 0))], .ios, .ltr, ["B", "A"]),
      (
        [view(.text, "B", at(0, 0)), view(.text, "A", at(0, 50), .sortPriority(1))], .ios, .ltr,
        ["A", "B"]
      ),
      (
        [view(.text, "C", .sortPriority(-1)), view(.text, "A"), view(.text, "B")], .ios, .ltr,
        ["A", "B", "C"]
      ),
    ] as [([Node], Platform, LayoutDirection, [String])])
  func `reads by priority, then by place, then by the file`(
    views: [Node], platform: Platform, direction: LayoutDirection, order: [String]
  ) {
    #expect(labels(views, platform: platform, direction: direction) == order)
  }

  @Test func `keeps a group together where its first member lies`() {
    let members = [view(.text, "C", at(0, 60)), view(.text, "A", at(0, 0))]
    let other = view(.text, "B", at(0, 30))
    #expect(labels([other, views(.vStack, members)]) == ["A", "B", "C"])
    #expect(labels([other, views(.vStack, members, .element(.contain))]) == ["A", "C", "B"])
    #expect(labels([other, views(.uiView, members, .groupChildren(true))]) == ["A", "C", "B"])
  }

  @Test func `counts a priority inside its container only`() {
    let box = views(
      .vStack, [view(.text, "A"), view(.text, "B", .sortPriority(9))], .element(.contain))
    #expect(labels([view(.text, "First"), box]) == ["First", "B", "A"])
  }

  @Test func `counts frames that are no numbers as zero`() {
    let odd = view(.text, "A", .frame(Frame(x: .nan, y: -.infinity, width: 1, height: 1)))
    #expect(labels([view(.text, "B", at(0, 20)), odd]) == ["A", "B"])
  }
}
