import ScreenTree

extension CaptureNode {
  /// The words of the property `flags`.
  var flutterFlags: Set<String> { Set(self["flags"]?.listed ?? []) }

  var isFlutterHeading: Bool {
    flutterFlags.contains("isHeader") || (number("headingLevel") ?? 0) > 0
  }

  /// The node with the words of the nodes that are merged up into it.
  var withMergedUp: CaptureNode {
    var node = self
    for child in children where child.flag("merged up") == true {
      for attribute in child.withMergedUp.attributes { node.merge(attribute) }
    }
    return node
  }

  private mutating func merge(_ attribute: Attribute) {
    let joints = [
      "flags": ", ", "actions": ", ", "customActions": ", ", "label": "\n", "hint": "\n",
    ]
    let others = ["value", "tooltip", "identifier", "role", "headingLevel"]
    guard let joint = joints[attribute.name] else {
      if others.contains(attribute.name), self[attribute.name] == nil {
        attributes.append(attribute)
      }
      return
    }
    guard let index = attributes.firstIndex(where: { $0.name == attribute.name }) else {
      return attributes.append(attribute)
    }
    guard attributes[index].value.utf8.count < 1 << 16 else { return }
    attributes[index].value += joint + attribute.value
  }

  /// Whether the cursor stops here: it has words or actions.
  var isFlutterStop: Bool {
    if words("label", "value", "hint", "tooltip") != nil { return true }
    // Scrolling and focus are moves of the screen reader itself; they make no element.
    return (self["actions"] ?? "").listed.contains { action in
      !action.hasPrefix("scroll") && action != "showOnScreen" && action != "focus"
        && !action.hasSuffix("AccessibilityFocus")
    }
  }

  /// The label followed by the tooltip.
  var flutterLabel: Attribute? {
    guard var label = words("label"), let tooltip = words("tooltip") else {
      return words("label", "tooltip")
    }
    if label.value != tooltip.value { label.value += "\n" + tooltip.value }
    return label
  }

  /// The state of a box or a switch, as in XCUITest.
  var flutterState: String? {
    let flags = flutterFlags
    if flags.contains("hasToggledState") { return flags.contains("isToggled") ? "1" : "0" }
    guard flags.contains("hasCheckedState") else { return nil }
    if flags.contains("isCheckStateMixed") { return "2" }
    return flags.contains("isChecked") ? "1" : "0"
  }

  /// The type of XCUITest for the flags and the role.
  var flutterType: String {
    let flags = flutterFlags
    let types = [
      ("hasToggledState", "Switch"), ("isSlider", "Slider"), ("isKeyboardKey", "Key"),
      ("isLink", "Link"), ("isButton", "Button"), ("isImage", "Image"),
    ]
    if flags.contains("isTextField") {
      return flags.contains("isObscured")
        ? "SecureTextField" : flags.contains("isMultiline") ? "TextView" : "TextField"
    }
    if flags.contains("hasCheckedState") {
      return flags.contains("isInMutuallyExclusiveGroup") ? "RadioButton" : "CheckBox"
    }
    let roles = [
      "tab": "Tab", "progressBar": "ProgressIndicator", "loadingSpinner": "ActivityIndicator",
      "comboBox": "ComboBox", "menuItem": "MenuItem",
    ]
    if let type = self["role"].flatMap({ roles[$0] }) { return type }
    if let type = types.first(where: { flags.contains($0.0) })?.1 { return type }
    return words("label", "value", "tooltip") == nil ? "Other" : "StaticText"
  }

  /// The traits besides those of the type, by their names in WebDriverAgent.
  var flutterTraits: [String] {
    let flags = flutterFlags
    let actions = (self["actions"] ?? "").listed
    var traits: [String] = []
    if isFlutterHeading { traits.append("Header") }
    if flags.contains("isSelected") { traits.append("Selected") }
    if flags.contains("isLiveRegion") { traits.append("UpdatesFrequently") }
    if actions.contains("increase") || actions.contains("decrease") { traits.append("Adjustable") }
    if flags.contains("isButton") { traits.append("Button") }
    if flags.contains("isImage") { traits.append("Image") }
    return traits
  }

  /// The rectangle on the screen as an attribute of the XCUITest family, or nil.
  ///
  /// - Parameters:
  ///   - origin: the origin of the node around it, in points.
  ///   - scale: the size of that node's unit, in pixels.
  ///   - ratio: the number of pixels in a point.
  /// - Returns: the rectangle in points.
  func flutterFrame(
    in origin: (Double, Double), scale: Double, _ ratio: Double
  ) -> Attribute? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    let own = scale * (number("scale") ?? 1) / ratio
    // Sides are differences of printed numbers, so digits beyond theirs are meaningless.
    let numbers = [
      origin.0 + x * scale / ratio, origin.1 + y * scale / ratio, width * own, height * own,
    ].map { ($0 * 1000).rounded() / 1000 }
    return Attribute(
      name: "frame",
      value: "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}",
      position: place(of: "x"))
  }
}
