import ScreenTree
import Testing

@testable import ScreenCaptures

private func node(flags: String, role: String? = nil, label: String? = "A") -> CaptureNode {
  let attributes = [("flags", flags), ("role", role), ("label", label)]
  return CaptureNode(
    "SemanticsNode",
    attributes: attributes.compactMap { name, value in
      value.map { .init(name: name, value: $0, position: .unknown) }
    })
}

struct CaptureNodeFlutterTests {
  @Test func `merges the words of the nodes that are merged up`() {
    let inner = CaptureNode(
      "SemanticsNode", ["merged up": "true", "label": "C", "value": "3", "tooltip": "t"])
    let merged = CaptureNode(
      "SemanticsNode",
      [
        "number": "2", "merged up": "true", "label": "B", "flags": "isHeader", "actions": "tap",
        "value": "2", "role": "tab",
      ], [inner])
    let other = CaptureNode("SemanticsNode", ["label": "D", "hint": "h"])
    let node = CaptureNode(
      "SemanticsNode", ["number": "1", "label": "A", "flags": "isButton", "role": "menuItem"],
      [merged, other])
    #expect(
      node.withMergedUp.outline == [
        "? SemanticsNode number=1 label=A\nB\nC flags=isButton, isHeader role=menuItem actions=tap "
          + "value=2 tooltip=t",
        "  ? SemanticsNode number=2 merged up=true label=B flags=isHeader actions=tap value=2 role=tab",
        "    ? SemanticsNode merged up=true label=C value=3 tooltip=t",
        "  ? SemanticsNode label=D hint=h",
      ])
  }

  @Test(arguments: [
    ("isTextField", nil, "TextField"), ("isTextField, isMultiline", nil, "TextView"),
    ("isTextField, isMultiline, isObscured", "comboBox", "SecureTextField"),
    ("hasCheckedState, isButton", nil, "CheckBox"),
    ("hasCheckedState, isInMutuallyExclusiveGroup", nil, "RadioButton"),
    ("isButton", "tab", "Tab"), ("", "progressBar", "ProgressIndicator"),
    ("", "loadingSpinner", "ActivityIndicator"), ("", "comboBox", "ComboBox"),
    ("", "menuItem", "MenuItem"), ("isImage, isButton, hasToggledState", nil, "Switch"),
    ("isImage, isButton, isLink", nil, "Link"), ("isImage, isButton", "alert", "Button"),
    ("isSlider", nil, "Slider"), ("isKeyboardKey, isButton", nil, "Key"),
    ("isImage", nil, "Image"), ("isFocusable", nil, "StaticText"),
  ]) func `has the type of its flags and its role`(flags: String, role: String?, type: String) {
    #expect(node(flags: flags, role: role).flutterType == type)
  }

  @Test func `is a plain view without words`() {
    #expect(node(flags: "", label: " ").flutterType == "Other")
    #expect(CaptureNode("SemanticsNode", ["tooltip": "t"]).flutterType == "StaticText")
    #expect(CaptureNode("SemanticsNode", ["hint": "h"]).flutterType == "Other")
  }

  @Test(arguments: [
    ("hasToggledState, isToggled", "1"), ("hasToggledState", "0"),
    ("hasCheckedState, isChecked", "1"), ("hasCheckedState", "0"),
    ("hasCheckedState, isCheckStateMixed", "2"), ("isChecked, isToggled", nil),
  ]) func `has the state of a box or a switch`(flags: String, state: String?) {
    #expect(node(flags: flags).flutterState == state)
  }

  @Test(arguments: [
    (CaptureNode("n", ["flags": "isHeader, isButton, isImage"]), ["Header", "Button", "Image"]),
    (CaptureNode("n", ["headingLevel": "2"]), ["Header"]),
    (CaptureNode("n", ["headingLevel": "0", "flags": "isSelected"]), ["Selected"]),
    (
      CaptureNode("n", ["flags": "isLiveRegion", "actions": "tap, decrease"]),
      ["UpdatesFrequently", "Adjustable"]
    ), (CaptureNode("n", ["actions": "increase"]), ["Adjustable"]),
  ]) func `has traits besides its type's`(node: CaptureNode, traits: [String]) {
    #expect(node.flutterTraits == traits)
  }

  @Test(arguments: [
    (CaptureNode("n", ["label": "A", "tooltip": "B"]), "A\nB"),
    (CaptureNode("n", ["label": "A", "tooltip": "A"]), "A"),
    (CaptureNode("n", ["label": " ", "tooltip": "B"]), "B"),
    (CaptureNode("n", ["label": "A", "tooltip": ""]), "A"), (CaptureNode("n", ["hint": "A"]), nil),
  ]) func `is called by its label and its tooltip`(node: CaptureNode, label: String?) {
    #expect(node.flutterLabel?.value == label)
  }

  @Test(
    arguments: [
      (["x": "10", "y": "20", "width": "30", "height": "40"], 1, "{{11.0, 22.0}, {30.0, 40.0}}"),
      (
        ["x": "10", "y": "20", "width": "30", "height": "40", "scale": "3"], 2,
        "{{6.0, 12.0}, {45.0, 60.0}}"
      ),
      (
        ["x": "0.33349", "y": "0", "width": "1", "height": "1"], 1, "{{1.333, 2.0}, {1.0, 1.0}}"
      ), (["x": "10", "y": "20", "width": "30"], 1, nil),
    ] as [(KeyValuePairs<String, String>, Double, String?)])
  func `has its place in points on the screen`(
    numbers: KeyValuePairs<String, String>, ratio: Double, frame: String?
  ) {
    let place = CaptureNode("n", numbers).flutterFrame(in: (1, 2), scale: 1, ratio)
    #expect(place?.value == frame)
  }
}
