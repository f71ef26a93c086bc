/// A variable or a constant as its declaration says it.
struct Variable {
  /// An attribute such as `@Relationship(deleteRule: .cascade)`.
  struct Attribute {
    let name: String
    /// What stands in its parentheses, or nothing.
    let arguments: String
  }

  let name: String
  let isConstant: Bool
  /// Whether it belongs to the type.
  let isStatic: Bool
  /// Whether a block follows that computes or observes it.
  let hasBlock: Bool
  let attributes: [Attribute]
  /// What follows the name: the type and the first value.
  let rest: String

  /// The attribute of a name, or nil.
  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// The variables of a text, and the macros that stand beside them.
struct VariableReader {
  private let mask: SourceMask
  private let end: Int
  private var index: Int
  private var attributes: [Variable.Attribute] = []
  private var isStatic = false
  private(set) var variables: [Variable] = []
  /// The macros such as `#Unique`, with their arguments.
  private(set) var macros: [Variable.Attribute] = []

  /// Reads a declaration of a variable.
  init(of declaration: String) {
    let mask = SourceMask(declaration)
    self.init(mask, 0..<mask.masked.count)
  }

  /// Reads the members of a type; none if it has no body.
  init(membersOf declaration: String) {
    let mask = SourceMask(declaration)
    guard let open = mask.masked.firstIndex(of: UInt8(ascii: "{")) else {
      self.init(mask, 0..<0)
      return
    }
    self.init(mask, (open + 1)..<max(open + 1, mask.endOfBracket(at: open) - 1))
  }

  private init(_ mask: SourceMask, _ range: Range<Int>) {
    self.mask = mask
    index = range.lowerBound
    end = range.upperBound
    while index < end { readNext() }
  }

  private mutating func readNext() {
    index = mask.skippingBlanks(from: index)
    guard index < end else { return }
    switch mask.masked[index] {
    case UInt8(ascii: "@"): readAttribute()
    case UInt8(ascii: "#"): readMacro()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      index = mask.endOfBracket(at: index)
      forget()
    case let byte where SourceMask.isWord(byte): readWord()
    default:
      index += 1
      forget()
    }
  }

  private mutating func forget() {
    attributes = []
    isStatic = false
  }

  private mutating func readAttribute() {
    let name = qualifiedName(from: index + 1)
    attributes.append(Variable.Attribute(name: name, arguments: arguments()))
  }

  private mutating func readMacro() {
    let name = qualifiedName(from: index + 1)
    // The type for which it stands, as in `#Unique<Item>`.
    if index < end, mask.masked[index] == UInt8(ascii: "<"),
      let close = mask.masked[index..<end].firstIndex(of: UInt8(ascii: ">"))
    {
      index = close + 1
    }
    macros.append(Variable.Attribute(name: name, arguments: arguments()))
    forget()
  }

  /// The last part of a name with dots.
  private mutating func qualifiedName(from start: Int) -> String {
    var start = start
    index = mask.endOfWord(at: start)
    while index < end, mask.masked[index] == UInt8(ascii: ".") {
      start = index + 1
      index = mask.endOfWord(at: start)
    }
    return mask.text(start..<index)
  }

  /// What stands in the parentheses that follow at once, or nothing.
  private mutating func arguments() -> String {
    guard index < end, mask.masked[index] == UInt8(ascii: "(") else { return "" }
    let close = mask.endOfBracket(at: index)
    defer { index = close }
    return mask.text((index + 1)..<max(index + 1, close - 1))
  }

  private mutating func readWord() {
    let start = index
    index = mask.endOfWord(at: index)
    switch mask.text(start..<index) {
    case "var": readVariable(isConstant: false)
    case "let": readVariable(isConstant: true)
    case "static", "class", "lazy": isStatic = true
    case "private", "fileprivate", "internal", "package", "public", "open", "nonisolated", "weak",
      "unowned", "final", "override", "dynamic":
      _ = arguments()
    default: forget()
    }
  }

  private mutating func readVariable(isConstant: Bool) {
    let start = mask.skippingBlanks(from: index)
    index = mask.endOfWord(at: start)
    let name = mask.text(start..<index)
    let rest = index
    let hasBlock = skipTypeAndValue()
    guard !name.isEmpty else { return forget() }
    variables.append(
      Variable(
        name: name, isConstant: isConstant, isStatic: isStatic, hasBlock: hasBlock,
        attributes: attributes, rest: mask.text(rest..<index)))
    forget()
  }

  /// Goes to the end of a variable; returns whether a block follows its type or its value.
  private mutating func skipTypeAndValue() -> Bool {
    var hasValue = false
    while index < end {
      let byte = mask.masked[index]
      switch byte {
      case UInt8(ascii: "{"):
        guard hasValue else {
          index = mask.endOfBracket(at: index)
          return true
        }
        let isObserver = observes(at: index)
        index = mask.endOfBracket(at: index)
        if isObserver { return true }
      case UInt8(ascii: "("), UInt8(ascii: "["): index = mask.endOfBracket(at: index)
      case UInt8(ascii: "="):
        hasValue = true
        index += 1
      case UInt8(ascii: ";"): return false
      case 10, 13:
        guard continues(at: mask.skippingBlanks(from: index), hasValue) else { return false }
        index = mask.skippingBlanks(from: index)
      default: index += 1
      }
    }
    return false
  }

  /// Whether the block at an index observes the changes of a variable.
  private func observes(at open: Int) -> Bool {
    let start = mask.skippingBlanks(from: open + 1)
    return ["willSet", "didSet"].contains(mask.text(start..<mask.endOfWord(at: start)))
  }

  /// Whether a line that begins at an index belongs to the variable of the line before.
  private func continues(at next: Int, _ hasValue: Bool) -> Bool {
    guard next < end else { return false }
    switch mask.masked[next] {
    // The value of a line before, or the block of a type.
    case UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "?"), UInt8(ascii: ":"): return true
    case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"),
      UInt8(ascii: "|"), UInt8(ascii: "&"):
      return hasValue
    default:
      // A line break after the sign itself.
      let last = mask.masked[..<next].last { !SourceMask.isBlank($0) }
      return last == UInt8(ascii: "=") || last == UInt8(ascii: ":")
    }
  }
}
