import ScreenTree

/// Converts web content to a screen.
///
/// Every tool's tree is converted to capture nodes whose types are ARIA roles and whose attributes
/// have the names of ARIA's states: `name`, `value`, `checked` …
struct WebSnapshot {
  var notes: CaptureNotes
  let missing: Set<AnyModifier>
  /// Whether the tool trimmed the space around texts, so that adjacent texts are separate.
  private let isTrimmed: Bool
  /// Whether adjacent texts are one, as in a paragraph.
  private let joinsTexts: Bool
  /// Whether VoiceOver of the Mac reads it, which stops at containers and counts items.
  let isMac: Bool
  /// A sentence on the origin, for the report.
  var origin = "It is web content and is spoken as VoiceOver speaks Safari's."

  /// Starts with the properties that the capture lacks.
  init(
    notes: CaptureNotes, missing: Set<AnyModifier>, isTrimmed: Bool = false,
    joinsTexts: Bool = true, isMac: Bool = false
  ) {
    self.isMac = isMac
    self.joinsTexts = joinsTexts
    self.notes = notes
    self.missing = missing
    self.isTrimmed = isTrimmed
    self.notes.cannotTell(missing)
  }

  /// The siblings so far: elements, and a text that may continue.
  struct Line {
    var nodes: [Node] = []
    var run: (text: String, node: CaptureNode)?
    /// The choices and tabs without positions.
    var choices: [Int] = []
  }

  /// The screen of one or several documents.
  mutating func screen(of roots: [CaptureNode]) -> Screen {
    notes.capture.nodeCount = roots.reduce(0) { $0 + $1.nodeCount }
    // Hidden nodes go first: a hidden dialog covers nothing.
    let nodes = nodes(of: withoutCovered(withoutHidden(roots)))
    notes.capture.elementCount = nodes.reduce(0) { $0 + $1.webLeaves }
    let position = roots.first?.position ?? .unknown
    let view = Node(
      .uiView, className: "WebArea",
      properties: [.elements(nodes.map { .node($0) }, at: position)], position: position)
    let title = roots.lazy.compactMap { $0.documentName }.first ?? Self.heading(in: nodes)
    var screen = Screen(file: notes.file, title: title ?? notes.name, views: [view])
    switch notes.capture.patterns.values.reduce(0, +) {
    case 0: break
    case 1: notes.remark("1 name is a pattern, which stands for changing words.")
    case let count: notes.remark("\(count) names are patterns, which stand for changing words.")
    }
    let unread = ["roledescription"].filter { name in
      var isThere = false
      for root in roots { root.forEach { isThere = isThere || $0[name]?.spoken != nil } }
      return isThere
    }
    if !unread.isEmpty {
      notes.remark("In the capture and not read: \(unread.joined(separator: ", ")).")
    }
    notes.remark(origin)
    notes.guessLanguage(of: &screen)
    return screen
  }

  /// The words of the first heading.
  private static func heading(in nodes: [Node]) -> String? {
    for node in nodes {
      if node[.role] == "heading", let label = node[.label] { return label }
      if let inner = heading(in: node.children) { return inner }
    }
    return nil
  }

  /// The nodes of siblings; adjacent texts become one.
  mutating func nodes(of siblings: [CaptureNode], inline: Bool = false) -> [Node] {
    var line = Line()
    add(siblings, inline: inline, to: &line)
    finish(&line)
    return line.nodes
  }

  mutating func add(_ siblings: [CaptureNode], inline: Bool = false, to line: inout Line) {
    for (index, node) in siblings.enumerated() {
      guard node.type == "text", let label = label(beside: index, in: siblings) else {
        add(node, inline: inline, to: &line)
        continue
      }
      notes.drop(.repeatedWords, "'\(label)'", at: node.position)
      let rest = (node["name"] ?? "").trimmed.dropFirst(label.count)
      if rest.contains(where: { !$0.isWhitespace }) { add(String(rest), node, to: &line) }
    }
  }

  /// Continues a text, or starts one.
  private func add(_ text: String, _ node: CaptureNode, to line: inout Line) {
    // The place of a text is that of its first piece.
    guard line.run != nil else { return line.run = (text, node) }
    line.run?.text += isTrimmed ? " " + text : text
  }

  /// Ends the current text.
  mutating func finish(_ line: inout Line) {
    if let (text, node) = line.run { line.nodes += self.text(text, node) }
    line.run = nil
  }

  /// The label of the box beside a text that starts with it; Safari reads it only with the box.
  private func label(beside index: Int, in siblings: [CaptureNode]) -> String? {
    guard let text = siblings[index]["name"]?.trimmed, !text.isEmpty else { return nil }
    let near = [index - 1, index + 1].filter(siblings.indices.contains)
    return near.lazy.compactMap { place -> String? in
      let other = siblings[place]
      guard ["checkbox", "radio", "switch"].contains(other.type),
        let name = other["name"]?.trimmed, !name.isEmpty
      else { return nil }
      return text == name || (place < index && text.hasPrefix(name + " ")) ? name : nil
    }.first
  }

