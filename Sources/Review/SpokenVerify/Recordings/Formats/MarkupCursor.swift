import ScreenDocuments
import ScreenTree
import SpokenSyntax

/// A place in markup: reads tags, text and entities byte by byte, and knows line and column.
struct MarkupCursor {
  /// An opening tag.
  struct Tag {
    var name: String
    var attributes: [(name: String, value: String)] = []
    /// Whether it has no content: `<break/>`.
    var isClosed = false

    /// The value of an attribute; nil without it.
    subscript(name: String) -> String? {
      attributes.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }
  }

  /// The markup.
  let bytes: [UInt8]
  /// The place in it.
  private(set) var index = 0
  /// The place behind which nothing is read.
  var limit: Int

  private var line = 1
  private var lineStart = 0
  /// How many bytes since the start of the line begin no character.
  private var continuations = 0

  /// A cursor at the start.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    limit = bytes.count
  }

  /// The next byte; nil at the end.
  var next: UInt8? { index < limit ? bytes[index] : nil }

  /// The line and the column in Unicode scalars.
  var position: Position { Position(line: line, column: index - lineStart - continuations + 1) }

  /// An error here.
  func fault(_ message: String) -> Document.Fault { Document.Fault(message, at: position) }

  /// An error at the end of the file, or where a request is longer than may be.
  private func broken(in what: String) -> Document.Fault {
    limit < bytes.count
      ? fault("this request has more than \(SSMLReader.longest) bytes; take it out of the log")
      : fault("the log is broken off inside \(what); take out the last request, or record it again")
  }

  /// Whether a text stands here.
  func starts(with text: String) -> Bool { bytes[index..<limit].starts(with: text.utf8) }

  /// Whether a request begins here.
  var beginsRequest: Bool { bytes[index..<limit].beginsRequest }

  /// Whether a tag begins here.
  var isAtTag: Bool { next == UInt8(ascii: "<") }

  /// Whether nothing but white space stands before it on its line.
  var isFirstOfLine: Bool { bytes[lineStart..<index].allSatisfy { $0 <= 0x20 } }

  /// Whether a line with a remark begins here: a sign and a space, or the sign alone.
  var isRemark: Bool {
    let next = index + 1 < limit ? bytes[index + 1] : 0x0A
    return [0x0A, 0x0D, 0x20].contains(next)
  }

  /// Moves beyond bytes that fulfil a condition.
  mutating func skip(while isPart: (UInt8) -> Bool) {
    while index < limit, isPart(bytes[index]) { advance() }
  }

  /// Moves beyond white space.
  mutating func skipBlanks() { skip { $0 <= 0x20 } }

  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == 0x0A {
      line += 1
      lineStart = index
      continuations = 0
    } else if byte & 0xC0 == 0x80 {
      continuations += 1
    }
  }

  private mutating func advance(by count: Int) {
    for _ in 0..<count where index < limit { advance() }
  }

  /// Moves beyond the next place of an end.
  mutating func skip(past end: String, _ what: String) throws(Document.Fault) {
    while !starts(with: end) {
      guard next != nil else { throw broken(in: what) }
      advance()
    }
    advance(by: end.utf8.count)
  }

  /// The text of a CDATA section, which begins here.
  mutating func section() throws(Document.Fault) -> String {
    advance(by: "<![CDATA[".utf8.count)
    let start = index
    try skip(past: "]]>", "a CDATA section")
    return String(decoding: bytes[start..<(index - 3)], as: UTF8.self).withLineFeeds
  }

  /// The text up to the next tag, with what its entities stand for.
  mutating func text(in element: String) throws(Document.Fault) -> String {
    let text = try text { $0 == UInt8(ascii: "<") }
    guard next != nil else { throw broken(in: "<\(element.shown(in: 40))>") }
    return text.withLineFeeds
  }

  /// The text up to a byte, with what its entities stand for.
  private mutating func text(to isEnd: (UInt8) -> Bool) throws(Document.Fault) -> String {
    var text: [UInt8] = []
    while let byte = next, !isEnd(byte) {
      guard byte == UInt8(ascii: "&") else {
        let start = index
        skip { !isEnd($0) && $0 != UInt8(ascii: "&") }
        text += bytes[start..<index]
        continue
      }
      text += try entity().utf8
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What an entity stands for; an ampersand that begins none is one.
  private mutating func entity() throws(Document.Fault) -> String {
    // Without a bound each lone ampersand would search the rest of the file for a semicolon.
    let name = bytes[(index + 1)..<limit].prefix(12).prefix { $0 != UInt8(ascii: ";") }
    let end = name.endIndex
    let isName = name.allSatisfy { $0 == UInt8(ascii: "#") || $0.isLetterOrDigit }
    guard end < limit, bytes[end] == UInt8(ascii: ";"), !name.isEmpty, isName else {
      advance()
      return "&"
    }
    let word = String(decoding: name, as: UTF8.self)
    guard let text = Self.entities[word] ?? Self.text(ofNumber: name.dropFirst(), name.first) else {
      throw fault(
        "'&\(word);' is none of XML's entities, which are &amp; &lt; &gt; &quot; &apos; and "
          + "numbers such as &#233;; write &amp; for an ampersand")
    }
    advance(by: name.count + 2)
    return text
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  /// The character of a number such as `233` or `xE9` after its sign.
  private static func text(ofNumber digits: ArraySlice<UInt8>, _ sign: UInt8?) -> String? {
    guard sign == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    let scalar = UInt32(text, radix: isHexadecimal ? 16 : 10).flatMap { Unicode.Scalar($0) }
    return scalar.map { String(Character($0)) }
  }

  /// The opening tag that begins here.
  mutating func openingTag(mostAttributes: Int) throws(Document.Fault) -> Tag {
    advance()
    var tag = Tag(name: try name("an element"))
    while true {
      skipBlanks()
      switch next {
      case UInt8(ascii: ">"):
        advance()
        return tag
      case UInt8(ascii: "/"):
        advance()
        guard next == UInt8(ascii: ">") else { throw fault("a '>' is missing after '/'; add it") }
        advance()
        tag.isClosed = true
        return tag
      case nil: throw broken(in: "<\(tag.name.shown(in: 40))>")
      default:
        guard tag.attributes.count < mostAttributes else {
          throw fault(
            "<\(tag.name.shown(in: 40))> has more than \(mostAttributes) attributes; record it again"
          )
        }
        try attribute(&tag)
      }
    }
  }

  private mutating func attribute(_ tag: inout Tag) throws(Document.Fault) {
    let start = position
    let name = try name("an attribute")
    guard tag[name] == nil else {
      throw Document.Fault(
        "the attribute '\(name.shown(in: 40))' is there twice; keep one", at: start)
    }
    skipBlanks()
    guard next == UInt8(ascii: "=") else {
      throw fault("'=' is missing after the attribute '\(name.shown(in: 40))'; add it")
    }
    advance()
    skipBlanks()
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault("the value of '\(name.shown(in: 40))' is not in quotation marks; add them")
    }
    advance()
    let value = try text { $0 == quote || $0 == UInt8(ascii: "<") }
    guard let end = next else { throw broken(in: "a value") }
    guard end == quote else {
      throw fault(
        "'<' stands inside a value; write it as &lt;, or add the quotation mark before it")
    }
    advance()
    tag.attributes.append((name, value))
  }

  /// The name in the closing tag that begins here.
  mutating func closingTag() throws(Document.Fault) -> String {
    advance(by: 2)
    let name = try name("the closing tag")
    skipBlanks()
    guard let end = next else { throw broken(in: "</\(name.shown(in: 40))>") }
    guard end == UInt8(ascii: ">") else {
      throw fault("the closing tag </\(name.shown(in: 40))> has no '>'; add it")
    }
    advance()
    return name
  }

  private mutating func name(_ what: String) throws(Document.Fault) -> String {
    let start = index
    skip { $0.isPartOfName }
    guard index > start else {
      guard next != nil else { throw broken(in: "a tag") }
      throw fault("the name of \(what) is missing; write &lt; for '<' in a text")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether it may be a part of a name, in which other signs than these do not stand.
  fileprivate var isPartOfName: Bool {
    isLetterOrDigit || self >= 0x80 || "-_.:".utf8.contains(self)
  }
}

extension String {
  /// The text with line feeds in place of other line breaks, as XML reads it.
  fileprivate var withLineFeeds: String {
    guard utf8.contains(0x0D) else { return self }
    var result: [UInt8] = []
    var wasReturn = false
    for byte in utf8 {
      if !(wasReturn && byte == 0x0A) { result.append(byte == 0x0D ? 0x0A : byte) }
      wasReturn = byte == 0x0D
    }
    return String(decoding: result, as: UTF8.self)
  }
}
