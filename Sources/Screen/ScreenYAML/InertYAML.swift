import ScreenDocuments
import ScreenTree
import Yams

/// YAML in which `*` and `?` are replaced by ordinary letters, so that the parser neither expands
/// aliases nor reads lists and mappings as keys.
///
/// Yams compares the keys of each mapping and serializes them for it, which nested aliases can make
/// endless. Private-use letters that the text does not contain replace both characters; lines and
/// columns stay.
struct InertYAML {
  /// The text for the parser.
  let text: String
  private let standIns: (alias: Unicode.Scalar, key: Unicode.Scalar)?

  /// The meaning of a word that starts with one of the two characters.
  enum Sign: Equatable {
    case alias(String)
    case complexKey
  }

  /// Replaces the characters; text without any significant one is unchanged.
  init(_ text: String) throws(Document.Fault) {
    // An array is read several times as fast as a string.
    let bytes = Array(text.utf8)
    // Such keys need neither of the two characters, so a text without them is examined too.
    try Self.refuseNestedKeys(in: bytes)
    guard Self.hasSigns(bytes) else {
      self.text = text
      standIns = nil
      return
    }
    let free = try Self.freeLetters(in: text)
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      view.append(scalar == "*" ? free.alias : scalar == "?" ? free.key : scalar)
    }
    self.text = String(view)
    standIns = free
  }

  /// Whether it may have aliases.
  var hasAliases: Bool { standIns != nil }

  /// The original text in the file.
  func restored(_ text: String) -> String {
    guard let standIns else { return text }
    let view = text.unicodeScalars
    // Most texts have no stand-in, and looking for one costs less than building each text anew.
    guard view.contains(where: { $0 == standIns.alias || $0 == standIns.key }) else { return text }
    return String(
      String.UnicodeScalarView(
        view.map { $0 == standIns.alias ? "*" : $0 == standIns.key ? "?" : $0 }))
  }

  /// The meaning of a word without quotation marks, by its first character; nil for a text.
  func sign(of scalar: Yams.Node.Scalar) -> Sign? {
    guard let standIns, scalar.style == .plain, let first = scalar.string.unicodeScalars.first
    else { return nil }
    let rest = restored(String(scalar.string.unicodeScalars.dropFirst()))
    if first == standIns.alias { return .alias(rest) }
    // YAML takes `?` for the mark of a key only before white space; `?x` is a text.
    let isKey = first == standIns.key && (rest.isEmpty || rest.first?.isWhitespace == true)
    return isKey ? .complexKey : nil
  }

  /// The error for a character that cannot start a text.
  static func misplaced(_ sign: String, at position: Position) -> Document.Fault {
    Document.Fault(
      "'\(sign)' means something to YAML at the start of a text; put the text in quotation marks",
      at: position)
  }

  /// Whether `*` or `?` may start a word: not after a letter or a digit.
  private static func hasSigns(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      (bytes[index] == UInt8(ascii: "*") || bytes[index] == UInt8(ascii: "?"))
        && (index == 0 || !bytes[index - 1].isLetterOrDigit)
    }
  }

  /// Two private-use letters that the text does not contain.
  private static func freeLetters(
    in text: String
  ) throws(Document.Fault) -> (alias: Unicode.Scalar, key: Unicode.Scalar) {
    var used: Set<UInt32> = []
    for scalar in text.unicodeScalars where (0xE000..<0xF900).contains(scalar.value) {
      used.insert(scalar.value)
    }
    let free = (UInt32(0xE000)..<0xF900).lazy.filter { !used.contains($0) }
      .compactMap(Unicode.Scalar.init).prefix(2)
    guard let alias = free.first, let key = free.dropFirst().first else {
      throw Document.Fault(
        "the file has every character of Unicode's private area; leave some of them out",
        at: Position(line: 1, column: 1))
    }
    return (alias, key)
  }

  /// Refuses lists and mappings that are nested as keys of each other.
  ///
  /// Each is compared with everything in it. A key ends on its line within 1,024 characters, so
  /// only those that close within this count; a few such keys are left to the parser.
  private static func refuseNestedKeys(in bytes: [UInt8]) throws(Document.Fault) {
    var ends: [Int] = []
    var first = 0
    var work = 0
    var line = 1
    var lineStart = 0
    var closed = -1
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "]"), UInt8(ascii: "}"): closed = index
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: ":") where closed >= lineStart:
        ends.append(closed)
        // A key ends within 1,024 characters, so brackets before that window are none of its own;
        // `first` only grows, which keeps the whole scan linear.
        while ends[first] < index - 1024 { first += 1 }
        work += ends.count - first
        // Keys on lines of their own add one each, so only many of them on one line pass this
        // bound.
        guard work <= 1_000_000 + bytes.count else {
          throw Document.Fault(
            "a key is not a word; write keys as plain words",
            at: Position(line: line, column: closed - lineStart + 1))
        }
        closed = -1
      case 0x0A:
        line += 1
        lineStart = index + 1
        first = ends.count
      default: closed = -1
      }
    }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
