import ScreenDocuments
import ScreenTree

/// Reads the views of a screen file, and collects errors.
typealias NodeReader = FieldReader

extension FieldReader {
  /// A reader of views, whose messages name the view.
  init(file: String, checking check: @escaping SettingCheck = { _ in nil }) {
    self.init(file: file, subject: "the screen", checkingSettings: check)
  }

  /// Reads a list of views.
  mutating func nodes(_ document: Document, depth: Int) -> [Node] {
    guard !document.isNull else { return [] }
    guard let items = document.items else {
      // `-Text: x` without a space is to YAML a mapping with the key `-Text`.
      let isTight = document.entries?.first?.key.hasPrefix("-") == true
      fault(
        isTight
          ? "write a space after the dash: `- Text: …`"
          : "views are a list, each with a dash before it, not \(document.kind)",
        at: document.position)
      return []
    }
    return items.compactMap { node($0, depth: depth) }
  }

  /// Reads one view or a list of views.
  mutating func oneOrMore(_ document: Document, depth: Int) -> [Node] {
    document.items == nil && !document.isNull
      ? [node(document, depth: depth)].compactMap { $0 } : nodes(document, depth: depth)
  }

  /// Reads a view: one class, and its keys.
  mutating func node(_ document: Document, depth: Int) -> Node? {
    let outer = subject
    defer { subject = outer }
    count += 1
    guard count <= Limits.nodes, depth <= Limits.depth else {
      tooMuch(at: document.position, depth: depth)
      return nil
    }
    guard let entries = document.entries else {
      fault(document.faultOfViewWithoutColon, at: document.position)
      return nil
    }
    let classes = entries.filter(\.namesClass)
    subject = name(document, classes)
    guard let first = classes.first else {
      fault(entries.faultOfMissingClass, at: document.position)
      return nil
    }
    for extra in classes.dropFirst() {
      fault(
        "a view has one class, and '\(first.key)' is there already; begin a new view with a dash",
        at: extra.position)
    }
    var node = classed(first, depth: depth)
    for entry in entries where !entry.namesClass {
      read(entry, into: &node, depth: depth)
    }
    check(node, at: first.position)
    if !isOfCapture { checkValue(of: node) }
    return node
  }

  private mutating func tooMuch(at position: Position, depth: Int) {
    if depth > Limits.depth {
      fault("views are nested more than \(Limits.depth) deep; flatten them", at: position)
    } else if count == Limits.nodes + 1 {
      // Said at the first view too many: each further one would say it again.
      fault("there are more than \(Limits.nodes) views; split the screen", at: position)
    }
  }

  private func name(_ document: Document, _ classes: [Document.Entry]) -> String {
    if let id = document["id"]?.text { return "node '\(id)'" }
    guard let first = classes.first else { return "view" }
    guard !first.value.isNull else { return first.key }
    return first.value.text.map { $0.isEmpty ? first.key : "\(first.key) '\($0.prefix(40))'" }
      ?? first.key
  }

  private mutating func read(_ entry: Document.Entry, into node: inout Node, depth: Int) {
    if entry.key == "views" {
      if !node.children.isEmpty {
        fault("the views are there already, beside the class", at: entry.position)
      }
      node.children = nodes(entry.value, depth: depth + 1)
      return
    }
    if let key = FileCodec.keys[entry.key], key.modifier.isWeb, node.kind != .web {
      fault("'\(entry.key)' is only said of the class Web", at: entry.position)
      return
    }
    guard let property = property(entry, depth: depth) else { return }
    node.properties.append(property)
    if let id = property[.id] { declare(id, at: entry.value.position) }
    if let identifier = property[.identifier] { identifiers[identifier, default: 0] += 1 }
    // A rotor may name a view's identity for rotors instead of its id.
    if let identity = property[.rotorEntry] {
      ids[identity.id] = ids[identity.id] ?? entry.value.position
    }
  }

  /// Reads a key and its value; an unknown key is an error.
  mutating func property(_ entry: Document.Entry, depth: Int) -> Property? {
    guard let key = FileCodec.keys[entry.key] else {
      fault("unknown key '\(entry.key)'\(fix(ofKey: entry.key))", at: entry.position)
      return nil
    }
    return key.read(&self, entry, depth)
  }

  /// The keys of a view, prepared for suggestions.
  private static let keys = Suggestion.Words(FileCodec.names + ["views"])

  /// What to write instead of an unknown key.
  private mutating func fix(ofKey key: String) -> String {
    if faults.isFull { return "" }
    if let modifier = AnyModifier.named(inAPI: key) { return "; write `\(modifier.name)`" }
    let word = AnyModifier.withoutAPIPrefix(key)
    if let advice = NamesInCode.advice(for: word) { return "; \(advice)" }
    return ". " + faults.advice(for: word, among: Self.keys)
  }

  private mutating func declare(_ id: String, at position: Position) {
    if let first = ids[id] {
      fault(
        "the id '\(id)' is already that of the view in line \(first.line); ids are unique",
        at: position)
    }
    ids[id] = position
  }

  /// Records an id that must be declared somewhere in the file.
  mutating func refer(to id: String, at position: Position) {
    references.append((id, subject, position))
  }

  /// Reports each id that no view has, and that is the accessibility identifier of none or several.
  mutating func checkReferences() {
    // An id may be used above the view that has it, so this waits for the end of the file.
    let missing = references.filter { ids[$0.id] == nil && identifiers[$0.id] != 1 }
    guard !missing.isEmpty else { return }
    let named = identifiers.filter { $0.value == 1 && ids[$0.key] == nil }.keys
    let known = Suggestion.Words(Array(ids.keys) + named)
    for (id, subject, position) in missing {
      let advice = faults.advice(for: id, among: known)
      faults.add("\(subject): there is no view with the id '\(id)'. \(advice)", at: position)
    }
  }

  /// Checks of several keys together.
  private mutating func check(_ node: Node, at position: Position) {
    let table: [AnyModifier] = [.rowCount, .columnCount, .rowHeaderColumns, .columnHeaderRows]
    for modifier in table where node.states(modifier) && !node.isDataTable {
      fault(
        "'\(modifier.name)' needs `container: dataTable` or `role: table`",
        at: node.position(of: modifier) ?? position)
    }
    if node.states(.editable), node.kind != .uiTextView, node.kind != .textEditor {
      fault(
        "'editable' is only said of UITextView and TextEditor",
        at: node.position(of: .editable) ?? position)
    }
    if node.states(.insertionPoint), !node.takesText, !node.givenTraits.contains(.textEntry) {
      fault(
        "'insertionPoint' is only said of text fields",
        at: node.position(of: .insertionPoint) ?? position)
    }
    for ranges in node.all(.attributed) {
      let label = node[.label] ?? node.title ?? ""
      for range in ranges where range.start + range.length > label.unicodeScalars.count {
        fault(
          "a range of `attributed` reaches past the end of the label '\(label.prefix(40))'",
          at: node.position(of: .attributed) ?? position)
      }
    }
  }
}

extension Node {
  fileprivate var isDataTable: Bool {
    kind == .table || all(.container).contains(.dataTable)
      || webRole?.shape == .container(.dataTable)
  }
}

extension Document.Entry {
  /// Whether the key is a class, which begins with a capital letter.
  fileprivate var namesClass: Bool {
    guard let first = key.utf8.first else { return false }
    // A lookup in Unicode's tables would dominate the time here.
    if first < 0x80 { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) }
    return key.first?.isUppercase == true
  }
}
