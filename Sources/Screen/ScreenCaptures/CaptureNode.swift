import ScreenDocuments
import ScreenTree

/// A node of a capture as its tool wrote it: type, attributes, children, each with its position.
struct CaptureNode: Sendable {
  /// The tag, class or role.
  var type: String
  var attributes: [Attribute]
  var children: [CaptureNode]
  var position: Position

  /// An attribute of a node; unknown values are omitted.
  struct Attribute: Sendable {
    var name: String
    var value: String
    var position: Position
  }

  init(
    _ type: String, attributes: [Attribute] = [], children: [CaptureNode] = [],
    position: Position = .unknown
  ) {
    self.type = type
    self.attributes = attributes
    self.children = children
    self.position = position
  }

  subscript(_ name: String) -> String? { index(of: name).map { attributes[$0].value } }

  /// The index of the attribute with a name, or nil.
  private func index(of name: String) -> Int? {
    attributes.indices.first { attributes[$0].name.isSame(as: name) }
  }

  /// The first of some attributes that has words, with its position.
  func words(_ names: String...) -> Attribute? {
    for name in names {
      if let index = index(of: name), attributes[index].value.spoken != nil {
        return attributes[index]
      }
    }
    return nil
  }

  /// The position of the first of some attributes, otherwise of the node itself.
  func place(of names: String...) -> Position {
    names.lazy.compactMap(index).first.map { attributes[$0].position } ?? position
  }

  /// The value of a Boolean attribute, in the words of any tool; nil without one.
  func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "true", "1", "YES", "True": true
    case "false", "0", "NO", "False": false
    default: nil
    }
  }

  /// A number, or nil.
  func number(_ name: String) -> Double? {
    self[name].flatMap { Double($0) }
  }

  /// The rectangle around the outermost nodes that have one, for a root without one.
  var outermostFrame: Frame? {
    if let own = self["bounds"].flatMap({ Frame(corners: $0) }), own.width > 0, own.height > 0 {
      return own
    }
    return children.compactMap(\.outermostFrame).reduce(nil) { $0?.around($1) ?? $1 }
  }

  /// How many nodes around the windows of a dump do not belong to the app.
  var systemWindowCount: Int {
    guard ["hierarchy", "displays", "display", "window"].contains(type) else { return 0 }
    return 1 + children.reduce(0) { $0 + $1.systemWindowCount }
  }

  /// Visits this node and all descendants, whose depth the readers limit.
  func forEach(_ use: (CaptureNode) -> Void) {
    use(self)
    for child in children { child.forEach(use) }
  }

  /// The names of all attributes in it.
  var attributeNames: Set<String> {
    var names: Set<String> = []
    forEach { node in names.formUnion(node.attributes.lazy.map(\.name)) }
    return names
  }
}

extension Frame {
  /// Parses `{{x, y}, {width, height}}`, with or without a word before it.
  init?(_ text: String) {
    guard let numbers = text.fourNumbers else { return nil }
    self.init(origin: (numbers.0, numbers.1), size: (numbers.2, numbers.3))
  }

  /// Parses the four corners of Android's `[left,top][right,bottom]`.
  init?(corners text: String) {
    guard let numbers = text.fourNumbers else { return nil }
    self.init(
      origin: (numbers.0, numbers.1), size: (numbers.2 - numbers.0, numbers.3 - numbers.1))
  }

  /// A rectangle in a capture; nil when a number is not finite.
  init?(origin: (Double, Double), size: (Double, Double)) {
    guard [origin.0, origin.1, size.0, size.1].allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else {
      return nil
    }
    self.init(x: origin.0, y: origin.1, width: max(0, size.0), height: max(0, size.1))
  }

  /// The smallest rectangle that holds both.
  func around(_ other: Frame) -> Frame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether it contains another rectangle, within the error of rounding.
  func contains(_ other: Frame) -> Bool {
    other.x >= x - 0.5 && other.y >= y - 0.5 && other.x + other.width <= x + width + 0.5
      && other.y + other.height <= y + height + 0.5
  }

  /// Whether two rectangles overlap.
  func meets(_ other: Frame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}

extension String {
  /// The four numbers in the text; nil for more or fewer.
  fileprivate var fourNumbers: (Double, Double, Double, Double)? {
    let numbers = utf8.split { !$0.isOfNumber }.compactMap { Double(Substring($0)) }
    return numbers.count == 4 ? (numbers[0], numbers[1], numbers[2], numbers[3]) : nil
  }
}

extension UInt8 {
  /// Whether it can be in a number, including `inf` and `nan`.
  fileprivate var isOfNumber: Bool {
    (0x30...0x39).contains(self) || "+-.einfaNI".utf8.contains(self)
  }
}

extension Sequence {
  /// The results for the elements, joined; only the smaller part is copied, which costs far less
  /// than a copy at each level of a deep tree.
  func joined<Made>(_ make: (Element) -> [Made]) -> [Made] {
    var all: [Made] = []
    for element in self {
      var made = make(element)
      if all.count < made.count {
        made.insert(contentsOf: all, at: 0)
        all = made
      } else {
        all += made
      }
    }
    return all
  }
}
