import ScreenTree

/// A node of a capture as its tool wrote it: type, attributes, children, each with its place.
struct CaptureNode: Sendable {
  /// The tag, class or role.
  var type: String
  var attributes: [Attribute]
  var children: [CaptureNode]
  var position: Position

  /// One thing that the tool says of a node; what it does not know is left out.
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

  subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The first of some attributes that has words, with its place.
  func words(_ names: String...) -> Attribute? {
    for name in names {
      if let attribute = attributes.first(where: { $0.name == name }), attribute.value.spoken != nil
      {
        return attribute
      }
    }
    return nil
  }

  /// Whether an attribute is said to be true or false, in the words of any tool; nil when it is not.
  func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "true", "1", "YES", "True": true
    case "false", "0", "NO", "False": false
    default: nil
    }
  }

  /// A number, or nil when there is none.
  func number(_ name: String) -> Double? { self[name].flatMap(Double.init) }

  /// The rectangle around the outermost nodes that have one, for a root that has none.
  var outermostFrame: Frame? {
    if let own = self["bounds"].flatMap({ Frame(corners: $0) }), own.width > 0, own.height > 0 {
      return own
    }
    return children.compactMap(\.outermostFrame).reduce(nil) { $0?.around($1) ?? $1 }
  }

  /// How many nodes around the windows of a dump are not of the app.
  var roofCount: Int {
    guard ["hierarchy", "displays", "display", "window"].contains(type) else { return 0 }
    return 1 + children.reduce(0) { $0 + $1.roofCount }
  }

  /// Walks over this node and all nodes in it.
  func forEach(_ use: (CaptureNode) -> Void) {
    var waiting = [self]
    while let node = waiting.popLast() {
      use(node)
      waiting += node.children.reversed()
    }
  }
}

extension Frame {
  /// Reads `{{x, y}, {width, height}}`, with or without a word before it.
  init?(_ text: String) {
    guard let numbers = text.fourNumbers else { return nil }
    self.init(origin: (numbers.0, numbers.1), size: (numbers.2, numbers.3))
  }

  /// Reads the four corners of Android's `[left,top][right,bottom]`.
  init?(corners text: String) {
    guard let numbers = text.fourNumbers else { return nil }
    self.init(
      origin: (numbers.0, numbers.1), size: (numbers.2 - numbers.0, numbers.3 - numbers.1))
  }

  /// Creates a rectangle of what a capture says; nil when a number says nothing, as `nan` and `inf` do.
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

  /// Whether at least a part of one rectangle lies in the other.
  func meets(_ other: Frame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}

extension String {
  /// The four numbers in the text, or nil when there are more or fewer.
  fileprivate var fourNumbers: (Double, Double, Double, Double)? {
    var numbers: [Double] = []
    numbers.reserveCapacity(4)
    for word in utf8.split(whereSeparator: { !$0.isOfNumber }) {
      guard let number = Double(Substring(word)) else { continue }
      guard numbers.count < 4 else { return nil }
      numbers.append(number)
    }
    return numbers.count == 4 ? (numbers[0], numbers[1], numbers[2], numbers[3]) : nil
  }
}

extension UInt8 {
  /// Whether it can stand in a number, also in `inf` and `nan`.
  fileprivate var isOfNumber: Bool {
    switch self {
    case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "f"), UInt8(ascii: "a"),
      UInt8(ascii: "N"), UInt8(ascii: "I"):
      true
    default: false
    }
  }
}
