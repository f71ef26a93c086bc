import ScreenTree

extension Importer {
  /// The page source of Appium's XCUITest driver, or of WebDriverAgent itself.
  public static let appium = Importer(
    name: "appium-xcuitest",
    recognizes: { text in
      var start = text.drop { $0.isWhitespace }
      if start.hasPrefix("<?xml"), let end = start.firstIndex(of: ">") {
        start = start[start.index(after: end)...].drop { $0.isWhitespace }
      }
      return start.hasPrefix("<AppiumAUT") || start.hasPrefix("<XCUIElementType")
    },
    importer: { text, file in
      let (parser, fault) = CaptureParser.parse(text, file: file)
      if let fault { return Reading(nil, findings: [fault]) }
      guard let root = parser.root else {
        let finding = Finding(
          .error, file: file, position: .unknown, message: "the capture is empty; capture it again")
        return Reading(nil, findings: [finding])
      }
      var snapshot = AppiumSnapshot(
        root, nodeCount: parser.count - (root.type == "AppiumAUT" ? 1 : 0), depth: parser.deepest)
      return Reading(snapshot.screen(file: file))
    })
}

/// A page source on its way to a screen.
struct AppiumSnapshot {
  let application: CaptureNode
  let attributes: Set<String>
  let window: Frame?
  var capture: Capture
  /// What has been read already, so that a control that comes twice counts once.
  var seen: Set<String> = []

  init(_ root: CaptureNode, nodeCount: Int, depth: Int) {
    application = root.type == "AppiumAUT" ? root.children.first ?? root : root
    var attributes: Set<String> = []
    var waiting = [root]
    while let node = waiting.popLast() {
      attributes.formUnion(node.attributes.keys)
      waiting += node.children
    }
    self.attributes = attributes
    let frame = application.frame
    window = frame.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    let optional = [
      "accessible", "visible", "traits", "placeholderValue", "customActions", "index",
    ]
    capture = Capture(
      format: "appium-xcuitest", evidence: optional.filter(attributes.contains),
      nodeCount: nodeCount)
    capture.notCaptured = missing.sorted { $0.rawValue < $1.rawValue }
    if depth >= 50 {
      capture.remarks.append(
        "A branch is \(depth) deep: the driver may have cut it; raise snapshotMaxDepth.")
    }
  }

  /// The properties that no node of this capture can tell.
  var missing: Set<Property.Name> {
    var missing: Set<Property.Name> = [
      .hint, .customContent, .rotors, .language, .sortPriority, .container, .expanded,
    ]
    if !attributes.contains("traits") { missing.insert(.traits) }
    if !attributes.contains("customActions") { missing.insert(.actions) }
    if !attributes.contains("placeholderValue") { missing.insert(.placeholder) }
    return missing
  }

  mutating func screen(file: String) -> Screen {
    let cover = application.cover
    let views = nodes(of: cover.map { [$0] } ?? application.children, in: [])
    let app = application.label ?? application["name"]?.spoken
    var screen = Screen(file: file, title: title ?? app ?? file, app: app, views: views)
    remark()
    if let cover {
      capture.remarks.append("\(cover.type) covers the screen; what is behind it is left out.")
    }
    screen.language = Writing.language(of: views) ?? screen.language
    screen.capture = capture
    return screen
  }

  private mutating func remark() {
    if !attributes.contains("traits") {
      capture.remarks.append(
        "Roles are inferred from types; headings outside bars are not captured.")
    }
    capture.remarks.append(
      "Loose views are read by their places, lists and bars in the order of the capture.")
  }

  /// The title in the navigation bar that is seen.
  private var title: String? {
    var waiting = [application]
    while let node = waiting.popLast() {
      if node.type == "NavigationBar", node["visible"] != "false" {
        let text = node.children.first { $0.type == "StaticText" }?.label
        if let title = text ?? node["name"]?.spoken { return title }
      }
      waiting += node.children.reversed()
    }
    return nil
  }

  mutating func drop(_ rule: String) { capture.dropped[rule, default: 0] += 1 }
}
