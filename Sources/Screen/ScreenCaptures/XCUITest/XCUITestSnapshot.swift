import ScreenTree

/// Converts a snapshot of XCUITest, from any tool, to a screen.
struct XCUITestSnapshot {
  let application: XCUINode
  let dialect: XCUIDialect
  /// The properties that the capture lacks.
  let missing: Set<AnyModifier>
  let windows: [Frame]
  /// Whether the capture has the types of its nodes.
  private let hasTypes: Bool
  /// Whether its windows, or the nodes of a capture without windows, are in reading order.
  private let keepsOrder: Bool
  var notes: CaptureNotes
  /// The controls so far, so that one that occurs twice counts once.
  var seen: [String: [Frame]] = [:]
  /// The title of the current navigation bar.
  var barTitle: String?

  /// The attributes that distinguish versions of the tools.
  private static let optional = [
    "accessible", "nativeAccessibilityElement", "visible", "traits", "placeholderValue",
    "customActions", "minValue", "hittable", "nativeFrame", "index", "processId", "rawIdentifier",
  ]

  /// The screen of a capture, as its parameters say; the report gets what was noticed.
  static func screen(
    of roots: [CaptureNode], mixesNames: Bool, hasTypes: Bool = true, keepsOrder: Bool = false,
    carries: Set<AnyModifier> = [], _ notes: inout CaptureNotes
  ) -> Screen {
    var snapshot = XCUITestSnapshot(
      roots, mixesNames: mixesNames, hasTypes: hasTypes, keepsOrder: keepsOrder, carries: carries,
      notes: notes)
    defer { notes = snapshot.notes }
    return snapshot.screen()
  }

  /// Reads the application of a capture.
  ///
  /// - Parameters:
  ///   - roots: the applications, or the first nodes of the capture.
  ///   - mixesNames: whether `name` is the identifier, or the label when there is none.
  ///   - hasTypes: whether the types of the nodes are those of the capture.
  ///   - keepsOrder: whether the outermost views are in reading order.
  ///   - carries: additional properties that captures of this tool carry.
  ///   - notes: the report so far.
  init(
    _ roots: [CaptureNode], mixesNames: Bool, hasTypes: Bool = true, keepsOrder: Bool = false,
    carries: Set<AnyModifier> = [], notes: CaptureNotes
  ) {
    self.hasTypes = hasTypes
    self.keepsOrder = keepsOrder
    let dialect = XCUIDialect(roots, mixesNames: mixesNames)
    self.dialect = dialect
    missing = Self.missing(from: dialect).subtracting(carries)
    let all = roots.map { XCUINode($0, dialect) }
    // A capture may hold several applications, or begin below one; one node around all of them
    // keeps the rest of the reader to a single case.
    application =
      all.count == 1 && all[0].type == "Application"
      ? all[0] : XCUINode(CaptureNode("Application", children: roots), dialect)
    windows = Self.windows(of: all, dialect)
    self.notes = notes
    let evidence = Self.optional.filter(dialect.attributes.contains)
    self.notes.capture.evidence += evidence
    self.notes.cannotTell(missing)
    measure(all)
  }

  /// Counts the nodes and finds the deepest branch.
  private mutating func measure(_ roots: [XCUINode]) {
    var traits: Set<String> = []
    let deepest = levels(of: roots, &traits)
    // WebDriverAgent leaves out what is deeper than 50 levels by default and marks nothing; a debug
    // description is whole.
    if deepest >= 50, !notes.capture.format.hasSuffix("description") {
      notes.remark(
        "A branch is \(deepest) deep: the driver may have cut it; raise snapshotMaxDepth.")
    }
  }

  /// Counts nodes and their descendants, and returns their depth.
  ///
  /// - Parameters:
  ///   - nodes: the nodes.
  ///   - traits: the lists of traits that were checked already.
  /// - Returns: the number of levels.
  private mutating func levels(of nodes: [XCUINode], _ traits: inout Set<String>) -> Int {
    var deepest = 0
    for node in nodes {
      notes.capture.nodeCount += 1
      if !ElementTypes.known.contains(node.type) {
        notes.warn(unknown: node.type, "type", at: node.position)
      }
      // There are many nodes and few different lists of traits, so each list is checked once.
      if dialect.knowsTraits, let stated = node.source.words("traits"),
        traits.insert(stated.value).inserted
      {
        warn(ofTraits: stated)
      }
      deepest = max(deepest, 1 + levels(of: node.children, &traits))
    }
    return deepest
  }

