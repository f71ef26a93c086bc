import ScreenTree

extension Importer {
  /// Flutter's semantics tree as `debugDumpSemanticsTree` writes it.
  public static let flutterSemantics = Importer(
    name: "flutter-semantics",
    recognizes: { head in head.lines.contains { FlutterDump.startOfNode(in: $0) != nil } },
    importer: { text, notes throws(Document.Fault) in
      let dump = try FlutterDump.read(text)
      var reader = FlutterReader(dump.roots)
      let app = reader.application()
      var snapshot = XCUITestSnapshot(
        [app], mixesNames: false, keepsOrder: true, tells: [.hint, .actions, .expanded],
        notes: notes)
      var screen = snapshot.screen()
      notes = snapshot.notes
      notes.capture.evidence = []
      notes.capture.nodeCount = dump.roots.reduce(0) { $0 + $1.nodeCount }
      reader.remark(&notes)
      if let title = reader.title { screen.title = title }
      if reader.isFromTheRight { screen.direction = .rtl }
      return screen
    })
}

/// Writes what Flutter says of nodes in the words of the XCUITest family, as Flutter itself does for
/// UIKit: which nodes are elements is known.
private struct FlutterReader {
  private let roots: [CaptureNode]
  /// The name of the route, else the first heading.
  private(set) var title: String?
  private(set) var isFromTheRight = false
  private var hasPlatformViews = false
  /// How many pixels a point has.
  private let ratio: Double

  /// Where the children of a node begin, in points, and how large a unit of theirs is, in pixels.
  private struct Place {
    var x = 0.0
    var y = 0.0
    var scale = 1.0
  }

  init(_ roots: [CaptureNode]) {
    self.roots = roots
    ratio = roots.first?.children.first?.number("scale") ?? 1
    var direction: String?
    var heading: String?
    for root in roots {
      root.forEach { node in
        direction = direction ?? node["textDirection"]
        if title == nil, node.flags.contains("namesRoute") { title = node.words("label")?.value }
        if heading == nil, node.isHeading { heading = node.words("label")?.value }
      }
    }
    isFromTheRight = direction == "rtl"
    title = title ?? heading
  }

  /// The tree as that of an app.
  mutating func application() -> CaptureNode {
    var app = CaptureNode("Application", position: roots.first?.position ?? .unknown)
    for root in roots { app.children += nodes(of: root, in: Place()) }
    if roots.count == 1, let frame = roots[0].rectangle(in: (0, 0), scale: 1, ratio) {
      app.attributes = [frame]
    }
    return app
  }

  /// The element that a node is, if it is one, and those in it after it.
  private mutating func nodes(of source: CaptureNode, in place: Place) -> [CaptureNode] {
    hasPlatformViews = hasPlatformViews || source["platformViewId"] != nil
    let merged = source.flag("merge boundary") == true ? source.withMerged : source
    let own = element(merged, in: place)
    let unit = place.scale / ratio
    let inner = Place(
      x: place.x + (source.number("x") ?? 0) * unit,
      y: place.y + (source.number("y") ?? 0) * unit,
      scale: place.scale * (source.number("scale") ?? 1))
    let children = source.children.flatMap { nodes(of: $0, in: inner) }
    return (own.map { [$0] } ?? []) + children
  }

  /// A node as an element; nil when the cursor does not stop at it.
  private func element(_ source: CaptureNode, in place: Place) -> CaptureNode? {
    guard source.flag("merged up") != true, source.isFlutterStop else { return nil }
    var node = CaptureNode(source.flutterType, position: source.position)
    func say(_ name: String, _ value: String, _ key: String) {
      node.attributes.append(.init(name: name, value: value, position: source.place(of: key)))
    }
    let flags = source.flags
    say("accessible", "true", "label")
    if let label = source.flutterLabel {
      node.attributes.append(.init(name: "label", value: label.value, position: label.position))
    }
    if let state = source.flutterState { say("value", state, "flags") }
    for name in ["value", "hint", "identifier", "customActions"] where node[name] == nil {
      if let words = source.words(name) { say(name, words.value, name) }
    }
    say("traits", source.flutterTraits.joined(separator: ", "), "flags")
    if flags.contains("hasEnabledState") {
      say("enabled", String(flags.contains("isEnabled")), "flags")
    }
    if flags.contains("hasExpandedState") {
      say("expanded", String(flags.contains("isExpanded")), "flags")
    }
    let flagNames = ["isFocused": "focused", "isRequired": "required", "isReadOnly": "readonly"]
    for (flag, name) in flagNames.sorted(by: { $0.key < $1.key }) where flags.contains(flag) {
      say(name, "true", "flags")
    }
    if source.flag("HIDDEN") == true || source.flag("invisible") == true
      || flags.contains("isHidden")
    {
      say("visible", "false", "HIDDEN")
    }
    if let frame = source.rectangle(in: (place.x, place.y), scale: place.scale, ratio) {
      node.attributes.append(frame)
    }
    return node
  }

