import ScreenDocuments
import ScreenTree

extension Importer {
  /// Flutter's semantics tree as `debugDumpSemanticsTree` writes it.
  package static let flutterSemantics = Importer(
    name: "flutter-semantics",
    recognizes: { head in head.lines.contains { FlutterDump.startOfNode(in: $0) != nil } },
    importer: { text, notes throws(Document.Fault) in
      let dump = try FlutterDump.read(text)
      for property in dump.unknown {
        notes.warn(leftOut: property.name, "property", at: property.place)
      }
      var reader = FlutterReader(dump.roots)
      let app = reader.application()
      var screen = XCUITestSnapshot.screen(
        of: [app], mixesNames: false, keepsOrder: true, carries: [.hint, .actions, .expanded],
        &notes)
      notes.capture.evidence = []
      notes.capture.nodeCount = dump.roots.reduce(0) { $0 + $1.nodeCount }
      reader.remark(&notes)
      if let title = reader.title { screen.title = title }
      if reader.isFromTheRight { screen.direction = .rtl }
      return screen
    })
}

/// Converts nodes of Flutter to the attributes of the XCUITest family, as Flutter itself does for
/// UIKit: which nodes are elements is known.
private struct FlutterReader {
  private let roots: [CaptureNode]
  /// The name of the route, otherwise the first heading.
  private(set) var title: String?
  private(set) var isFromTheRight = false
  private var hasPlatformViews = false
  /// The number of pixels in a point.
  private let ratio: Double

  /// The origin of a node's children, in points, and the size of their unit, in pixels.
  private struct Place {
    var x = 0.0
    var y = 0.0
    var scale = 1.0
  }

  init(_ roots: [CaptureNode]) {
    self.roots = roots
    // The root is in pixels; the node below it is scaled by the pixels of a point.
    ratio = roots.first?.children.first?.number("scale") ?? 1
    var direction: String?
    var heading: String?
    for root in roots {
      root.forEach { node in
        direction = direction ?? node["textDirection"]
        if title == nil, node.flutterFlags.contains("namesRoute") {
          title = node.words("label")?.value
        }
        if heading == nil, node.isFlutterHeading { heading = node.words("label")?.value }
      }
    }
    isFromTheRight = direction == "rtl"
    title = title ?? heading
  }

  /// The tree as that of an app.
  mutating func application() -> CaptureNode {
    var app = CaptureNode("Application", position: roots.first?.position ?? .unknown)
    for root in roots { app.children += nodes(of: root, in: Place()) }
    if roots.count == 1, let frame = roots[0].flutterFrame(in: (0, 0), scale: 1, ratio) {
      app.attributes = [frame]
    }
    return app
  }

  /// The element of a node, if it is one, followed by those in it.
  private mutating func nodes(of source: CaptureNode, in place: Place) -> [CaptureNode] {
    hasPlatformViews = hasPlatformViews || source["platformViewId"] != nil
    let merged = source.flag("merge boundary") == true ? source.withMergedUp : source
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
    let flags = source.flutterFlags
    // Flutter decides itself what is an element, so that nothing is inferred from types.
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
    // A dictionary has another order in each run, and the same dump must make the same attributes.
    for (flag, name) in flagNames.sorted(by: { $0.key < $1.key }) where flags.contains(flag) {
      say(name, "true", "flags")
    }
    if source.flag("HIDDEN") == true || source.flag("invisible") == true
      || flags.contains("isHidden")
    {
      say("visible", "false", "HIDDEN")
    }
    if let frame = source.flutterFrame(in: (place.x, place.y), scale: place.scale, ratio) {
      node.attributes.append(frame)
    }
    return node
  }

  /// Notes what the dump lacks.
  func remark(_ notes: inout CaptureNotes) {
    if roots.first?["number"] != "0" { notes.remark("The dump begins inside the tree.") }
    if hasPlatformViews {
      notes.remark("What is in views of the system is not in the dump of Flutter.")
    }
  }
}
