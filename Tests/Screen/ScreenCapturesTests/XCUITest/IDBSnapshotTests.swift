import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

private func lines(_ nodes: String) throws -> [String] {
  let reading = Importer.idb.read(Array(nodes.utf8), file: "a.json")
  return try #require(reading.value).elementLines
}

struct IDBSnapshotTests {
  @Test(arguments: [
    (
      #"[{"AXLabel": "Pay", "role": "AXButton", "help": "Pays"}]"#,
      ["Button \"Pay\" button hint Pays"]
    ),
    (
      #"[{"AXLabel": null, "AXValue": "1", "role": "AXCheckBox", "subrole": "AXSwitch"}]"#,
      ["CheckBox =1 button+switchButton"]
    ),
    (
      #"[{"AXLabel": "Week", "AXValue": 1, "role": "AXRadioButton", "subrole": "AXTabButton"}]"#,
      ["RadioButton \"Week\" selected+tabBarItem"]
    ),
    (#"[{"AXLabel": "Title", "role": "AXHeading"}]"#, ["Heading \"Title\" header"]),
    (
      #"{"error": null, "data": {"capture": {"uiHierarchy": [{"AXLabel": "C", "role": "AXButton"}]}}}"#,
      ["Button \"C\" button"]
    ),
    (
      #"[{"AXLabel": "Volume", "AXValue": 40, "role": "AXSlider"}]"#,
      ["Slider \"Volume\" =40 adjustable"]
    ),
    (
      #"[{"AXLabel": "Find", "AXValue": "", "role": "AXTextField", "subrole": "AXSearchField"}]"#,
      ["TextField \"Find\" searchField+textEntry"]
    ),
    (
      #"[{"AXLabel": "Pay", "role": "AXButton", "enabled": false, "AXUniqueId": "pay"}]"#,
      ["Button \"Pay\" button+notEnabled #pay"]
    ),
    (
      #"[{"AXLabel": "Mail", "role": "AXButton", "custom_actions": ["Reply"]}]"#,
      ["Button \"Mail\" button actions Reply"]
    ),
    (
      #"[{"AXLabel": "T", "role": "AXStaticText", "traits": ["Header", "StaticText"]}]"#,
      ["StaticText \"T\" staticText+header"]
    ),
    (#"[{"AXLabel": null, "role": "AXGenericElement"}]"#, []),
    (
      #"[{"AXLabel": "Mail", "AXValue": "", "role": "AXTextField", "placeholder": "you@x.org", "content_required": true}]"#,
      ["\"Mail\" =you@x.org placeholder you@x.org textbox required"]
    ),
    (
      #"[{"AXLabel": "Find", "role": "AXTextField", "subrole": "AXSearchField", "placeholder": "Find"}]"#,
      ["TextField \"Find\" searchField+textEntry placeholder Find"]
    ),
    (
      #"[{"AXLabel": "Wi-Fi", "AXValue": true, "role": "AXCheckBox", "subrole": "AXSwitch"}]"#,
      ["CheckBox \"Wi-Fi\" =1 button+switchButton"]
    ),
    (
      #"[{"AXLabel": "Load", "AXValue": "40%", "role": "AXGenericElement"}]"#,
      ["GenericElement \"Load\" =40% updatesFrequently"]
    ),
    (
      #"[{"AXLabel": "Row", "role": "AXCell", "children": [{"AXLabel": "a", "role": "AXStaticText"}]}]"#,
      ["Cell \"Row\""]
    ),
    (
      #"[{"AXLabel": "Row", "role": "AXCell", "children": [{"AXLabel": "a", "role": "AXButton"}]}]"#,
      ["Button \"a\" button"]
    ),
    (
      #"[{"AXLabel": "F", "role": "AXTextField", "children": [{"AXLabel": "Clear text", "role": "AXButton"}]}]"#,
      ["TextField \"F\" textEntry", "Button \"Clear text\" button"]
    ),
    (
      #"[{"AXLabel": "A", "role": "AXButton"}, {"AXLabel": "Back", "role": "AXButton", "synthesized": true, "frame": {"x": 8, "y": 85, "width": 60, "height": 30}}]"#,
      ["Button \"Back\" button", "Button \"A\" button"]
    ),
    (
      #"[{"AXLabel": "A", "role": "AXRadioButton", "subrole": "AXTabButton"}, {"AXLabel": "B", "role": "AXRadioButton", "subrole": "AXTabButton"}]"#,
      ["RadioButton \"A\" tabBarItem tab 1/2", "RadioButton \"B\" tabBarItem tab 2/2"]
    ),
    (
      #"[{"AXLabel": "9:41", "role": "AXStaticText", "traits": ["StatusBarElement"]}, {"AXLabel": "Pay", "role": "AXButton"}]"#,
      ["Button \"Pay\" button"]
    ),
    (#"[{"AXLabel": "Tab Bar", "role": "AXGroup"}, {"AXLabel": null, "role": "AXTabGroup"}]"#, []),
    (
      #"[{"AXLabel": "9:41", "role": "AXStaticText", "synthesized": true, "frame": {"x": 0, "y": 20, "width": 40, "height": 20}}, {"AXLabel": "Pay", "role": "AXButton"}]"#,
      ["Button \"Pay\" button"]
    ),
    (
      #"[{"AXLabel": "App", "role": "AXApplication", "children": [{"AXLabel": "A", "role": "AXButton", "children": [{"AXLabel": "a", "role": "AXStaticText"}]}]}]"#,
      ["Button \"A\" button"]
    ),
    (
      #"{"ok": true, "data": {"raw": [{"AXLabel": "A", "role": "AXLink"}], "outline": ""}}"#,
      ["Link \"A\" link"]
    ),
    (
      #"{"elements": [{"label": "A", "type": "Button"}], "backend": "ax"}"#, ["Button \"A\" button"]
    ),
    (#"{"AXLabel": "A", "role": "AXImage", "AXFrame": "{{1, 2}, {3, 4}}"}"#, ["Image \"A\" image"]),
  ]) func `makes elements of each shape and role`(json: String, elements: [String]) throws {
    #expect(try lines(json) == elements)
  }

  @Test(arguments: [
    (
      "null",
      "1:1: the capture is null: a screen is a list or a tree of objects with AXLabel, role and frame; capture it again"
    ),
    (
      "[]",
      "1:1: the capture is empty: a screen is a list or a tree of objects with AXLabel, role and frame; capture it again"
    ),
    (
      #"[{"a": 1}]"#,
      "1:1: no object here has a key of idb, such as AXLabel, role or frame; is it from another tool?"
    ),
    (
      #"[{"AXLabel": "T", "role": "AXButton", "AXValue": ["a"], "traits": ["Glowing"]}]"#,
      "1:50: the value is a list, which has no words; it is left out"
    ),
    (
      #"[{"AXLabel": "T", "role": "AXButton", "content_required": true}]"#,
      "1:2: this is required, which VoiceOver has no words for outside of fields; it is left out"
    ),
  ]) func `reports what is wrong or left out`(json: String, fault: String) {
    #expect(captureFaults(json, .idb).first == fault)
  }

  @Test func `says in the report what no node reports`() throws {
    let json = #"[{"AXLabel": "A", "role": "AXButton"}]"#
    #expect(
      try screen(json, .idb).capture?.notCaptured.map(\.name).sorted()
        == [
          "actions", "container", "customContent", "expanded", "language", "placeholder", "rotors",
          "sortPriority", "traits",
        ])
  }

  @Test func `keeps value, absent and not captured apart, and reports what is hidden`() throws {
    let json =
      #"[{"AXLabel": "A", "role": "AXButton", "help": null}, {"AXLabel": "Bar", "role": "AXGroup"}]"#
    let screen = try #require(Importer.idb.read(Array(json.utf8), file: "a.json").value)
    let button = try #require(screen.views[0].members.first)
    #expect(button.presence(of: .label) == .stated)
    #expect(button.presence(of: .hint) == .absent)
    #expect(button.presence(of: .traits) == .notCaptured)
    #expect(button.presence(of: .rotors) == .notCaptured)
    #expect(button.position == Position(line: 1, column: 2))
    #expect(screen.capture?.remarks.first == "The items of 'Bar' are not in the capture.")
  }

  /// A list has no tree: what follows a container and lies in it is what it holds.
  @Test(arguments: [
    (
      #"{"AXLabel": "Bar", "role": "AXGroup", "AXFrame": "{{0, 770}, {390, 82.3}}"}, {"AXLabel": "You", "role": "AXButton", "AXFrame": "{{0, 770.1}, {100, 49}}"}"#,
      false
    ),
    (
      #"{"AXLabel": "Bar", "role": "AXGroup", "AXFrame": "{{0, 770}, {390, 82}}"}, {"AXLabel": "You", "role": "AXButton", "AXFrame": "{{0, 10}, {100, 49}}"}"#,
      true
    ),
    (
      #"{"AXLabel": "Bar", "role": "AXGroup", "AXFrame": "{{0, 770}, {390, 82}}", "children": []}, {"AXLabel": "You", "role": "AXButton", "AXFrame": "{{0, 770}, {100, 49}}"}"#,
      true
    ),
  ]) func `says that a container has lost its items only when it has`(
    json: String, hasLost: Bool
  ) throws {
    let capture = try #require(try screen("[\(json)]", .idb).capture)
    #expect(capture.remarks.contains("The items of 'Bar' are not in the capture.") == hasLost)
    #expect(capture.drops.isEmpty == !hasLost)
  }

  @Test func `never crashes on a tree that is cut anywhere`() {
    let json = #"[{"AXLabel": "é", "frame": {"x": 1}, "role": "AXButton", "children": [null, 3]}]"#
    let bytes = Array(json.utf8)
    for end in 0..<bytes.count {
      let reading = Importer.idb.read(Array(bytes[..<end]), file: "a.json")
      #expect(reading.value == nil && reading.findings.count == 1)
    }
  }
}
