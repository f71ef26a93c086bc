import ScreenDocuments
import ScreenTree

extension Importer {
  /// The list of mobile-mcp's `mobile_list_elements_on_screen`, for Android or iOS.
  package static let mobileMCP = Importer(
    name: "mobile-mcp",
    recognizes: { $0.has("[].coordinates") && $0.has("[].type") },
    importer: { text, notes throws(Document.Fault) in
      let document = try Document.readCapture(text.bytes)
      let nodes = (document.items ?? []).compactMap { CaptureNode($0, .init(type: "type")) }
      guard document.items?.contains(where: { $0["coordinates"] != nil }) == true else {
        throw Document.Fault(
          "mobile-mcp's list has objects with 'type' and 'coordinates'; none is here",
          at: document.position)
      }
      guard nodes.count <= MobileList.limit else {
        throw Document.Fault(
          "the list has more than \(MobileList.limit) nodes; capture a smaller part",
          at: document.position)
      }
      var list = MobileList(nodes, at: document.position)
      var screen = list.isAndroid ? list.android(&notes).androidScreen(&notes) : list.ios(&notes)
      notes.capture.nodeCount = nodes.count
      notes.remark(
        "mobile-mcp lists no states: what can be tapped, is enabled, checked or chosen is not captured."
      )
      if screen.title == notes.name, let app = list.app { screen.title = app }
      return screen
    })
}

/// The nodes of mobile-mcp, without their tree, converted to the family of their system.
struct MobileList {
  private let nodes: [CaptureNode]
  private let position: Position
  private let window: Frame?
  /// The nodes whose frames contain the next one, outermost first.
  private var open: [(node: CaptureNode, frame: Frame)] = []
  private var roots: [CaptureNode] = []

  /// The most nodes of a list; each is compared with the others.
  static let limit = 20_000
  /// The deepest nesting of containers; deeper nodes stay siblings.
  private static let holders = 32

  /// Whether the types are classes with packages, as on Android.
  var isAndroid: Bool { nodes.contains { $0.type.contains(".") } }

  /// The package of the app, by the first identifier that has one.
  var app: String? {
    nodes.lazy.compactMap { $0["identifier"] }.filter { $0.contains(":") }
      .map { String($0.prefix { $0 != ":" }) }
      .first { $0 != AndroidTypes.system && $0 != "android" }
  }

  init(_ nodes: [CaptureNode], at position: Position) {
    self.nodes = nodes
    self.position = position
    window = nodes.compactMap(\.listedFrame).reduce(nil) { $0?.around($1) ?? $1 }
  }

  /// A list of iOS, whose types are XCUITest's.
  func ios(_ notes: inout CaptureNotes) -> Screen {
    var app = CaptureNode("Application", children: nodes, position: position)
    if let window {
      app.attributes = [
        .init(
          name: "frame",
          value: "{{\(window.x), \(window.y)}, {\(window.width), \(window.height)}}",
          position: position)
      ]
    }
    return XCUITestSnapshot.screen(of: [app], mixesNames: true, &notes)
  }

  /// A list of Android as a tree in which bars of the system contain the nodes in their frames.
  mutating func android(_ notes: inout CaptureNotes) -> CaptureNode {
    for source in nodes {
      let frame = source.listedFrame ?? Frame(x: 0, y: 0, width: 0, height: 0)
      while let last = open.last, !last.frame.contains(frame) { close(&notes) }
      let node = Self.android(source, frame)
      if isHolder(node, frame) {
        open.append((node, frame))
      } else {
        add(node)
      }
    }
    while !open.isEmpty { close(&notes) }
    var root = CaptureNode("hierarchy", children: roots, position: position)
    if let window {
      root.attributes = [
        .init(name: "screen", value: window.corners, position: position)
      ]
    }
    warnOfNameless(&notes)
    return root
  }

  /// Whether nodes in its frame may belong to it: a bar of the system, or a view with a label.
  private func isHolder(_ node: CaptureNode, _ frame: Frame) -> Bool {
    guard let window, !frame.fills(window), open.count < Self.holders,
      !open.contains(where: \.node.isOfSystem)
    else { return false }
    return node.isOfSystem || node.words("content-desc") != nil
  }

  private mutating func add(_ node: CaptureNode) {
    if open.isEmpty { roots.append(node) } else { open[open.count - 1].node.children.append(node) }
  }

  /// Ends a container: a label with the words of all texts inside replaces them.
  private mutating func close(_ notes: inout CaptureNotes) {
    var (node, _) = open.removeLast()
    let texts = node.children.compactMap { $0.words("content-desc", "text")?.value }
    let label = node["content-desc"] ?? ""
    guard !node.isOfSystem else { return add(node) }
    let children = node.children
    node.children = []
    add(node)
    if texts.allSatisfy({ label.contains($0) }) {
      for child in children {
        let words = child.words("content-desc", "text").map { " '\($0.value.prefix(60))'" } ?? ""
        notes.drop(.repeatedWords, (child["class"] ?? "") + words, at: child.position)
      }
    } else {
      children.forEach { add($0) }
    }
  }

  /// Warns about views without words and without a text inside.
  private func warnOfNameless(_ notes: inout CaptureNotes) {
    let texts = nodes.filter { $0.words("label", "text") != nil }.compactMap(\.listedFrame)
    let bars = nodes.filter { $0.isOfSystem }.compactMap(\.listedFrame)
    // The list does not say what can be tapped, so such a view may be anything: it is reported and
    // is no element.
    for node in nodes where node.type == "android.view.View" && node.words("label", "text") == nil {
      guard let frame = node.listedFrame, !bars.contains(where: { $0.contains(frame) }),
        !texts.contains(where: { frame.contains($0) })
      else { continue }
      notes.warn(
        "this view has no words; if it can be tapped, it is a button without a name",
        at: node.position)
    }
  }

  /// A node with the attributes of Android's dumps.
  private static func android(_ source: CaptureNode, _ frame: Frame) -> CaptureNode {
    var node = CaptureNode("node", position: source.position)
    func say(_ name: String, _ value: String, _ place: Position) {
      node.attributes.append(.init(name: name, value: value, position: place))
    }
    say("class", source.type, source.place(of: "type"))
    for (from, to) in [
      ("text", "text"), ("label", "content-desc"), ("identifier", "resource-id"),
      ("focused", "focused"),
    ] {
      if let value = source[from] { say(to, value, source.place(of: from)) }
    }
    say("bounds", frame.corners, source.place(of: "x"))
    let short = source.type.split(whereSeparator: { ".$".contains($0) }).last.map(String.init)
    if let short, AndroidTypes.isToggle(short) {
      say("checked", AndroidNode.unknownState, source.position)
    }
    return node
  }
}

extension CaptureNode {
  /// The rectangle of a node whose numbers are separate attributes.
  fileprivate var listedFrame: Frame? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    return Frame(origin: (x, y), size: (width, height))
  }

  /// Whether its identifier is that of a system bar.
  fileprivate var isOfSystem: Bool {
    (self["identifier"] ?? self["resource-id"])?.hasPrefix(AndroidTypes.system + ":") ?? false
  }
}

extension Frame {
  /// The rectangle as Android's dumps write it.
  var corners: String { "[\(x),\(y)][\(x + width),\(y + height)]" }
}
