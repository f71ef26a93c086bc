import ScreenDocuments
import ScreenTree

/// The objects of AccessibilitySnapshot's model, as its encoder writes them.
enum SnapshotModel {
  /// The key for the position in the file if it is not that of the reading order.
  static let place = "at"

  /// An element with only the properties of a screen.
  ///
  /// - Parameters:
  ///   - node: an element of a screen.
  ///   - description: VoiceOver's description, or nil to omit it.
  ///   - index: the index in reading order, from 0.
  /// - Returns: the item of a hierarchy.
  static func element(_ node: Node, description: String?, index: Double) -> Document {
    var body: [(String, Document)] = []
    if let description { body.append(("description", .text(description))) }
    body += words(node)
    let frame = node[.frame]
    let point = node[.activationPoint]
    let shape = frame ?? Frame(x: 0, y: 0, width: 0, height: 0)
    body.append(("shape", .mapping([("type", .text("frame")), ("frame", rectangle(shape))])))
    let middle = point.map { [$0.x, $0.y] } ?? shape.middle
    body.append(("activationPoint", .list(middle)))
    body.append(("usesDefaultActivationPoint", .flag(point == nil)))
    body += lists(node)
    if let tag = node[.language] {
      body.append(("accessibilityLanguage", .text(tag)))
    }
    body.append(("respondsToUserInteraction", .flag(node.isInteractive)))
    return .mapping([
      ("element", .mapping([("_0", .mapping(body)), ("traversalIndex", .number(index))]))
    ])
  }

  private static func words(_ node: Node) -> [(String, Document)] {
    var body: [(String, Document)] = []
    for property in node.properties {
      if let text = property[.label] { body.append(("label", .text(text))) }
      if case .text(let text)? = property[.value] { body.append(("value", .text(text))) }
      if let text = property[.hint] { body.append(("hint", .text(text))) }
      if let text = property[.identifier] { body.append(("identifier", .text(text))) }
      if let labels = property[.inputLabels] { body.append(("userInputLabels", .list(labels))) }
    }
    body.append(("traits", .list(node.statedTraits.map(\.rawValue))))
    return body
  }

  private static func lists(_ node: Node) -> [(String, Document)] {
    [
      ("customActions", .list(node.actionNames)),
      (
        "customContent",
        .list(
          node.all(.customContent).joined().map { content in
            .mapping([
              ("label", .text(content.label)), ("value", .text(content.value)),
              ("isImportant", .flag(content.isImportant)),
            ])
          })
      ),
      (
        "customRotors",
        .list(
          node.all(.rotors).joined().map { rotor in
            .mapping([
              ("name", .text(rotor.name)), ("resultMarkers", .list([Document]())),
              ("limit", .mapping([("none", .mapping([]))])),
            ])
          })
      ),
    ]
  }

  /// A container with its children.
  static func container(_ node: Node, children: Document?) -> Document {
    var details: [(String, Document)] = []
    for property in node.properties {
      if let text = property[.label] { details.append(("label", .text(text))) }
      if case .text(let text)? = property[.value] { details.append(("value", .text(text))) }
      if let text = property[.identifier] { details.append(("identifier", .text(text))) }
      if let count = property[.rowCount] { details.append(("rowCount", .number(Double(count)))) }
      if let count = property[.columnCount] {
        details.append(("columnCount", .number(Double(count))))
      }
    }
    let type = node[.container] ?? .semanticGroup
    let frame = node[.frame]
    let body: [(String, Document)] = [
      ("type", .mapping([(type.rawValue, .mapping(details))])),
      ("frame", rectangle(frame ?? Frame(x: 0, y: 0, width: 0, height: 0))),
    ]
    let children = children ?? .list([Document]())
    return .mapping([("container", .mapping([("_0", .mapping(body)), ("children", children)]))])
  }

  private static func rectangle(_ frame: Frame) -> Document {
    .list([.list([frame.x, frame.y]), .list([frame.width, frame.height])])
  }

  /// An item of custom content, or nil without a label.
  static func content(_ document: Document) -> Property.CustomContent? {
    guard let label = document["label"]?.text else { return nil }
    return Property.CustomContent(
      label: label, value: document["value"]?.text ?? "",
      isImportant: document["isImportant"]?.flag == true)
  }

  /// A point `[x, y]`.
  static func point(_ document: Document) -> Property.Point? {
    let numbers = document.items?.compactMap(\.number) ?? []
    return numbers.count == 2 ? Property.Point(x: numbers[0], y: numbers[1]) : nil
  }

  /// A rectangle `[[x, y], [width, height]]`.
  static func frame(_ document: Document) -> Frame? {
    guard let items = document.items, items.count == 2, let origin = point(items[0]),
      let size = point(items[1])
    else { return nil }
    return Frame(origin: (origin.x, origin.y), size: (size.x, size.y))
  }

  /// The rectangle of a shape; for a path the one around its points.
  static func shape(_ document: Document) -> Frame? {
    if let frame = document["frame"].flatMap(frame) { return frame }
    var points: [Property.Point] = []
    for element in document["pathElements"]?.items ?? [] {
      for (_, arguments) in element.pairs {
        points += arguments.pairs.compactMap { point($0.1) }
      }
    }
    guard let first = points.first else { return nil }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return Frame(origin: (left, top), size: (right - left, bottom - top))
  }
}

extension Frame {
  /// The point in the middle, as x and y.
  fileprivate var middle: [Double] { [x + width / 2, y + height / 2] }
}

extension Node {
  /// The traits of an element with an exact set.
  var statedTraits: [Node.Trait] { self[.traits] ?? [] }

  fileprivate var actionNames: [String] { all(.actions).flatMap { $0.map(\.name) } }

  /// The nodes of its explicit list of elements.
  var members: [Node] { all(.elements).flatMap(\.nodes) }

  /// Whether the user can operate it.
  fileprivate var isInteractive: Bool {
    // AccessibilitySnapshot knows neither pop-up buttons nor the public trait of switches.
    statedTraits.contains {
      $0.facts.roles.contains(.operable) && $0 != .popUpButton && $0 != .toggleButton
    }
  }

  /// The JSON merge patch from its written object to that of its capture.
  var capturedPatch: Document? {
    self[.captured].flatMap { try? Document.readJSON(Array($0.utf8)) }
  }

  /// Keeps the parts of a captured object that writing the node would lose.
  mutating func keep(_ object: Document, writtenAs written: Document) {
    if let patch = written.patch(to: object) { addPatch(patch) }
  }

  /// Adds to the kept parts of the capture.
  mutating func addPatch(_ patch: Document) {
    let whole = capturedPatch?.merged(with: patch) ?? patch
    properties.removeAll { $0.modifier == .captured }
    properties.append(.captured(whole.compactJSON, at: position))
  }
}

extension [Property.ElementReference] {
  /// The nodes that are written in place.
  var nodes: [Node] {
    compactMap { if case .node(let node) = $0 { node } else { nil } }
  }
}
