import ScreenTree

/// An assistive client's tree on its way to a screen.
struct IDBSnapshot {
  var capture = Capture(format: "idb")
  private var app: String?
  private var hasTraits = false

  mutating func screen(_ document: Document, file: String) -> Screen {
    let roots = Self.roots(of: document)
    capture.notCaptured = Self.missing.sorted { $0.rawValue < $1.rawValue }
    let elements = roots.flatMap { nodes(of: $0, inControl: false) }
    let kept = Self.unique(elements)
    capture.dropped["the same control twice"] =
      elements.count == kept.count ? nil : elements.count - kept.count
    capture.elementCount = kept.count
    // The order of the array is the order in which VoiceOver goes.
    let root = Node(
      .uiView, className: "Application",
      properties: [Property(.elements(kept.map { .node($0) }))],
      position: document.position)
    var screen = Screen(file: file, title: title(of: kept) ?? app ?? file, app: app, views: [root])
    if !hasTraits {
      capture.remarks.append("Traits are not captured; roles are those of the tool.")
    }
    if let language = Writing.language(of: [root]) {
      screen.language = language
      capture.remarks.append(
        "The language is not captured; \(language) is a guess from the writing.")
    }
    screen.capture = capture
    return screen
  }

  /// What no version of these tools tells.
  static let missing: Set<Property.Name> = [
    .customContent, .rotors, .language, .sortPriority, .container,
  ]

  /// The roots of each shape of file: a list, one object, or a wrapper around them.
  private static func roots(of document: Document) -> [Document] {
    if let items = document.items { return items }
    if let raw = document["data"]?["raw"] { return raw.items ?? [raw] }
    if let elements = document["elements"] { return elements.items ?? [elements] }
    return document.isNull ? [] : [document]
  }

  private func title(of elements: [Node]) -> String? {
    let heading = elements.first { $0.properties.contains { $0.value == .traits([.header]) } }
    for case .label(let label)? in heading?.properties.map(\.value) ?? [] { return label }
    return nil
  }

  /// Without elements that come twice with the same words at the same place.
  private static func unique(_ nodes: [Node]) -> [Node] {
    var seen: Set<[Property.Value]> = []
    return nodes.filter { seen.insert($0.properties.map(\.value)).inserted }
  }

  /// The elements that a node makes, in order.
  private mutating func nodes(of document: Document, inControl: Bool) -> [Node] {
    guard document.entries != nil else { return [] }
    let node = IDBNode(document)
    capture.nodeCount += 1
    hasTraits = hasTraits || node.traitNames != nil
    if node.isSynthesized {
      capture.dropped["status bar and bars of the tool", default: 0] += 1
      return []
    }
    if node.role == "Application" { app = app ?? node.label }
    let children = document["children"]?.items ?? []
    if children.isEmpty || node.isControl {
      capture.nodeCount += node.isControl ? Self.count(children) : 0
      return element(node, document).map { [$0] } ?? []
    }
    return children.flatMap { nodes(of: $0, inControl: false) }
  }

  private static func count(_ documents: [Document]) -> Int {
    documents.reduce(0) { $0 + 1 + count($1["children"]?.items ?? []) }
  }

  /// A leaf as an element, or nil for a container whose members are not in the capture.
  private mutating func element(_ node: IDBNode, _ document: Document) -> Node? {
    switch node.role {
    case "Application": return nil
    case "Group", "TabGroup", "ScrollArea", "Grid", "Sheet":
      if let label = node.label ?? node.identifier {
        capture.remarks.append("The items of '\(label)' are not in the capture.")
      } else if node.role == "TabGroup" {
        capture.remarks.append("The segments of a segmented control are not in the capture.")
      }
      capture.dropped["containers without items", default: 0] += 1
      return nil
    case "GenericElement", "ScrollBar", "Splitter":
      guard node.label != nil || node.value != nil, node.role != "ScrollBar" else {
        capture.dropped["views without words", default: 0] += 1
        return nil
      }
    default: break
    }
    return node.element(at: document.position, missing: Self.missing)
  }
}

/// One object of the tool's JSON, under the names of its older and its newer form.
struct IDBNode {
  let document: Document

