import ScreenTree
import SpokenSyntax

/// A line of a `debugDescription` that starts a node.
struct DebugLine {
  let type: String
  let indent: Int
  let isRoot: Bool
  /// Whether it has a part that only dumps have: an address, a process or a rectangle.
  let isDetailed: Bool
  /// The range of the type, in bytes.
  private let start: Int
  let end: Int

  private static let arrow = Array("→".utf8)
  private static let details = [Array(" 0x".utf8), Array(", pid: ".utf8), Array(", {{".utf8)]

  /// The node that starts in a line, or nil.
  init?(_ line: ArraySlice<UInt8>) {
    let base = line.startIndex
    var start = line.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.endIndex
    indent = line[..<start].reduce(0) { $0 + ($1 == 0x09 ? 4 : 1) }
    var isRoot = false
    if let arrow = line.firstRange(of: Self.arrow), !Self.isText(line[..<arrow.lowerBound]) {
      // Loggers write the time before the first line.
      isRoot = true
      start = arrow.upperBound
    }
    var end = start
    while end < line.endIndex, line[end].isLetter { end += 1 }
    let type = String(decoding: line[start..<end], as: UTF8.self)
    let rest = line[end...]
    let isNode =
      rest.starts(with: ", ".utf8) || rest.starts(with: " 0x".utf8)
      || rest.starts(with: " (Main)".utf8) || rest.isEmpty
    // A sentence may begin like a node, so an unknown type counts only before an address.
    guard let first = type.utf8.first, (0x41...0x5A).contains(first), isNode,
      ElementTypes.known.contains(type) || rest.starts(with: ", 0x".utf8)
        || rest.starts(with: " 0x".utf8)
    else { return nil }
    self.type = type
    // A tree that somebody pasted may have lost the arrow before its application.
    self.isRoot = isRoot || (type == "Application" && rest.starts(with: ", ".utf8))
    isDetailed = Self.details.contains { rest.firstRange(of: $0) != nil }
    self.start = start - base
    self.end = end - base
  }

  /// Whether the text before an arrow is a node with its texts, to which the arrow belongs.
  private static func isText(_ before: ArraySlice<UInt8>) -> Bool {
    details.contains { before.firstRange(of: $0) != nil }
      || keys.contains { before.firstRange(of: $0.text) != nil }
  }

  /// The keys of a node, in XCUITest's words.
  static let keys: [(name: String, text: [UInt8], isQuoted: Bool)] = [
    ("identifier", Array(", identifier: '".utf8), true), ("label", Array(", label: '".utf8), true),
    ("title", Array(", title: '".utf8), true),
    ("placeholderValue", Array(", placeholderValue: '".utf8), true),
    ("value", Array(", value: ".utf8), false),
  ]

  static let flags: [(text: [UInt8], name: String, value: String)] = [
    (Array(", Keyboard Focused".utf8), "focused", "true"),
    (Array(", Focused".utf8), "focused", "true"), (Array(", Selected".utf8), "selected", "true"),
    (Array(", Disabled".utf8), "enabled", "false"),
    (Array(", isRemoteLeafPlaceholder".utf8), "remote", "true"),
  ]

  /// The positions of a node's keys, each once.
  func fields(
    _ bytes: [UInt8]
  ) -> [(name: String, at: Int, value: Int, isQuoted: Bool)] {
    var fields: [(name: String, at: Int, value: Int, isQuoted: Bool)] = []
    var index = end
    while index < bytes.count {
      // A text in quotation marks ends with one before the next key.
      let isInside = fields.last?.isQuoted == true && bytes[index - 1] != UInt8(ascii: "'")
      guard bytes[index] == UInt8(ascii: ","), !isInside else {
        index += 1
        continue
      }
      // Nothing is escaped: a key that the node has already is part of a text.
      let key = Self.keys.first { key in
        bytes[index...].starts(with: key.text) && !fields.contains { $0.name == key.name }
      }
      guard let key else {
        index += 1
        continue
      }
      fields.append((key.name, index, index + key.text.count, key.isQuoted))
      index += key.text.count
    }
    return fields
  }

  /// Whether the last text of the node may continue in the next line.
  func isOpen(_ bytes: [UInt8]) -> Bool {
    guard let last = fields(bytes).last else { return false }
    return !last.isQuoted || endsInQuotes(bytes)
  }