  /// Adds the content of a node, and ends the text if the node is no part of it.
  private mutating func add(_ node: CaptureNode, inline: Bool, to line: inout Line) {
    switch node.type {
    case "inlinetextbox": break
    // On the Mac an item is one stop with its mark.
    case "listmarker" where isMac: add(node["name"] ?? "", node, to: &line)
    case "listmarker":
      let name = node.words("name").map { " '\($0.value.prefix(60))'" } ?? ""
      notes.drop(.listMarkers, node.type + name, at: node.position)
    case "separator": notes.drop(.silent, node.type, at: node.position)
    case "text":
      let text = node["name"] ?? node["text"] ?? ""
      if text.isEmpty {
        add(node.children, inline: true, to: &line)
      } else {
        if !joinsTexts { finish(&line) }
        add(text, node, to: &line)
      }
    case let role where WebRoles.inline.contains(role):
      add(node.children, inline: true, to: &line)
    case "generic" where inline: add(node.children, inline: true, to: &line)
    default:
      finish(&line)
      add(block: node, to: &line)
      finish(&line)
    }
  }

  /// A text as an element; empty if it has no spoken characters.
  private mutating func text(_ text: String, _ node: CaptureNode) -> [Node] {
    guard let words = words(text) else { return [] }
    return [
      Node(
        .web, className: "Web", properties: [.label(words, at: node.position)],
        notCaptured: missing, position: node.position)
    ]
  }

  /// Words without space around them; for a pattern the text that it matches, if that is known.
  mutating func words(_ text: String) -> String? {
    guard let text = text.trimmed.spoken else { return nil }
    guard text.count > 2, text.first == "/", text.last == "/" else { return text }
    let words = String(text.dropFirst().dropLast()).withoutPatterns.trimmed
    notes.capture.patterns[words, default: 0] += 1
    return words
  }

  /// Adds a node that is no inline text.
  private mutating func add(block node: CaptureNode, to line: inout Line) {
    let role = node.type
    if WebRoles.leaves.contains(role) {
      let isChoice = role == "radio" || role == "tab"
      if isChoice, node.place == nil { line.choices.append(line.nodes.count) }
      return line.nodes += leaf(node)
    }
    switch role {
    case "heading": line.nodes += heading(node)
    case "treeitem": add(treeItem: node, to: &line)
    case "table": line.nodes.append(table(node))
    case "list", "dialog": line.nodes += container(node, as: role)
    case "cell", "columnheader", "rowheader": line.nodes += cell(node)
    case "term", "definition": line.nodes += described(node)
    case "definitionlist": line.nodes += container(node, as: WebRole.definitionList.rawValue)
    case "toolbar": line.nodes += container(node, as: role)
    case "menulistpopup": break
    case "listitem" where isMac: line.nodes += container(node, as: role)
    case "paragraph", "listitem", "unknown":
      let count = line.nodes.count
      // A paragraph is one line of text; items may contain anything.
      add(node.children, inline: role == "paragraph", to: &line)
      finish(&line)
      guard line.nodes.count == count else { return }
      line.nodes += text(node["name"] ?? node["text"] ?? "", node)
    case let role where WebRoles.landmarks.contains(role):
      // Browsers make a form or a region a landmark only if it has a name.
      let isNamed = node.words("name") != nil
      if isNamed || !WebRoles.landmarksByName.contains(role) {
        line.nodes += container(node, as: role)
      } else {
        add(node.children, to: &line)
      }
    case let role where WebRoles.containers.contains(role) && isMac:
      line.nodes += container(node, as: role)
    case let role where WebRoles.containers.contains(role):
      if node.words("name") == nil, role != "radiogroup" {
        add(membersOf: node, to: &line)
      } else {
        line.nodes += container(node, as: "group")
      }
    default: add(node.children, to: &line)
    }
  }

  /// Adds the members of a group, choices and tabs with their positions.
  private mutating func add(membersOf node: CaptureNode, to line: inout Line) {
    // The choices of a group are counted apart from those around it.
    let outer = line.choices
    line.choices = []
    add(node.children, to: &line)
    finish(&line)
    // On the Mac the choices of a group are counted like the items of a list, not by the capture.
    if !isMac, let role = WebRole(rawValue: node.type)?.choice { line.place(role.rawValue) }
    line.choices = outer + line.choices
  }

  /// A container with its content; empty without any, unless the Mac stops at it all the same.
  private mutating func container(_ node: CaptureNode, as role: String) -> [Node] {
    var line = Line()
    add(membersOf: node, to: &line)
    let isEmptyStop = isMac && WebRole(rawValue: role)?.stop == .always
    guard !line.nodes.isEmpty || isEmptyStop else { return [] }
    var made = Node(
      .web, className: "Web", children: line.nodes,
      properties: [.role(role, at: node.position)], position: node.position)
    if let name = node.words("name"), let words = words(name.value) {
      made.properties.append(.label(words, at: name.position))
    }
    return [made]
  }

  /// The content of a cell: its usable elements, otherwise its words.
  mutating func cell(_ node: CaptureNode) -> [Node] {
    let inner = nodes(of: node.children, inline: true)
    return inner.isEmpty ? text(node["name"] ?? "", node) : inner
  }
}

extension WebSnapshot {
  /// A term or its definition: one element of its words, or its usable elements.
  fileprivate mutating func described(_ node: CaptureNode) -> [Node] {
    let inner = cell(node)
    guard inner.count == 1, var only = inner.first, !only.states(.role) else { return inner }
    only.properties.append(.role(node.type, at: node.position))
    return [only]
  }
}

extension CaptureNode {
  /// The name of the first document in it.
  fileprivate var documentName: String? {
    if type == "document" { return self["name"]?.trimmed.spoken }
    for child in children {
      if let name = child.documentName { return name }
    }
    return nil
  }
}

extension Node {
  /// The number of web elements in it, including itself.
  fileprivate var webLeaves: Int {
    children.isEmpty ? 1 : children.reduce(0) { $0 + $1.webLeaves }
  }
}
