import ScreenTree
import Testing

@testable import ScreenCaptures
@testable import ScreenFiles

struct ComposeImporterTests {
  @Test func `reads a merged tree`() throws {
    let screen = try screen(try fixture("compose-semantics.txt"), .composeSemantics)
    #expect(
      screen.elementLines
        == [
          "TextView \"Tea, fresh\" staticText+header", "CheckBox \"Off\" button+switchButton",
          "Switch \"Gift\" =2 button+notEnabled+switchButton", "SeekBar \"Sugar\" =25% adjustable",
          "EditText \"Name\" =Ada textEntry+isEditing",
        ])
    let group = screen.views.first?.members.first
    #expect(group?[.label] == "Shop" && group?[.container] == .semanticGroup)
    #expect(
      screen.capture?.remarks.suffix(2) == [
        "1 element has a description and another text; the description alone is read.",
        "1 check box has no ToggleableState, so that it is not known whether it is checked.",
      ])
    #expect(
      screen.capture?.drops.map(\.description) == [
        "19:10 Button 'Black' left out by off screen"
      ])
    #expect(
      try ScreenCapturesTests.screen(
        try fixture("compose-semantics.txt"), .composeSemantics, all: true
      ).labels.count == 6)
  }

  @Test func `reads an unmerged tree through a log, its tabs counted`() throws {
    let screen = try screen(try fixture("compose-semantics-logcat.txt"), .composeSemantics)
    #expect(
      screen.elementLines == [
        "Tab \"Tea\" selected+tabBarItem tab 1/2", "Tab \"Cup\" tabBarItem tab 2/2",
      ])
    #expect(screen.capture?.nodeCount == 6)
    #expect(screen.capture?.dropped == ["size zero": 1])
  }

  @Test(arguments: [
    ("Text = '[It's, 'fine']'", "TextView \"It's, 'fine'\" staticText"),
    ("Text = '[two\nlines]'", "TextView \"two\nlines\" staticText"),
    (
      "Role = 'RadioButton'\nSelected = 'true'\nText = '[A]'\nMergeDescendants = 'true'",
      "\"A\" radio checked on"
    ),
    (
      "Role = 'Checkbox'\nToggleableState = 'Indeterminate'\nText = '[A]'\nMergeDescendants = 'true'",
      "\"A\" checkbox checked mixed"
    ),
    (
      "ProgressBarRangeInfo = 'ProgressBarRangeInfo(current=0.0, range=0.0..0.0, steps=0)'",
      "ProgressBar updatesFrequently"
    ),
    (
      "Role = 'Button'\nStateDescription = 'open'\nText = '[A]'\nActions = [OnClick]",
      "Button \"A\" =open button"
    ),
    ("Text = '[A]'\nActions = [OnClick]\nMergeDescendants = 'true'", "View \"A\""),
    ("Actions = [OnClick]\nMergeDescendants = 'true'", "View button"),
    (
      "EditableText = ''\nText = '[Mail]'\n[Password]\nActions = [SetText]",
      "EditText \"Mail\" textEntry+secureTextField"
    ),
  ]) func `reads properties`(properties: String, line: String) throws {
    let text =
      "Node #1 at (l=0.0, t=0.0, r=400.0, b=800.0)px\n |-Node #2 at (l=0.0, t=0.0, r=90.0, b=90.0)px\n\(properties)\n"
    let lines = try elements(text, .composeSemantics).map(\.trimmed)
    #expect(lines.map { $0.replacing("  ", with: " ") } == [line])
  }

  @Test func `keeps the order of a tree that has lost its spaces`() throws {
    let node = "at (l=0.0, t=0.0, r=90.0, b=90.0)px"
    let text = "Node #1 \(node)\n|-Node #2 \(node)\nText = '[A]'\n|-Node #3 \(node)\nText = '[B]'\n"
    #expect(try screen(text, .composeSemantics).labels == ["A", "B"])
    #expect(captureFaults(text, .composeSemantics).count == 1)
  }

  @Test func `says that a dump was cut at its depth`() throws {
    let text = "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nText = '[A]'\nHas 3 children\n"
    let remarks = try screen(text, .composeSemantics).capture?.remarks ?? []
    #expect(remarks.contains("Compose cut the dump at its depth; print it with a larger maxDepth."))
  }

  @Test(arguments: [
    (
      "Node #1 at (l=0.0, t=0",
      "1:1: the dump is broken off: the frame of this node is not whole; print it again"
    ),
    (
      "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px, Ta",
      "1:1: the dump is broken off: this line is not whole; print it again"
    ),
    (
      "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nText = '[A",
      "2:1: the dump is broken off: this line is not whole; print it again"
    ),
    (
      "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nMerge",
      "2:1: the dump is broken off: this line is not whole; print it again"
    ),
    (
      "x",
      "1:1: there is no node here; Compose prints 'Node #1 at (l=0.0, t=0.0, r=10.0, b=10.0)px'"
    ),
  ]) func `says what is wrong`(text: String, fault: String) {
    #expect(captureFaults(text, .composeSemantics) == [fault])
  }
}
