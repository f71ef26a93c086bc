import ScreenDocuments
import ScreenTree

/// Converts a tree of idb and related tools to a screen.
struct IDBSnapshot {
  var notes: CaptureNotes
  private var app: String?
  private var hasTraits = false
  /// The optional keys of nodes that occur.
  private var keys: Set<String> = []

  init(notes: CaptureNotes) { self.notes = notes }

  mutating func screen(_ document: Document) throws(Document.Fault) -> Screen {
    notes.cannotTell(Self.missing)
    let roots = Self.roots(of: document)
    try Self.check(roots, of: document)
    let elements = nodes(of: inOrder(roots))
    let unnumbered = unique(elements)
    // The direction decides which tab is the first, and only the words tell it.
    let isReversed = WritingSystem(of: unnumbered).isFromTheRight
    let lines = ReadingLines(platform: .ios, direction: isReversed ? .rtl : .ltr)
    let kept = unnumbered.withPlacesOfTabs(lines)
    notes.capture.elementCount = kept.count
    // The order of the array is VoiceOver's order.
    let root = Node(
      .uiView, className: "Application",
      properties: [.elements(kept.withKeyboard.map { .node($0) })],
      position: document.position)
    var screen = Screen(
      file: notes.file, title: title(of: kept) ?? app ?? notes.name, app: app, views: [root])
    let reported = Self.optional.filter { !keys.contains($0.key) }
    notes.cannotTell(Self.missing.union(reported.values).union(hasTraits ? [] : [.traits]))
    if !hasTraits {
      notes.remark("Traits are not captured; roles are those of the tool.")
    }
    if document["truncated"]?.flag == true {
      notes.remark("The tool cut the capture off; raise its limits.")
    }
    notes.guessLanguage(of: &screen)
    return screen
  }

  /// The properties that no version of these tools reports.
  static let missing: Set<AnyModifier> = [
    .customContent, .rotors, .language, .sortPriority, .container,
  ]

  /// The properties that some versions report, or report on request, by the key.
  private static let optional: [String: AnyModifier] = [
    "custom_actions": .actions, "placeholder": .placeholder, "expanded": .expanded,
  ]

  /// The roots of each shape of file: a list, one object, or a wrapper around them.
  private static func roots(of document: Document) -> [Document] {
    if let items = document.items { return items }
    if let raw = document["data"]?["raw"] { return raw.items ?? [raw] }
    // XcodeBuildMCP's answer holds what AXe gave it.
    if let tree = document["data"]?["capture"]?["uiHierarchy"] ?? document["uiHierarchy"] {
      return tree.items ?? [tree]
    }
    if let elements = document["elements"] { return elements.items ?? [elements] }
    return document.isNull ? [] : [document]
  }

  /// Refuses a file without any key of these tools.
  private static func check(
    _ roots: [Document], of document: Document
  ) throws(Document.Fault) {
    guard !roots.isEmpty else {
      let found = document.isNull ? "null" : "empty"
      throw Document.Fault(
        "the capture is \(found): a screen is a list or a tree of objects with AXLabel, role and frame; "
          + "capture it again",
        at: document.position)
    }
    var waiting = roots
    while let next = waiting.popLast() {
      if IDBNode.keys.contains(where: { next[$0] != nil }) { return }
      waiting += next["children"]?.items ?? []
    }
    throw Document.Fault(
      "no object here has a key of idb, such as AXLabel, role or frame; is it from another tool?",
      at: document.position)
  }

  /// A tool's addition to the app's tree is moved before it, as on the screen; it comes last in the
  /// capture.
  private func inOrder(_ documents: [Document]) -> [Document] {
    let added = documents.filter { IDBNode($0).isSynthesized }
    return added.isEmpty ? documents : added + documents.filter { !IDBNode($0).isSynthesized }
  }

  private func title(of elements: [Node]) -> String? {
    elements.first { $0.all(.traits).contains([.header]) }?.all(.label).first
  }

  /// The elements without duplicates: the same words at the same place.
  private mutating func unique(_ nodes: [Node]) -> [Node] {
    var seen: Set<[Property]> = []
    return nodes.filter { node in
      // Two of the same control differ in their place in the file, which is left out here.
      if seen.insert(node.properties.map { $0.at(.unknown) }).inserted { return true }
      notes.drop(.repeated, "\(node)", at: node.position)
      return false
    }
  }

