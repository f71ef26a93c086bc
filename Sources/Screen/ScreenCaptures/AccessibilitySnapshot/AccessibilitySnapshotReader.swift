import ScreenDocuments
import ScreenFiles
import ScreenTree

/// Converts a hierarchy of AccessibilitySnapshot to a screen.
struct AccessibilitySnapshotReader {
  var notes: CaptureNotes
  /// The ids of elements that rotors lead to, by the description of each.
  private var targets: [String: String] = [:]
  /// The descriptions of elements that have an id already.
  private var named: Set<String> = []

  init(notes: CaptureNotes) { self.notes = notes }

  /// The properties that the model lacks.
  private static let missing: Set<AnyModifier> = [.expanded]

  mutating func screen(_ document: Document) throws(Document.Fault) -> Screen {
    guard let items = document.items else {
      throw Document.Fault(
        "a hierarchy of AccessibilitySnapshot is a list of elements and containers",
        at: document.position)
    }
    guard !items.isEmpty else {
      throw Document.Fault(
        "the hierarchy is empty: the view that was parsed has no element", at: document.position)
    }
    notes.cannotTell(Self.missing)
    targets = Self.targets(in: items)
    let nodes = try read(items).map(\.node)
    let root = Node(
      .uiView, className: "UIView", properties: [.elements(nodes.map { .node($0) })],
      position: document.position)
    let title = Self.title(of: [root]) ?? notes.name
    var screen = Screen(file: notes.file, title: title, views: [root])
    notes.guessLanguage(of: &screen)
    return screen
  }

  /// A node, with its index in reading order.
  private typealias Placed = (node: Node, index: Double)

  /// The first heading names the screen.
  static func title(of nodes: [Node]) -> String? {
    for node in nodes {
      for members in node.all(.elements) {
        if let title = title(of: members.nodes) { return title }
      }
      for traits in node.all(.traits) where traits.contains(.header) {
        for label in node.all(.label) { return label }
      }
    }
    return nil
  }

  /// The descriptions of elements that rotors lead to, each with an id for the element.
  private static func targets(in items: [Document]) -> [String: String] {
    var descriptions: Set<String> = []
    var wanted: [String] = []
    var waiting = items
    while let item = waiting.popLast() {
      waiting += item["container"]?["children"]?.items ?? []
      guard let body = item["element"]?["_0"] else { continue }
      if let text = body["description"]?.text { descriptions.insert(text) }
      for rotor in body["customRotors"]?.items ?? [] {
        wanted += (rotor["resultMarkers"]?.items ?? []).compactMap {
          $0["elementDescription"]?.text
        }
      }
    }
    return wanted.reduce(into: [:]) { targets, text in
      guard descriptions.contains(text), targets[text] == nil else { return }
      targets[text] = "target-\(targets.count + 1)"
    }
  }

  /// The nodes of a list in reading order.
  private mutating func read(_ items: [Document]) throws(Document.Fault) -> [Placed] {
    var placed: [Placed] = []
    for item in items { placed.append(try read(item, after: placed.last?.index ?? -1)) }
    return Self.settled(placed).sorted { $0.index < $1.index }
  }

  /// Nodes without a number follow the next one that has one.
  private static func settled(_ placed: [Placed]) -> [Placed] {
    var placed = placed
    for index in placed.indices.dropLast().reversed() where placed[index].index < 0 {
      placed[index].index = placed[index + 1].index
    }
    return placed
  }

  private mutating func read(
    _ item: Document, after last: Double
  ) throws(Document.Fault) -> Placed {
    notes.capture.nodeCount += 1
    guard notes.capture.nodeCount <= CaptureXML.nodes else {
      throw Document.Fault(
        "the capture has more than \(CaptureXML.nodes) nodes; capture a smaller part",
        at: item.position)
    }
    if let element = item["element"] {
      let index = element["traversalIndex"]?.number ?? last
      notes.capture.elementCount += 1
      return (try self.element(element, in: item), index)
    }
    guard let container = item["container"] else {
      throw Document.Fault(
        "an item of the hierarchy has 'element' or 'container', not \(item.kind)",
        at: item.position)
    }
    let children = try read(container["children"]?.items ?? [])
    let node = self.container(container, children.map(\.node))
    // A container without elements has no position of its own.
    return (node, children.filter { $0.index >= 0 }.map(\.index).min() ?? last)
  }

