import ScreenDocuments
import ScreenTree

extension Importer {
  /// The plan of a designer in VoiceOver Designer: `document.json`, or `controls.json` of older
  /// versions.
  package static let voiceOverDesigner = Importer(
    name: "voiceover-designer",
    recognizes: { head in
      let places = ["[]", "[].elements[]", "elements[]", "elements[].elements[]"]
      return (places + ["[].elements[].elements[]", "elements[].elements[].elements[]"]).contains {
        head.has($0 + ".trait") && head.has($0 + ".isAccessibilityElement", $0 + ".customActions")
      }
    },
    importer: { text, notes throws(Document.Fault) in
      var design = DesignerDocument(notes: notes)
      let screen = try design.screen(try Document.readCapture(text.bytes))
      notes = design.notes
      return screen
    })
}

/// The plan of a screen, whose controls are in reading order.
struct DesignerDocument {
  var notes: CaptureNotes

  init(notes: CaptureNotes) { self.notes = notes }

  /// The properties that a plan lacks.
  static let missing: Set<AnyModifier> = [
    .expanded, .identifier, .language, .placeholder, .rotors, .sortPriority,
  ]

  mutating func screen(_ document: Document) throws(Document.Fault) -> Screen {
    let items = document.items ?? document["elements"]?.items ?? []
    guard !items.isEmpty else {
      throw Document.Fault("the plan has no elements; draw them first", at: document.position)
    }
    notes.cannotTell(Self.missing)
    let nodes = try nodes(of: items)
    let root = Node(
      .uiView, className: "UIView", properties: [.elements(nodes.map { .node($0) })],
      position: document.position)
    let title = AccessibilitySnapshotReader.title(of: [root]) ?? notes.name
    var screen = Screen(file: notes.file, title: title, views: [root])
    notes.remark("It is a designer's plan and no capture of an app.")
    notes.guessLanguage(of: &screen)
    return screen
  }

  private mutating func nodes(of items: [Document]) throws(Document.Fault) -> [Node] {
    var nodes: [Node] = []
    for item in items where item.entries != nil {
      notes.capture.nodeCount += 1
      guard notes.capture.nodeCount <= CaptureXML.nodes else {
        throw Document.Fault(
          "the plan has more than \(CaptureXML.nodes) elements", at: item.position)
      }
      if let members = item["elements"]?.items {
        nodes.append(try container(item, members))
      } else if item["isAccessibilityElement"]?.flag == false, !notes.keepsAll {
        notes.drop(.hidden, item["label"]?.text ?? "element", at: item.position)
      } else {
        nodes.append(element(item))
      }
    }
    return nodes
  }

  /// A container around elements; a frame of the drawing has no words.
  private mutating func container(
    _ item: Document, _ members: [Document]
  ) throws(Document.Fault) -> Node {
    var node = Node(.uiView, className: "UIView", position: item.position)
    if let label = item["label"], let text = label.text?.spoken {
      node.properties += [
        .container(.semanticGroup, at: label.position), .label(text, at: label.position),
      ]
    }
    let inner = try nodes(of: members)
    node.properties.append(.elements(inner.map { .node($0) }, at: item.position))
    return node
  }

  private mutating func element(_ item: Document) -> Node {
    notes.capture.elementCount += 1
    var node = Node(
      .element, className: "Element", notCaptured: Self.missing, position: item.position)
    func say(_ value: Property, _ key: String) {
      node.properties.append(value.at(item[key]?.position ?? item.position))
    }
    if let label = item["label"]?.text?.spoken { say(.label(label), "label") }
    if let value = Self.value(of: item) { say(.value(.text(value)), "value") }
    let traits = Self.traits(of: item)
    if !traits.isEmpty { say(.traits(traits), "trait") }
    if let hint = item["hint"]?.text?.spoken { say(.hint(hint), "hint") }
    let actions = item["customActions"]?["names"]?.items?.compactMap(\.text) ?? []
    if !actions.isEmpty { say(.actions(actions.map { .init($0) }), "customActions") }
    let contents = (item["customDescriptions"]?["descriptions"]?.items ?? []).compactMap {
      content in
      content["label"]?.text.map {
        Property.CustomContent(label: $0, value: content["value"]?.text ?? "")
      }
    }
    if !contents.isEmpty { say(.customContent(contents), "customDescriptions") }
    if let frame = Self.frame(of: item) { say(.frame(frame), "frame") }
    return node
  }

  /// The value; of several options the current one, with its place if the designer wants it.
  private static func value(of item: Document) -> String? {
    let own = item["value"]?.text?.spoken
    guard let adjustable = item["adjustableOptions"],
      let options = adjustable["options"]?.items?.compactMap(\.text), !options.isEmpty
    else { return own }
    let current = adjustable["currentIndex"]?.number.flatMap { Int(exactly: $0) }
    guard let current, options.indices.contains(current) else { return own }
    let isEnumerated = adjustable["isEnumerated"]?.flag == true
    return isEnumerated
      ? "\(options[current]), \(current + 1) of \(options.count)" : options[current]
  }

  private static func traits(of item: Document) -> [Node.Trait] {
    let bits = item["trait"]?.number.flatMap { UInt64(exactly: $0) } ?? 0
    var traits = TraitBits.traits(of: bits)
    if let options = item["adjustableOptions"]?["options"]?.items, !options.isEmpty {
      traits.append(.adjustable)
    }
    return Node.Trait.allCases.filter(traits.contains)
  }

  /// The rectangle, written as `[[x, y], [width, height]]`.
  private static func frame(of item: Document) -> Frame? {
    let numbers = (item["frame"]?.items ?? []).flatMap { ($0.items ?? []).compactMap(\.number) }
    guard numbers.count == 4 else { return nil }
    return Frame(origin: (numbers[0], numbers[1]), size: (numbers[2], numbers[3]))
  }
}
