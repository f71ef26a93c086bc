import ScreenTree
import Testing

@testable import ScreenCaptures
@testable import ScreenFiles

struct FlutterImporterTests {
  @Test func `reads a dump`() throws {
    let screen = try screen(try fixture("flutter-semantics.txt"), .flutterSemantics)
    #expect(screen.title == "Tea \"of\" the day")
    #expect(
      screen.elementLines == [
        "StaticText \"Tea \"of\" the day\" staticText+header",
        "Switch \"A label so long that the dump goes on with it on the line below, at the column of what continues\" =1 button+switchButton hint Warms the cup",
        "Slider \"Sugar\" =50% notEnabled+adjustable actions Set to zero/Set to half",
        "Button \"Add\" button",
      ])
    let frames = screen.views.flatMap(\.elements).compactMap { $0[.frame] }
    #expect(
      frames == [
        Frame(x: 16, y: 60, width: 358, height: 40), Frame(x: 16, y: 130, width: 358, height: 44),
        Frame(x: 16, y: 400, width: 358, height: 44),
        Frame(x: 300, y: 700.5, width: 56, height: 56),
      ])
    #expect(
      screen.capture?.drops.map(\.description) == [
        "30:8 StaticText 'Below' left out by not visible"
      ])
  }

  @Test func `reads a dump through a log`() throws {
    #expect(
      try elements(try fixture("flutter-semantics-log.txt"), .flutterSemantics) == [
        "\"Secret\" =••• textbox isEditing+secureTextField required",
        "\"Two lines,\none choice\" radio checked on",
      ])
  }

  @Test(arguments: [
    ("label: \"A\"\n  tooltip: \"B\"", "StaticText \"A\nB\" staticText"),
    ("tooltip: \"B\"", "StaticText \"B\" staticText"),
    ("actions: tap", "Other"), ("actions: tap\n  flags: isButton", "Button button"),
    ("flags: hasExpandedState, isExpanded, isLink\n  label: \"A\"", "Link \"A\" expanded link"),
    (
      "flags: hasCheckedState, isCheckStateMixed\n  label: \"A\"",
      "CheckBox \"A\" =2 button+switchButton"
    ),
    ("role: tab\n  flags: isSelected\n  label: \"A\"", "Tab \"A\" selected+tabBarItem"),
    ("label:\n    \"A\n\n    B\"\n  textDirection: ltr", "StaticText \"A\n\nB\" staticText"),
    (
      "fresh: 1\n  label: \"A\" [SpellOutStringAttribute(TextRange(start: 0, end: 1))]",
      "StaticText \"A\" staticText"
    ),
    ("flags: isTextField, isReadOnly\n  label: \"A\"\n  value: \"b\"", "\"A\" =b textbox readonly"),
  ]) func `reads properties`(properties: String, line: String) throws {
    #expect(
      try elements("SemanticsNode#0\n  \(properties)\n", .flutterSemantics).map(\.trimmed) == [line]
    )
  }

  @Test(arguments: ["scrollUp, showOnScreen", "didGainAccessibilityFocus", "focus"])
  func `does not stop where nothing is said and only the tool acts`(actions: String) throws {
    let text = "SemanticsNode#0\n  actions: \(actions)\n  flags: isFocusable\n"
    #expect(try elements(text, .flutterSemantics) == [])
  }

  @Test func `keeps elements inside an element, after it`() throws {
    let text = """
      SemanticsNode#4
       │ label: "Card"
       │ textDirection: rtl
       │
       └─SemanticsNode#5
           label: "Inside"
           actions: tap

      """
    let screen = try screen(text, .flutterSemantics)
    #expect(screen.labels == ["Card", "Inside"])
    #expect(screen.direction == .rtl)
    #expect(screen.capture?.remarks.contains("The dump begins inside the tree.") == true)
  }

  @Test(arguments: [
    (
      "SemanticsNode#0\n  label: \"A",
      "2:1: the dump is broken off: this line is not whole; dump it again"
    ),
    (
      "SemanticsNode#0\n  flags: isBut",
      "2:1: the dump is broken off: this line is not whole; dump it again"
    ),
    (
      "SemanticsNode#0\n  Rect.fromLTRB(0.0, 0.0",
      "2:1: the dump is broken off: this line is not whole; dump it again"
    ),
    (
      "SemanticsNode#0\n  textDir",
      "2:1: the dump is broken off: this line is not whole; dump it again"
    ),
    (
      "nothing", "1:1: there is no node here; a dump of Flutter has lines such as 'SemanticsNode#4'"
    ),
  ]) func `says what is wrong`(text: String, fault: String) {
    #expect(captureFaults(text, .flutterSemantics) == [fault])
  }
}