  /// Says what the dump lacks.
  func remark(_ notes: inout CaptureNotes) {
    if roots.first?["number"] != "0" { notes.remark("The dump begins inside the tree.") }
    if hasPlatformViews {
      notes.remark("What is in views of the system is not in the dump of Flutter.")
    }
  }
}

extension CaptureNode {
  /// The words of the property `flags`.
  fileprivate var flags: Set<String> { Set(self["flags"]?.listed ?? []) }

  fileprivate var isHeading: Bool {
    flags.contains("isHeader") || (number("headingLevel") ?? 0) > 0
  }

  /// The node with what the nodes in it say that are merged up to it.
  fileprivate var withMerged: CaptureNode {
    var node = self
    for child in children where child.flag("merged up") == true {
      for attribute in child.withMerged.attributes { node.merge(attribute) }
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

  /// Whether the cursor stops here: something is said or can be done.
  fileprivate var isFlutterStop: Bool {
    if words("label", "value", "hint", "tooltip") != nil { return true }
    return (self["actions"] ?? "").listed.contains { action in
      !action.hasPrefix("scroll") && action != "showOnScreen" && action != "focus"
        && !action.hasSuffix("AccessibilityFocus")
    }
  }

  /// The label with the tooltip after it.
  fileprivate var flutterLabel: Attribute? {
    guard var label = words("label"), let tooltip = words("tooltip") else {
      return words("label", "tooltip")
    }
    if label.value != tooltip.value { label.value += "\n" + tooltip.value }
    return label
  }

  /// Whether a box or a switch is on, as XCUITest has it.
  fileprivate var flutterState: String? {
    let flags = flags
    if flags.contains("hasToggledState") { return flags.contains("isToggled") ? "1" : "0" }
    guard flags.contains("hasCheckedState") else { return nil }
    if flags.contains("isCheckStateMixed") { return "2" }
    return flags.contains("isChecked") ? "1" : "0"
  }

  /// The type of XCUITest for what the flags and the role say.
  fileprivate var flutterType: String {
    let flags = flags
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

  /// The traits beyond those of the type, by their names in WebDriverAgent.
  fileprivate var flutterTraits: [String] {
    let flags = flags
    let actions = (self["actions"] ?? "").listed
    var traits: [String] = []
    if isHeading { traits.append("Header") }
    if flags.contains("isSelected") { traits.append("Selected") }
    if flags.contains("isLiveRegion") { traits.append("UpdatesFrequently") }
    if actions.contains("increase") || actions.contains("decrease") { traits.append("Adjustable") }
    if flags.contains("isButton") { traits.append("Button") }
    if flags.contains("isImage") { traits.append("Image") }
    return traits
  }

  /// The rectangle on the screen as an attribute of the XCUITest family; nil when there is none.
  ///
  /// - Parameters:
  ///   - origin: where the node around begins, in points.
  ///   - scale: how large a unit of that node is, in pixels.
  ///   - ratio: how many pixels a point has.
  /// - Returns: the rectangle in points.
  fileprivate func rectangle(
    in origin: (Double, Double), scale: Double, _ ratio: Double
  ) -> Attribute? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    let own = scale * (number("scale") ?? 1) / ratio
    // Sides are differences of written numbers, so that digits beyond theirs mean nothing.
    let numbers = [
      origin.0 + x * scale / ratio, origin.1 + y * scale / ratio, width * own, height * own,
    ].map { ($0 * 1000).rounded() / 1000 }
    return Attribute(
      name: "frame",
      value: "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}",
      position: place(of: "x"))
  }
}