  init(_ document: Document) { self.document = document }

  private func text(_ keys: String...) -> String? {
    for key in keys {
      guard let value = document[key], !value.isNull else { continue }
      if let text = value.text?.spoken { return text }
    }
    return nil
  }

  var role: String {
    let role = text("role", "type") ?? ""
    return role.hasPrefix("AX") ? String(role.dropFirst(2)) : role
  }
  var subrole: String { text("subrole") ?? "" }
  var label: String? { text("AXLabel", "label", "title") }
  var value: String? { text("AXValue", "value") }
  var hint: String? { text("help", "hint") }
  var identifier: String? { text("AXUniqueId", "identifier") }
  var isSynthesized: Bool { document["synthesized"]?.flag == true }
  var isEnabled: Bool { document["enabled"]?.flag != false }
  var actions: [String] { document["custom_actions"]?.items?.compactMap(\.text) ?? [] }

  /// The names of traits, or nil when the tool did not ask for them.
  var traitNames: [String]? {
    guard let items = document["traits"]?.items, !items.isEmpty else { return nil }
    return items.compactMap(\.text)
  }

  var frame: Frame? {
    if let exact = text("AXFrame").flatMap({ Frame($0) }) { return exact }
    let numbers = ["x", "y", "width", "height"].compactMap { document["frame"]?[$0]?.number }
    guard numbers.count == 4 else { return nil }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Whether it is a control, in which VoiceOver does not go.
  var isControl: Bool {
    [
      "Button", "CheckBox", "RadioButton", "Link", "Slider", "TextField", "TextArea", "PopUpButton",
      "Heading", "StaticText", "Image",
    ].contains(role)
  }

  private var isTab: Bool { subrole == "AXTabButton" }

  /// The element with exactly what the tool says of it.
  func element(at position: Position, missing: Set<Property.Name>) -> Node {
    var node = Node(.element, className: role, notCaptured: missing, position: position)
    if traitNames == nil { node.notCaptured.insert(.traits) }
    if document["placeholder"] == nil { node.notCaptured.insert(.placeholder) }
    if document["expanded"] == nil { node.notCaptured.insert(.expanded) }
    if document["custom_actions"] == nil { node.notCaptured.insert(.actions) }
    func say(_ value: Property.Value) { node.properties.append(Property(value, at: position)) }
    if let label { say(.label(label)) }
    if let value, !isTab { say(.value(.text(value))) }
    say(.traits(traits))
    if let hint { say(.hint(hint)) }
    if let identifier { say(.identifier(identifier)) }
    if let placeholder = text("placeholder") { say(.placeholder(placeholder)) }
    if let expanded = document["expanded"]?.flag { say(.expanded(expanded)) }
    if !actions.isEmpty { say(.actions(actions.map { .init($0) })) }
    if let frame { say(.frame(frame)) }
    return node
  }

  private var traits: [Node.Trait] {
    var traits = Set(roleTraits).union((traitNames ?? []).compactMap { ElementTypes.names[$0] })
    if traits.isSuperset(of: [.button, .staticText]) { traits.remove(.staticText) }
    if isTab {
      traits.insert(.tabBarItem)
      if ["1", "true"].contains(value) { traits.insert(.selected) }
    }
    if !isEnabled { traits.insert(.notEnabled) }
    return Node.Trait.allCases.filter(traits.contains)
  }

  private var roleTraits: [Node.Trait] {
    switch role {
    case "Button": [.button]
    case "RadioButton": isTab ? [] : [.button]
    case "CheckBox": [.button, .switchButton]
    case "Heading": [.header]
    case "Image": [.image]
    case "Link": [.link]
    case "PopUpButton": [.button, .popUpButton]
    case "Slider": [.adjustable]
    case "StaticText": [.staticText]
    case "TextField":
      switch subrole {
      case "AXSearchField": [.textEntry, .searchField]
      case "AXSecureTextField": [.textEntry, .secureTextField]
      default: [.textEntry]
      }
    case "TextArea": [.textEntry, .textArea]
    default: subrole == "AXSearchField" ? [.searchField] : []
    }
  }
}