  /// Warns about unknown traits.
  private mutating func warn(ofTraits traits: CaptureNode.Attribute) {
    for name in traits.value.listed where !TraitBits.known.contains(name) {
      notes.warn(leftOut: name, "trait", at: traits.position)
    }
  }

  /// The visible frames: those of the application and its windows.
  private static func windows(of roots: [XCUINode], _ dialect: XCUIDialect) -> [Frame] {
    let own = roots.filter { ["Application", "Window"].contains($0.type) }
    // The menu bar of the Mac lies outside of every window, and would count as off screen.
    let areas = dialect.isMac ? ["Window", "MenuBar"] : ["Window"]
    let inside = roots.flatMap { root in root.children.filter { areas.contains($0.type) } }
    return (own + inside).compactMap(\.frame).filter { $0.width > 0 && $0.height > 0 }
  }

  private static func missing(from dialect: XCUIDialect) -> Set<AnyModifier> {
    var missing: Set<AnyModifier> = [
      .hint, .customContent, .rotors, .language, .sortPriority, .container, .expanded,
    ]
    if !dialect.knowsTraits { missing.insert(.traits) }
    if !dialect.attributes.contains("customActions") { missing.insert(.actions) }
    if !dialect.attributes.contains("placeholderValue") { missing.insert(.placeholder) }
    return missing
  }

  /// The visible screen.
  mutating func screen() -> Screen {
    let cover = notes.keepsAll ? nil : application.cover
    if let cover {
      notes.remark("\(cover.type) covers the screen; what is behind it is left out.")
    }
    let shown = cover.map { seen(with: $0) } ?? application.children
    if cover != nil { dropCovered(application.children, but: Set(shown.map(\.position))) }
    let views = nodes(of: shown, in: [])
    let app = application.label ?? application.source["name"]?.spoken
    var screen = Screen(
      file: notes.file, title: title(in: cover) ?? app ?? notes.name, app: app,
      views: keepsOrder ? [ordered(views)] : views)
    remark()
    notes.guessLanguage(of: &screen)
    if !keepsOrder { screen.putInReadingOrder() }
    if let cover, cover.type == ViewClass.alert.name { screen.putInAlert(at: cover.position) }
    return screen
  }

  /// Views in the order of the capture.
  private func ordered(_ views: [Node]) -> Node {
    Node(
      .uiView, className: application.type,
      properties: [.elements(views.map { .node($0) }, at: application.position)],
      position: application.position)
  }

  private mutating func remark() {
    if !hasTypes {
      notes.remark(
        "Roles are not captured but for fields, switches, bars and the way back; nothing is said of them."
      )
    } else if !dialect.knowsTraits {
      notes.remark(
        "Roles are inferred from types; headings outside bars and tables are not captured.")
    }
    if !dialect.knowsElements {
      notes.remark("Elements are inferred from \(hasTypes ? "types and labels" : "labels").")
    }
    notes.remark(
      keepsOrder && dialect.knowsElements
        ? "Elements are read in the order of the capture."
        : "Loose views are read by their places, lists, bars and what overlaps in the order of the capture."
    )
  }

  /// A cover with what remains visible: a keyboard in a later window, and what closes a popover.
  private func seen(with cover: XCUINode) -> [XCUINode] {
    var region: XCUINode?
    application.forEach { if $0.isDismissRegion, $0.isVisible, $0.inside.qualifies { region = $0 } }
    let windows = application.children
    let place = windows.lastIndex { $0.position == cover.position || $0.cover != nil }
    let keyboards = place.map { windows[($0 + 1)...].flatMap(\.keyboards) } ?? []
    return [region].compactMap { $0 } + [cover] + keyboards
  }

  /// Reports the elements that a cover hides.
  private mutating func dropCovered(_ nodes: [XCUINode], but shown: Set<Position>) {
    for node in nodes where !shown.contains(node.position) {
      if node.inside.qualifies {
        drop(.covered, node)
      } else {
        dropCovered(node.children, but: shown)
      }
    }
  }

  /// The title of the last visible navigation bar.
  private func title(in cover: XCUINode?) -> String? {
    var title: String?
    // Without visibility the bars of covered screens are in the capture too, and the last one is on
    // top.
    let takesFirst = dialect.knowsVisibility
    (cover ?? application).forEach { node in
      guard node.type == "NavigationBar", node.isVisible, title == nil || !takesFirst else {
        return
      }
      title = node.barTitle ?? title
    }
    return title
  }

  mutating func drop(_ rule: DropRule, _ node: XCUINode) {
    notes.drop(rule, node.subject, at: node.position)
  }
}
