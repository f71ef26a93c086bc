extension DebugLine {
  /// Whether the node ends where no node of XCUITest does.
  ///
  /// A text without quotation marks may end anywhere, and so may a node between two of its parts.
  ///
  /// - Parameters:
  ///   - bytes: the lines of the node.
  ///   - isLast: whether no line break follows, so that a word may be truncated.
  /// - Returns: whether something is certainly missing.
  func isBroken(_ bytes: [UInt8], isLast: Bool) -> Bool {
    if let last = fields(bytes).last {
      guard !last.isQuoted else { return endsInQuotes(bytes) }
      let value = bytes[last.value...]
      // A value has no quotation marks, so a flag or a key that was cut off looks like its end.
      let comma = value.lastIndex(of: UInt8(ascii: ",")) ?? value.endIndex
      let isPart = Self.isPart(String(decoding: value[comma...], as: UTF8.self))
      return value.isEmpty || (isLast && (isPart || Self.hasOpenPoint(value)))
    }
    var rest = withoutFlags(bytes, from: end).rest
    if let open = rest.firstRange(of: Array("{{".utf8)) {
      guard let close = rest[open.upperBound...].firstRange(of: Array("}}".utf8)) else {
        return true
      }
      rest = rest[close.upperBound...]
    }
    // A single brace at the end is the first half of the two that begin a rectangle.
    if rest.last == UInt8(ascii: "{") { return true }
    let comma = rest.lastIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
    let part = String(decoding: rest[comma...], as: UTF8.self)
    return part == "," || part == ", " || (isLast && (Self.isPart(part) || Self.hasOpenPoint(rest)))
  }

  /// Whether a line ends inside the point of Xcode's hierarchy.
  private static func hasOpenPoint(_ rest: ArraySlice<UInt8>) -> Bool {
    let start = Array(", hitPoint: {".utf8)
    guard let open = rest.suffix(64).firstRange(of: start) else { return false }
    return !rest[open.upperBound...].contains(UInt8(ascii: "}"))
  }

  /// Whether the node has its rectangle.
  func hasFrame(_ bytes: [UInt8]) -> Bool { bytes.firstRange(of: Array("}}".utf8)) != nil }

  /// Whether a text is a proper prefix of a part of a node.
  private static func isPart(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    let wholes =
      keys.map(\.text) + flags.map(\.text)
      + [", pid: 0", ", 0x0", ", {{", ", hitPoint: {"].map { Array($0.utf8) }
    return wholes.contains { $0.count > text.utf8.count && $0.starts(with: text.utf8) }
  }

  /// Whether a text that is no node is a prefix of a line below a tree.
  static func isPart(ofEnd line: some Collection<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 }
    guard let first = text.first else { return false }
    let isTitle = ["Path to element:", "Query chain:", "Output: {"].contains {
      $0.utf8.starts(with: text)
    }
    // An arrow without a node leads to a query, followed by a list of its results.
    return isTitle || Array("→".utf8).first == first
  }

  /// Whether a text that is no node is a prefix of one, or of a line around the tree.
  static func isPart(ofLine line: some Collection<UInt8>) -> Bool {
    let indent = line.prefix { $0 == 0x20 }.count
    let text = String(decoding: line.dropFirst(indent), as: UTF8.self)
    guard !text.isEmpty else { return false }
    let titles = ["Path to element:", "Query chain:", "Element subtree:", "Attributes: ", "→"]
    if indent <= 1, titles.contains(where: { $0.hasPrefix(text) || $0.utf8.starts(with: line) }) {
      return true
    }
    let type = text.prefix { $0.isLetter }
    let rest = text.dropFirst(type.count)
    guard indent >= 2, ElementTypes.known.contains(where: { $0.hasPrefix(type) }) else {
      return false
    }
    return [" (Main)", " 0x", ", "].contains { $0.hasPrefix(rest) }
  }
}
