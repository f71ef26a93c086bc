import ScreenDocuments
import ScreenTree

extension Document {
  /// Reads a property list in XML; Foundation's reader is not used because it reports no positions.
  static func readPropertyList(_ text: String) throws(Fault) -> Document {
    var reader = PropertyListReader(text)
    return try reader.list()
  }
}

/// Reads the elements of a property list, one after the other.
private struct PropertyListReader {
  /// The deepest nesting; tables of strings need five.
  private static let depth = 50

  /// The start of an element.
  private struct Tag {
    let name: String
    let position: Position
    /// Whether it has no content: `<string/>`.
    let isEmpty: Bool
  }

  private var cursor: TextCursor

  init(_ text: String) { cursor = TextCursor(text) }

  /// The value of the whole file.
  mutating func list() throws(Document.Fault) -> Document {
    let root = try open()
    guard root.name == "plist", !root.isEmpty else {
      throw Document.Fault(
        "<plist> is expected here, not <\(root.name.shown(in: 40))>", at: root.position)
    }
    let value = try self.value(of: try open(), depth: 0)
    try close("plist")
    return value
  }

  /// The value of an element whose start was read.
  private mutating func value(of tag: Tag, depth: Int) throws(Document.Fault) -> Document {
    guard depth < Self.depth else {
      throw Document.Fault("more than \(Self.depth) values are inside each other", at: tag.position)
    }
    switch tag.name {
    case "dict": return Document(.mapping(try entries(of: tag, depth)), at: tag.position)
    case "array": return Document(.sequence(try items(of: tag, depth)), at: tag.position)
    case "true", "false":
      if !tag.isEmpty { try close(tag.name) }
      return Document(.scalar(tag.name, isPlain: true), at: tag.position)
    case "string", "key", "date", "data", "integer", "real":
      // Only numbers are plain: the words "true" or "1" in a <string> must stay words.
      let isNumber = tag.name == "integer" || tag.name == "real"
      return Document(.scalar(try text(of: tag), isPlain: isNumber), at: tag.position)
    default:
      throw Document.Fault(
        "<\(tag.name.shown(in: 40))> is no element of a property list", at: tag.position)
    }
  }

  private mutating func entries(of tag: Tag, _ depth: Int) throws(Document.Fault)
    -> [Document.Entry]
  {
    var entries: [Document.Entry] = []
    while !tag.isEmpty, try !closes("dict") {
      let key = try open()
      guard key.name == "key" else {
        throw Document.Fault(
          "<key> is expected here, not <\(key.name.shown(in: 40))>", at: key.position)
      }
      let name = try text(of: key)
      let value = try self.value(of: try open(), depth: depth + 1)
      entries.append(Document.Entry(key: name, position: key.position, value: value))
    }
    return entries
  }

  private mutating func items(of tag: Tag, _ depth: Int) throws(Document.Fault) -> [Document] {
    var items: [Document] = []
    while !tag.isEmpty, try !closes("array") {
      items.append(try value(of: try open(), depth: depth + 1))
    }
    return items
  }

  /// The start of the next element.
  private mutating func open() throws(Document.Fault) -> Tag {
    try skip()
    let position = cursor.position
    guard cursor.take("<") else {
      throw Document.Fault("an element is expected here", at: position)
    }
    let content = cursor.take(until: ">")
    guard cursor.take(">") else {
      throw Document.Fault("this '<' has no '>'", at: position)
    }
    let name = content.prefix { !$0.isWhitespace && $0 != "/" }
    return Tag(name: String(name), position: position, isEmpty: content.hasSuffix("/"))
  }

  /// Moves beyond the end of an element if it stands here.
  private mutating func closes(_ name: String) throws(Document.Fault) -> Bool {
    try skip()
    guard cursor.starts("</") else { return false }
    try close(name)
    return true
  }

  private mutating func close(_ name: String) throws(Document.Fault) {
    try skip()
    let position = cursor.position
    let end = cursor.take("</") ? cursor.take(until: ">") : ""
    guard end.filter({ !$0.isWhitespace }) == name, cursor.take(">") else {
      throw Document.Fault("</\(name)> is expected here", at: position)
    }
  }

  /// Moves beyond white space, comments, and what stands before the first element.
  private mutating func skip() throws(Document.Fault) {
    while true {
      cursor.skipBlanks()
      let position = cursor.position
      // A comment may contain '>', so that its own end has to be found.
      let isComment = cursor.starts("<!--")
      guard isComment || cursor.starts("<?") || cursor.starts("<!DOCTYPE") else { return }
      _ = isComment ? cursor.take(until: "-->") : cursor.take(until: ">")
      guard isComment ? cursor.take("-->") : cursor.take(">") else {
        throw Document.Fault("what begins here has no end", at: position)
      }
    }
  }

  /// The text of an element whose start was read.
  private mutating func text(of tag: Tag) throws(Document.Fault) -> String {
    guard !tag.isEmpty else { return "" }
    var text = ""
    while !cursor.starts("</") {
      let position = cursor.position
      if cursor.take("<![CDATA[") {
        text += cursor.take(until: "]]>")
        guard cursor.take("]]>") else {
          throw Document.Fault("this CDATA has no end", at: position)
        }
      } else if cursor.take("&") {
        text.unicodeScalars.append(try entity(at: position))
      } else if let letter = cursor.letter, letter != "<" {
        text.unicodeScalars.append(letter)
        cursor.advance()
      } else {
        throw Document.Fault("</\(tag.name)> is expected here", at: position)
      }
    }
    try close(tag.name)
    return text
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// The letter of an entity, after `&`.
  private mutating func entity(at position: Position) throws(Document.Fault) -> Unicode.Scalar {
    var name = ""
    // The longest entity, `#x10FFFF`, is shorter; without a bound a lone '&' would take the rest of
    // the file.
    while let letter = cursor.letter, letter != ";", name.utf8.count < 12 {
      name.unicodeScalars.append(letter)
      cursor.advance()
    }
    let number =
      name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    let numbered = name.hasPrefix("#") ? number.flatMap { Unicode.Scalar($0) } : nil
    guard cursor.take(";"), let letter = Self.entities[name] ?? numbered else {
      throw Document.Fault("this '&' begins no letter; write '&amp;' for '&' itself", at: position)
    }
    return letter
  }
}