  /// Whether the last text has an opening but no closing quotation mark.
  func endsInQuotes(_ bytes: [UInt8]) -> Bool {
    guard let last = fields(bytes).last, last.isQuoted else { return false }
    let rest = withoutFlags(bytes, from: last.value).rest
    return rest.last != UInt8(ascii: "'")
  }

  /// The node with its attributes; positions are those of the first line.
  func node(_ bytes: [UInt8], _ number: Int) -> CaptureNode {
    func place(_ index: Int) -> Position {
      let before = bytes[..<index]
      let breaks = before.count { $0 == 0x0A }
      let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let column = bytes[start..<index].count { $0 & 0xC0 != 0x80 } + 1
      return Position(line: number + breaks, column: column)
    }
    var node = CaptureNode(type, position: place(start))
    func add(_ name: String, _ value: some Collection<UInt8>, _ index: Int) {
      node.attributes.append(
        .init(name: name, value: String(decoding: value, as: UTF8.self), position: place(index)))
    }
    let fields = fields(bytes)
    addHead(bytes[end..<(fields.first?.at ?? bytes.count)], add)
    for (index, field) in fields.enumerated() {
      let end = index + 1 < fields.count ? fields[index + 1].at : bytes.count
      let (rest, flags) = withoutFlags(Array(bytes[..<end]), from: field.value)
      let (value, unread) = field.isQuoted ? Self.unquoted(rest) : (rest, nil)
      add(field.name, value, field.at + 2)
      if let unread { add(LinePart.unknown, unread, unread.startIndex) }
      for flag in flags { add(flag.name, Array(flag.value.utf8), flag.at) }
    }
    if fields.isEmpty {
      for flag in withoutFlags(bytes, from: end).flags {
        let place = flag.name == LinePart.unknown ? flag.at : end
        add(flag.name, Array(flag.value.utf8), place)
      }
    }
    return node
  }

  /// The text from an index on without the states after it.
  func withoutFlags(
    _ bytes: [UInt8], from start: Int
  ) -> (rest: ArraySlice<UInt8>, flags: [(name: String, value: String, at: Int)]) {
    var rest = bytes[start...]
    var found: [(name: String, value: String, at: Int)] = []
    while true {
      if let flag = Self.flags.first(where: {
        rest.suffix($0.text.count).elementsEqual($0.text)
      }) {
        rest = rest.dropLast(flag.text.count)
        found.append((flag.name, flag.value, bytes.count))
      } else if let part = LinePart(endOf: rest) {
        rest = rest.dropLast(part.length)
        // Behind the comma and its space.
        found.append((part.name, part.value, rest.endIndex + 2))
      } else {
        return (rest, found)
      }
    }
  }

  /// A text without its closing quotation mark, and what follows that and is of no known form.
  private static func unquoted(
    _ rest: ArraySlice<UInt8>
  ) -> (ArraySlice<UInt8>, unread: ArraySlice<UInt8>?) {
    guard rest.last != UInt8(ascii: "'") else { return (rest.dropLast(), nil) }
    // Another node follows, so that the text has ended, and only a part can be what follows it.
    guard let end = rest.lastIndex(of: UInt8(ascii: "'")), rest[end...].starts(with: "', ".utf8)
    else { return (rest, nil) }
    return (rest[..<end], rest[(end + 3)...])
  }

  /// The frame, and the traits that older versions wrote as a number.
  private func addHead(
    _ head: ArraySlice<UInt8>, _ add: (String, [UInt8], Int) -> Void
  ) {
    if let open = head.firstRange(of: Array("{{".utf8)),
      let close = head[open.upperBound...].firstRange(of: Array("}}".utf8))
    {
      add("frame", Array(head[open.lowerBound..<close.upperBound]), open.lowerBound)
    }
    if let key = head.firstRange(of: Array("traits: ".utf8)) {
      let digits = String(
        decoding: head[key.upperBound...].prefix { (0x30...0x39).contains($0) }, as: UTF8.self)
      if let bits = UInt64(digits) {
        add("traits", Array(TraitBits.names(of: bits).joined(separator: ", ").utf8), key.lowerBound)
      }
    }
  }
}

extension Collection<UInt8> {
  /// The first occurrence of some bytes, or nil.
  func firstRange(of wanted: [UInt8]) -> Range<Index>? {
    guard let first = wanted.first else { return nil }
    var index = startIndex
    while let found = self[index...].firstIndex(of: first) {
      if self[found...].starts(with: wanted) {
        return found..<self.index(found, offsetBy: wanted.count)
      }
      index = self.index(after: found)
    }
    return nil
  }
}