  private mutating func container(_ document: Document, _ members: [Node]) -> Node {
    let type = document["_0"]?["type"]?.entries?.first
    var node = Node(.uiView, className: "UIView", position: document.position)
    func say(_ value: Property, _ place: Document?) {
      node.properties.append(value.at(place?.position ?? document.position))
    }
    let kind = type.flatMap { Property.ContainerType(rawValue: $0.key) }
    if let type, kind == nil {
      notes.warn(unknown: type.key, "container", at: type.position)
    }
    if let kind { say(.container(kind), type?.value) }
    for entry in type?.value.entries ?? [] where !entry.value.isNull {
      if let value = detail(entry, of: kind) { say(value, entry.value) }
    }
    // The place of a view without a size is unknown; its elements exist all the same.
    if let frame = document["_0"]?["frame"].flatMap(SnapshotModel.frame),
      frame.width != 0 || frame.height != 0
    {
      say(.frame(frame), document["_0"]?["frame"])
    }
    say(.elements(members.map { .node($0) }), document["children"])
    return node
  }

  /// The properties in one key of a container's type.
  private func detail(
    _ entry: Document.Entry, of kind: Property.ContainerType?
  ) -> Property? {
    guard let text = entry.value.text else { return nil }
    switch entry.key {
    case "label": return .label(text)
    case "value": return .value(.text(text))
    case "identifier": return .identifier(text)
    case "rowCount" where kind == .dataTable, "columnCount" where kind == .dataTable:
      let count = entry.value.number.flatMap { Int(exactly: $0) }
      guard let count, (0...1_000_000).contains(count) else { return nil }
      return entry.key == "rowCount" ? .rowCount(count) : .columnCount(count)
    default: return nil
    }
  }

  private mutating func element(
    _ document: Document, in item: Document
  ) throws(Document.Fault) -> Node {
    guard let body = document["_0"], let entries = body.entries else {
      throw Document.Fault("an element needs '_0' with its properties", at: document.position)
    }
    var node = Node(
      .element, className: "Element", notCaptured: Self.missing,
      position: item.position)
    // Several elements may have one description, and a rotor leads to the first of them.
    if let text = body["description"]?.text, let id = targets[text], named.insert(text).inserted {
      node.properties.append(.id(id, at: item.position))
    }
    for entry in entries where !entry.value.isNull {
      for value in values(of: entry, in: body) {
        node.properties.append(value.at(entry.position))
      }
    }
    return node
  }

  /// The properties in one key of an element.
  private mutating func values(
    of entry: Document.Entry, in body: Document
  ) -> [Property] {
    let value = entry.value
    switch entry.key {
    case "label": return value.text.map { [.label($0)] } ?? []
    case "value": return value.text.map { [.value(.text($0))] } ?? []
    case "hint": return value.text.map { [.hint($0)] } ?? []
    case "identifier": return value.text.map { [.identifier($0)] } ?? []
    case "accessibilityLanguage": return language(value)
    case "userInputLabels":
      let labels = value.items?.compactMap(\.text) ?? []
      return labels.isEmpty ? [] : [.inputLabels(labels)]
    case "traits": return [.traits(traits(value))]
    case "shape": return SnapshotModel.shape(value).map { [.frame($0)] } ?? []
    case "activationPoint" where body["usesDefaultActivationPoint"]?.flag == false:
      return SnapshotModel.point(value).map { [.activationPoint($0)] } ?? []
    case "customActions":
      let names = value.items?.compactMap(\.text) ?? []
      return names.isEmpty ? [] : [.actions(names.map { .init($0) })]
    case "customContent":
      let contents = value.items?.compactMap(SnapshotModel.content) ?? []
      return contents.isEmpty ? [] : [.customContent(contents)]
    case "customRotors":
      let rotors = value.items?.compactMap { rotor($0) } ?? []
      return rotors.isEmpty ? [] : [.rotors(rotors)]
    default: return []
    }
  }

  private mutating func language(_ document: Document) -> [Property] {
    guard let tag = document.text else { return [] }
    if tag.isLanguageTag { return [.language(tag)] }
    notes.warn("'\(tag.prefix(40))' is no language tag; it is not used", at: document.position)
    return []
  }

  private mutating func traits(_ document: Document) -> [Node.Trait] {
    var traits: [Node.Trait] = []
    for item in document.items ?? [] {
      guard let name = item.text else { continue }
      if let trait = Node.Trait(rawValue: name) {
        traits.append(trait)
      } else if name.hasPrefix("unknown("), let bits = UInt64(name.dropFirst(8).dropLast()) {
        traits += TraitBits.traits(of: bits)
      } else {
        notes.warn(leftOut: name, "trait", at: item.position)
      }
    }
    return Node.Trait.allCases.filter(Set(traits).contains)
  }

  private func rotor(_ document: Document) -> Property.Rotor? {
    guard let name = document["name"]?.text else { return nil }
    let entries = (document["resultMarkers"]?.items ?? []).compactMap { marker in
      marker["elementDescription"]?.text.flatMap { targets[$0] }.map { Property.Rotor.Entry($0) }
    }
    return Property.Rotor(name: name, entries: entries)
  }
}
