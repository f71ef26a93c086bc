import ScreenDocuments
import ScreenTree

extension Importer {
  /// Jetpack Compose's semantics as `printToLog` and `printToString` write them.
  package static let composeSemantics = Importer(
    name: "compose-semantics",
    recognizes: { head in head.lines.contains { ComposeDump.startOfNode(in: $0) != nil } },
    importer: { text, notes throws(Document.Fault) in
      let roots = try ComposeDump.read(text, &notes)
      var reader = ComposeReader()
      let nodes = roots.flatMap { reader.nodes(of: $0, clip: nil, &notes) }
      var root = CaptureNode(
        "hierarchy", children: nodes, position: roots.first?.position ?? .unknown)
      // A missing flag is false, so every capture has headings.
      root.attributes = [.init(name: "heading", value: "false", position: root.position)]
      let screen = root.androidScreen(&notes)
      notes.capture.evidence = []
      notes.capture.nodeCount = roots.reduce(0) { $0 + $1.nodeCount }
      reader.remark(&notes)
      return screen
    })
}

/// Converts nodes of Compose to the attributes of Android's dumps, as Compose itself does for
/// Android's accessibility services.
private struct ComposeReader {
  /// How many descriptions hide a different text.
  private var hiddenTexts = 0
  /// How many check boxes have no state.
  private var unknownBoxes = 0
  private var hasCustomActions = false

  /// Nodes from this number on are helpers of Compose in trees that are not merged.
  private static let firstHelper = 1_000_000_000

  /// The result for a node: itself with everything in it, or nothing.
  mutating func nodes(
    of source: CaptureNode, clip: Frame?, _ notes: inout CaptureNotes
  ) -> [CaptureNode] {
    let frame = source["bounds"].flatMap { Frame(corners: $0) }
    let isEmpty = frame.map { $0.width == 0 && $0.height == 0 } ?? false
    if isEmpty, source.number("number") ?? 0 >= Double(Self.firstHelper) {
      notes.drop(.zeroSize, source.composeSubject, at: source.position)
      return []
    }
    var node = node(of: source, isClipped: frame.flatMap { clip?.meets($0) } == false && !isEmpty)
    let inner = source.scrollsInCompose ? frame ?? clip : clip
    let children = source.children.flatMap { nodes(of: $0, clip: inner, &notes) }
    node.children = Self.withTabBars(children)
    return [node]
  }

  /// Wraps consecutive tabs in a tab bar, for which Compose has no node.
  private static func withTabBars(_ nodes: [CaptureNode]) -> [CaptureNode] {
    let runs = nodes.chunked { $0["class"] == tabClass && $1["class"] == tabClass }
    return runs.flatMap { run -> [CaptureNode] in
      guard run.count > 1 else { return run }
      let name = CaptureNode.Attribute(
        name: "class", value: "android.widget.TabWidget", position: run[0].position)
      return [CaptureNode("node", attributes: [name], children: run, position: run[0].position)]
    }
  }

  private static let tabClass = "android.app.ActionBar$Tab"

  private mutating func node(of source: CaptureNode, isClipped: Bool) -> CaptureNode {
    var node = CaptureNode("node", position: source.position)
    func say(_ name: String, _ value: String, _ keys: String) {
      node.attributes.append(.init(name: name, value: value, position: source.place(of: keys)))
    }
    let isHidden =
      source.flag("InvisibleToUser") == true || source.flag("HideFromAccessibility") == true
    let isMerging = source.flag("MergeDescendants") == true
    say("class", source.composeClass, "Role")
    say("bounds", source["bounds"] ?? "", "bounds")
    say("important", isHidden ? "false" : "true", "InvisibleToUser")
    say("screen-reader-focusable", String(isMerging && !isHidden), "MergeDescendants")
    say("clickable", String(source.hasComposeAction("OnClick") && !isHidden), "Actions")
    say("long-clickable", String(source.hasComposeAction("OnLongClick") && !isHidden), "Actions")
    if source.scrollsInCompose, !isMerging { say("scrollable", "true", "VerticalScrollAxisRange") }
    if isClipped { say("off-screen", "true", "bounds") }
    for (key, name) in [
      ("Tag", "resource-id"), ("Heading", "heading"), ("Password", "password"),
      ("Focused", "focused"), ("StateDescription", "state-description"),
      ("PaneTitle", "pane-title"), ("Error", "error"),
    ] {
      if let value = source[key] { say(name, value, key) }
    }
    if source.flag("Disabled") == true { say("enabled", "false", "Disabled") }
    addWords(of: source, to: &node, isMerging: isMerging)
    addState(of: source, to: &node)
    hasCustomActions = hasCustomActions || source.hasComposeAction("CustomActions")
    return node
  }

  /// Adds the words: those of an element, or the name of a group of elements.
  private mutating func addWords(
    of source: CaptureNode, to node: inout CaptureNode, isMerging: Bool
  ) {
    func say(_ name: String, _ words: CaptureNode.Attribute?) {
      guard let words else { return }
      node.attributes.append(.init(name: name, value: words.value, position: words.position))
    }
    let description = source.words("ContentDescription")
    let text = source.words("Text")
    if !isMerging, source.children.contains(where: \.holdsComposeStop) {
      return say(AndroidNode.groupName, description ?? text)
    }
    if let description, let text, description.value != text.value { hiddenTexts += 1 }
    if source.isComposeField {
      say("content-desc", description ?? text)
      say("text", source.words("EditableText"))
      node.attributes.append(.init(name: "editable", value: "true", position: source.position))
    } else {
      say("content-desc", description)
      say("text", source.composeProgress ?? text)
    }
  }

  /// Adds the selection and the state of a box.
  private mutating func addState(of source: CaptureNode, to node: inout CaptureNode) {
    func say(_ name: String, _ value: String, _ key: String) {
      node.attributes.append(.init(name: name, value: value, position: source.place(of: key)))
    }
    let role = source["Role"] ?? ""
    let isBox = ["Checkbox", "Switch", "RadioButton"].contains(role)
    let state = source["ToggleableState"].map {
      ["On": "true", "Off": "false", "Indeterminate": "mixed"][$0] ?? AndroidNode.unknownState
    }
    if role == "RadioButton" {
      say("checked", state ?? source["Selected"] ?? AndroidNode.unknownState, "Selected")
    } else if isBox || state != nil {
      if state == nil { unknownBoxes += 1 }
      say("checkable", "true", "ToggleableState")
      say("checked", state ?? AndroidNode.unknownState, "ToggleableState")
    }
    // For a radio button it is the state, which has been read above.
    if role != "RadioButton", source.flag("Selected") == true {
      say("selected", "true", "Selected")
    }
  }

  /// Notes content of the capture that cannot be spoken.
  func remark(_ notes: inout CaptureNotes) {
    if hiddenTexts > 0 {
      notes.remark(
        hiddenTexts == 1
          ? "1 element has a description and another text; the description alone is read."
          : "\(hiddenTexts) elements have a description and another text; the description alone is read."
      )
    }
    if unknownBoxes > 0 {
      notes.remark(
        unknownBoxes == 1
          ? "1 check box has no ToggleableState, so that it is not known whether it is checked."
          : "\(unknownBoxes) check boxes have no ToggleableState, so that it is not known whether they are checked."
      )
    }
    if hasCustomActions { notes.remark("There are custom actions; their names are not captured.") }
  }
}

extension Array {
  /// The elements in runs of matching neighbors.
  fileprivate func chunked(_ belong: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { runs, element in
      if let last = runs.last?.last, belong(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }
}
