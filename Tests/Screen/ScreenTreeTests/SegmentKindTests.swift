import ScreenTree
import Testing

struct SegmentKindTests {
  @Test func `tells an element from others with the same role`() {
    #expect(
      SegmentKind.allCases.filter(\.distinguishes) == [
        .selected, .header, .label, .content, .description, .value, .cell, .hint, .actions,
        .moreContent, .announcement, .rotor, .action, .text, .report, .chart,
      ])
  }

  @Test func `is what an element contains`() {
    #expect(
      SegmentKind.allCases.filter(\.isContent)
        == [.header, .label, .content, .description, .value, .cell])
  }

  @Test func `is spoken again when it changes`() {
    #expect(
      SegmentKind.allCases.filter(\.isSpokenOnChange)
        == [.selected, .label, .content, .description, .value, .trait, .state])
  }

  @Test func `is a tone, or describes what is around an element`() {
    #expect(SegmentKind.allCases.filter(\.isTone) == [.sound, .graph])
    #expect(SegmentKind.allCases.filter { !$0.isOfElement } == [.container, .system])
  }

  @Test func `has a word for each kind`() {
    #expect(
      SegmentKind.allCases.map(\.rawValue) == [
        "container", "selected", "header", "label", "content", "description", "value", "trait",
        "state", "cell", "position", "boundary", "hint", "actions", "moreContent", "sound",
        "announcement", "rotor", "action", "text", "report", "chart", "graph", "system",
      ])
  }
}
