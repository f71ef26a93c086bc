/// The text of a declaration in which comments are blank and literals are quotation marks, so that
/// every word and bracket of it is syntax.
struct SourceMask {
  /// The text, and the masked text of the same length, in bytes.
  let source: [UInt8]
  private(set) var masked: [UInt8]

  /// Masks a text; what is not closed goes to its end.
  init(_ text: String) {
    source = Array(text.utf8)
    masked = source
    var index = 0
    while index < source.count {
      let end = endOfLiteral(at: index)
      if end > index {
        // A comment is nothing, but a literal is a value, which ends a line.
        mask(index..<end, by: source[index] == UInt8(ascii: "/") ? 32 : UInt8(ascii: "\""))
        index = end
      } else {
        index += 1
      }
    }
  }

  /// The text of a range without blanks around it.
  func text(_ range: Range<Int>) -> String {
    let whole = source[range]
    let first = whole.firstIndex { !Self.isBlank($0) } ?? whole.endIndex
    let last = whole.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? first
    return String(decoding: whole[first..<max(first, last)], as: UTF8.self)
  }

  /// Where the bracket at an index is closed, after it; the end of the text if it is not.
  func endOfBracket(at start: Int) -> Int {
    var depth = 0
    for index in start..<masked.count {
      switch masked[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth == 0 { return index + 1 }
    }
    return masked.count
  }

  /// The first index from one on that is not blank.
  func skippingBlanks(from start: Int) -> Int {
    masked[min(start, masked.count)...].firstIndex { !Self.isBlank($0) } ?? masked.count
  }

  /// Where the word at an index ends; the index itself if none stands there.
  func endOfWord(at start: Int) -> Int {
    masked[min(start, masked.count)...].firstIndex { !Self.isWord($0) } ?? masked.count
  }

  /// Where the name begins that a declaration gives after one of some words; nil if it has none.
  func startOfName(after words: Set<String>) -> Int? {
    var index = 0
    while index < masked.count, masked[index] != UInt8(ascii: "{") {
      let end = endOfWord(at: index)
      if end > index, words.contains(text(index..<end)) { return skippingBlanks(from: end) }
      // Arguments of attributes may have the word too.
      index = masked[index] == UInt8(ascii: "(") ? endOfBracket(at: index) : max(end, index + 1)
    }
    return nil
  }

  /// Whether the text declares a class.
  var declaresClass: Bool { startOfName(after: ["class"]) != nil }

  /// Whether the text declares a type or extends one.
  var declaresType: Bool {
    startOfName(after: ["struct", "class", "enum", "actor", "extension"]) != nil
  }

  /// Whether a byte is a space or a line break.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// Whether a byte stands in a name; bytes beyond ASCII do.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "`"), 128...:
      true
    default: false
    }
  }
}

extension SourceMask {
  private mutating func mask(_ range: Range<Int>, by byte: UInt8) {
    for index in range where !Self.isBlank(masked[index]) || byte != 32 { masked[index] = byte }
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { source[min(index, source.count)...].starts(with: $0) }
  }

  /// The end of the comment or the literal at an index; the index itself if there is none.
  private func endOfLiteral(at index: Int) -> Int {
    if has("//", at: index) {
      return source[index...].firstIndex { $0 == 10 || $0 == 13 } ?? source.count
    }
    if has("/*", at: index) { return endOfComment(at: index) }
    var quote = index
    while has("#", at: quote) { quote += 1 }
    return has("\"", at: quote) ? endOfText(at: quote, marks: quote - index) : index
  }

  private func endOfComment(at start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < source.count {
      if has("/*", at: index) {
        depth += 1
        index += 2
      } else if has("*/", at: index) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return index
  }

  /// The end of a text whose quotation mark stands at an index, after some number signs.
  private func endOfText(at quote: Int, marks: Int) -> Int {
    let length = has("\"\"\"", at: quote) ? 3 : 1
    let hashes = Array(repeating: UInt8(ascii: "#"), count: marks)
    let close = Array(repeating: UInt8(ascii: "\""), count: length) + hashes
    var index = quote + length
    while index < source.count {
      if source[index...].starts(with: close) { return index + close.count }
      if source[index] == UInt8(ascii: "\\"), source[(index + 1)...].starts(with: hashes) {
        let next = index + 1 + marks
        index = has("(", at: next) ? endOfInterpolation(at: next) : min(next + 1, source.count)
      } else {
        index += 1
      }
    }
    return source.count
  }

  /// The end of an interpolation whose parenthesis stands at an index; texts in it have their own.
  private func endOfInterpolation(at start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < source.count {
      let end = endOfLiteral(at: index)
      if end > index {
        index = end
        continue
      }
      if has("(", at: index) { depth += 1 }
      if has(")", at: index) { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return index
  }
}
