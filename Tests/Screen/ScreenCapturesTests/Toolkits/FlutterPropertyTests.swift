import ScreenTree
import Testing

@testable import ScreenCaptures

struct FlutterPropertyTests {
  @Test(arguments: [
    ("label: \"A\"", "label=A"), ("value: \"\"", "value="),
    ("label: \"say \"hi\"\"", "label=say \"hi\""),
    ("hint: \"A\" [LocaleStringAttribute(TextRange(start: 0, end: 1))]", "hint=A"),
    ("headingLevel: 2", "headingLevel=2"), ("text selection: [0, 1]", "text selection=[0, 1]"),
    ("merged up \u{2B06}", "merged up=true"), ("HIDDEN", "HIDDEN=true"),
    ("invisible", "invisible=true"), ("fresh: 1", ""), ("hidden", ""),
    (
      "Rect.fromLTRB(1.0, 2.0, 4.0, 8.0) scaled by 3.0x",
      "x=1.0 y=2.0 width=3.0 height=6.0 scale=3.0"
    ),
    // A scale that cannot be is none.
    (
      "Rect.fromLTRB(4.0, 8.0, 1.0, 2.0) scaled by 0.0x", "x=4.0 y=8.0 width=0.0 height=0.0"
    ),
    (
      "Rect.fromLTRB(0.0, 0.0, 1.0, 1.0) scaled by 1000.0x", "x=0.0 y=0.0 width=1.0 height=1.0"
    ),
    (
      "Rect.fromLTRB(1.0, 2.0, 4.0, 8.0) with transform [1.0,0.0,0.0,5.0; 0.0,1.0,0.0,-7.5; "
        + "0.0,0.0,1.0,0.0; 0.0,0.0,0.0,1.0]", "x=6.0 y=-5.5 width=3.0 height=6.0"
    ),
    ("Rect.fromLTRB(0.0, 0.0)", ""), ("Rect.fromLTRB(inf, 0.0, 1.0, 1.0)", ""),
    ("Rect.fromLTRB(0.0, 0.0, 1.0, 1.0", ""),
  ]) func `reads a property of one line`(line: String, attributes: String) {
    let property = FlutterProperty(line[...], at: Position(line: 4, column: 3))
    #expect(property.attributes.map(\.written).joined(separator: " ") == attributes)
    #expect(property.attributes.allSatisfy { $0.position == Position(line: 4, column: 3) })
  }

  private static let texts: [([Substring], [Bool], String)] = [
    // A text that begins beside its name is one line, one that begins below keeps its lines.
    (["label: \"one", "two\"", "three\""], [true, false], "label=one two"),
    (
      ["label:", "\"one", "", "two\"", "three\""], [true, true, true, false],
      "label=one\n\ntwo"
    ),
    // Nothing in a text begins a property.
    (["label: \"one", "value: \"two\""], [true], "label=one value: \"two"),
  ]

  private static let others: [([Substring], [Bool], String)] = [
    (
      ["flags: isButton,", "isHeader", "textDirection: ltr"], [true, false],
      "flags=isButton, isHeader"
    ),
    (["actions: tap,", "focus", "merged up"], [true, false], "actions=tap, focus"),
    (["tags: a,", "fresh: 1"], [false], "tags=a,"),
    (["flags: isButton,", "Rect.fromLTRB(0.0"], [false], "flags=isButton,"),
    (["textDirection: ltr", "rtl"], [false], "textDirection=ltr"),
    (["dirty", "rtl"], [false], "dirty=true"),
  ]

  @Test(arguments: texts + others) func `takes the lines below that belong to it`(
    lines: [Substring], isTaken: [Bool], attribute: String
  ) {
    var property = FlutterProperty(lines[0], at: .unknown)
    #expect(lines.dropFirst().map { property.add($0) } == isTaken)
    #expect(property.attributes.map(\.written) == [attribute])
  }

  @Test func `takes a transform that continues below`() {
    var property = FlutterProperty(
      "Rect.fromLTRB(0.0, 0.0, 1.0, 1.0) with transform [1.0,0.0,0.0,5.0;", at: .unknown)
    let isTaken = property.add("0.0,1.0,0.0,6.0; 0.0,0.0,1.0,0.0; 0.0,0.0,0.0,1.0]")
    #expect(isTaken)
    #expect(property.attributes.map(\.written) == ["x=5.0", "y=6.0", "width=1.0", "height=1.0"])
  }

  @Test(arguments: [
    ("label: \"A\"", true), ("label: \"A", false), ("label: \"", false), ("flags: isButton", true),
    ("flags: isBut", false), ("flags: isButton,", false), ("flags: isNew", true),
    ("flags: is Button", false), ("actions: tap", true), ("actions:", false),
    ("Rect.fromLTRB(0.0, 0.0, 1.0, 1.0)", true), ("Rect.fromLTRB(0.0, 0", false),
    ("Rect.fromLTRB(0.0, 0.0, 1.0, 1.0) scaled by 3", false),
    ("Rect.fromLTRB(0.0, 0.0, 1.0, 1.0) scaled by 3.0x", true),
    ("Rect.fromLTRB(0.0, 0.0, 1.0, 1.0) with transform [1.0,", false),
    ("textDirection: ltr", true), ("textDirection:", false), ("textDir", false), ("dirty", true),
    ("invis", false),
  ]) func `knows whether a file can end with it`(line: Substring, isWhole: Bool) {
    #expect(FlutterProperty(line, at: .unknown).isWholeAtEnd == isWhole)
  }
}

extension CaptureNode.Attribute {
  /// The name and the value.
  fileprivate var written: String { "\(name)=\(value)" }
}