  /// The elements of siblings, in order.
  private mutating func nodes(of siblings: [Document]) -> [Node] {
    siblings.indices.joined { index in
      let next = index + 1 < siblings.endIndex ? siblings[index + 1] : nil
      return nodes(of: siblings[index], before: next)
    }
  }

  /// The elements of a node, in order.
  private mutating func nodes(of document: Document, before next: Document?) -> [Node] {
    guard document.entries != nil else { return [] }
    let node = IDBNode(document)
    notes.capture.nodeCount += 1
    hasTraits = hasTraits || node.traitNames != nil
    for key in Self.optional.keys where document[key] != nil { keys.insert(key) }
    if node.isOfStatusBar, !notes.keepsBars {
      notes.drop(.systemBars, node.subject, at: document.position)
      return []
    }
    if node.role == "Application" { app = app ?? node.label }
    let children = document["children"]?.items ?? []
    guard children.isEmpty || node.isControl || isRow(node, with: children) else {
      return nodes(of: inOrder(children))
    }
    if node.isContainer, let next, holds(IDBNode(next), in: node) { return [] }
    notes.capture.nodeCount += Self.count(children)
    guard let element = element(node, document) else { return [] }
    // The buttons in a field, which clear it or take dictation, can be reached separately.
    let inner = node.isField ? children.filter { IDBNode($0).role == "Button" } : []
    return [element] + inner.compactMap { self.element(IDBNode($0), $0) }
  }

  /// Whether a list without a tree continues with the content of a container.
  private func holds(_ next: IDBNode, in container: IDBNode) -> Bool {
    guard container.document["children"] == nil, let outer = container.frame,
      let inner = next.frame
    else { return false }
    return inner.width > 0 && outer.contains(inner) && inner != outer
  }

  /// Whether a node is a row with words and without usable content.
  private func isRow(_ node: IDBNode, with children: [Document]) -> Bool {
    guard node.role == "Cell" || node.role == "Row", node.label != nil else { return false }
    return children.allSatisfy { child in
      let inner = IDBNode(child)
      return ["StaticText", "Image", "GenericElement", "Group"].contains(inner.role)
        && isRow(node, with: child["children"]?.items ?? [])
    }
  }

  private static func count(_ documents: [Document]) -> Int {
    var count = 0
    var waiting = documents
    while let next = waiting.popLast() {
      count += 1
      waiting += next["children"]?.items ?? []
    }
    return count
  }

  /// A leaf as an element, or nil for a container whose members are not in the capture.
  private mutating func element(_ node: IDBNode, _ document: Document) -> Node? {
    if document["hidden"]?.flag == true, !notes.keepsAll {
      notes.drop(.hidden, node.subject, at: document.position)
      return nil
    }
    if node.role == "Application" { return nil }
    if node.isContainer {
      remark(onContainer: node)
      notes.drop(.emptyContainers, node.subject, at: document.position)
      return nil
    }
    if ["GenericElement", "ScrollBar", "Splitter", "SplitGroup", ""].contains(node.role) {
      let says = node.label != nil || node.value != nil || node.isSearchField
      guard says, node.role != "ScrollBar" else {
        notes.drop(.silent, node.subject, at: document.position)
        return nil
      }
    } else if !IDBNode.known.contains(node.role) {
      notes.warn(unknown: node.role, "role", at: document.position)
    }
    warn(of: node, document)
    return node.element(at: document.position, missing: Self.missing)
  }

  /// Warns about attributes that cannot be turned into words.
  private mutating func warn(of node: IDBNode, _ document: Document) {
    for key in ["AXValue", "value"] {
      guard let value = document[key], value.text == nil else { continue }
      notes.warn(
        "the value is \(value.kind), which has no words; it is left out", at: value.position)
    }
    for trait in document["traits"]?.items ?? [] {
      guard let name = trait.text, !TraitBits.known.contains(name) else { continue }
      notes.warn(leftOut: name, "trait", at: trait.position)
    }
    guard node.isRequired, !node.isField else { return }
    notes.warn(
      "this is required, which VoiceOver has no words for outside of fields; it is left out",
      at: document.position)
  }

  private mutating func remark(onContainer node: IDBNode) {
    if let label = node.label ?? node.identifier {
      notes.remark("The items of '\(label)' are not in the capture.")
    } else if node.role == "TabGroup" {
      notes.remark("The segments of a segmented control are not in the capture.")
    }
  }
}
