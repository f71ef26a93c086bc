import ScreenDocuments
import ScreenTree

/// The bytes of a capture without additions of terminals, chats and log collectors.
///
/// Removed text becomes space, or disappears where a terminal would show nothing, so that lines
/// keep their numbers.
struct CaptureText: Sendable {
  /// The largest capture: 64 MiB.
  static let limit = 64 << 20

  private(set) var bytes: [UInt8]
  /// The start of a Markdown fence that is not closed, so that the end of the capture may be
  /// missing.
  private(set) var openFence: Position?

  init(_ bytes: [UInt8]) {
    let bytes = WideText(bytes)?.utf8 ?? bytes
    self.bytes = Self.isPlain(bytes) ? bytes : Self.cleaned(bytes)
    blankSurroundings()
  }

  /// The error in the wrapping of the capture, at its position in the file.
  private(set) var fault: Document.Fault?
  /// The answers around the text, innermost first.
  private(set) var wrappings: [WrappedText] = []

  /// The text as part of an answer.
  func wrapped(in wrapping: WrappedText) -> CaptureText {
    var text = self
    text.wrappings.append(wrapping)
    text.fault =
      wrapping.fault ?? fault.map { Document.Fault($0.message, at: wrapping.place($0.position)) }
    return text
  }

  /// The text with its error.
  func failing(_ fault: Document.Fault) -> CaptureText {
    var text = self
    text.fault = fault
    return text
  }

  /// The text after the last line break, with its line.
  var unendedLine: (bytes: ArraySlice<UInt8>, number: Int) {
    let start = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return (bytes[start...], bytes[..<start].count { $0 == 0x0A } + 1)
  }

  /// The lines without their line breaks, for formats that are made of lines.
  var lines: [Substring] {
    String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Whether it has no byte order mark and no control characters other than tabs and line breaks.
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return false }
    // In UTF-8 the byte order mark, U+FFFE and U+FFFF all begin with 0xEF.
    return bytes.allSatisfy { $0 >= 0x20 && $0 != 0xEF || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
  }

  /// The text without colors, control characters and characters that XML and YAML forbid.
  private static func cleaned(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x1B {
        index = endOfEscape(bytes, index)
        continue
      }
      let isForbidden = byte == 0xEF && isMark(bytes, index)
      if isForbidden {
        index += 3
        continue
      }
      if byte >= 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D { kept.append(byte) }
      index += 1
    }
    return kept
  }

  /// The end of the color that begins at an index: ESC [ 3 1 m.
  private static func endOfEscape(_ bytes: [UInt8], _ index: Int) -> Int {
    var end = index + 1
    guard end < bytes.count, bytes[end] == UInt8(ascii: "[") else { return end }
    end += 1
    while end < bytes.count, (0x20..<0x40).contains(bytes[end]) { end += 1 }
    return min(end + 1, bytes.count)
  }

  /// Whether a byte order mark, U+FFFE or U+FFFF is at an index.
  private static func isMark(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index + 2 < bytes.count else { return false }
    let rest = (bytes[index + 1], bytes[index + 2])
    return rest == (0xBB, 0xBF) || rest == (0xBF, 0xBE) || rest == (0xBF, 0xBF)
  }

  /// Blanks the text around the capture that is recognizably not part of it.
  private mutating func blankSurroundings() {
    guard !Self.begins(bytes.prefix(256)) else { return }
    blankFences()
    blankNotes()
  }

  /// Blanks everything outside a Markdown fence, if one begins before the capture.
  ///
  /// An answer of a server may have its code in a fence before that of the capture.
  private mutating func blankFences() {
    let isStart = { Self.isFence($0) || Self.begins($0) || Self.isNode($0) }
    guard let first = firstLine(where: isStart), Self.isFence(bytes[first])
    else { return }
    let open = fenceOfCapture(from: first) ?? first
    let close = closing(open)
    blank(0..<open.upperBound)
    guard let close else {
      openFence = Position(line: bytes[..<open.lowerBound].count { $0 == 0x0A } + 1, column: 1)
      return
    }
    blank(close.lowerBound..<bytes.count)
  }

  /// The first fence whose content begins with a capture.
  private func fenceOfCapture(from first: Range<Int>) -> Range<Int>? {
    var next: Range<Int>? = first
    while let open = next {
      let content = firstLine(in: open.upperBound..<bytes.count) { $0.contains { $0 > 0x20 } }
      if let content, Self.begins(bytes[content]) || Self.isLineFormat(bytes[content]) {
        return open
      }
      guard let close = closing(open) else { return nil }
      next = firstLine(in: close.upperBound..<bytes.count) { Self.isFence($0) }
    }
    return nil
  }

  /// The line that closes a fence, with the same characters.
  private func closing(_ open: Range<Int>) -> Range<Int>? {
    let sign = bytes[open].first { $0 != 0x20 }
    return firstLine(in: open.upperBound..<bytes.count) { line in
      Self.isFence(line) && line.first { $0 != 0x20 } == sign
    }
  }

  /// Blanks the text before XML or JSON: lines, or a sentence on the same line.
  private mutating func blankNotes() {
    guard let first = firstLine(where: { $0.contains { $0 > 0x20 } }), !Self.begins(bytes[first])
    else { return }
    if let start = Self.endOfSentence(bytes[first]) { return blank(0..<start) }
    guard let start = firstLine(where: { Self.begins($0) || Self.isLineFormat($0) }),
      !Self.isLineFormat(bytes[start])
    else { return }
    blank(0..<start.lowerBound)
  }

  /// The start of JSON after a sentence of three or more words and its colon.
  private static func endOfSentence(_ line: ArraySlice<UInt8>) -> Int? {
    guard let colon = line.firstRange(of: Array(": ".utf8)) else { return nil }
    // A key of YAML before a colon has one word or two.
    let words = line[..<colon.lowerBound].split(separator: 0x20).count
    return words > 2 && begins(line[colon.upperBound...]) ? colon.upperBound : nil
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
  }

  /// The first line that fulfils a condition, within the first 64 KiB.
  private func firstLine(
    in range: Range<Int>? = nil, where isMeant: (ArraySlice<UInt8>) -> Bool
  ) -> Range<Int>? {
    var start = range?.lowerBound ?? 0
    let limit = range?.upperBound ?? min(bytes.count, 1 << 16)
    while start < limit {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if isMeant(bytes[start..<end]) { return start..<end }
      start = end + 1
    }
    return nil
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 }
    return text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8)
  }

  /// Whether a line begins a value of JSON or an element of XML.
  static func begins(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    let next = text.dropFirst().first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
    switch text.first {
    case UInt8(ascii: "{"): return next.map { "\"}".utf8.contains($0) } ?? true
    case UInt8(ascii: "["): return next.map { "{[]\"".utf8.contains($0) } ?? true
    case UInt8(ascii: "<"): return next.map { $0 >= 0x41 || "?!".utf8.contains($0) } ?? false
    default: return text.elementsEqual("null".utf8)
    }
  }

  /// Whether a line belongs to a line-based format.
  private static func isLineFormat(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    return text.starts(with: "→".utf8) || text.starts(with: "- ".utf8)
      || text.starts(with: "++".utf8) || text.starts(with: "Element subtree:".utf8)
      || text.starts(with: "element_num,".utf8) || text.starts(with: "screen:".utf8)
      || text.starts(with: "walkthrough:".utf8) || isNode(line)
  }

  /// Whether a line is a node of a format in which no other line looks like one.
  private static func isNode(_ line: ArraySlice<UInt8>) -> Bool {
    if line.drop(while: { $0 == 0x20 }).starts(with: "uid=".utf8) { return true }
    if line.starts(with: "[document".utf8) { return true }
    guard line.contains(UInt8(ascii: "#")) else { return false }
    return line.firstRange(of: Array("SemanticsNode#".utf8)) != nil
      || line.firstRange(of: Array(" at (l=".utf8)) != nil
  }
}

extension String {
  /// The text, or nil when it has no spoken characters: white space and lone private-use
  /// characters.
  var spoken: String? {
    // A printable ASCII character decides for nearly all texts.
    if utf8.contains(where: { $0 > 0x20 && $0 < 0x7F }) { return self }
    let isSilent = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar == "\u{FFFC}"
        || scalar.properties.generalCategory == .privateUse
    }
    return isSilent ? nil : self
  }

  /// Whether it is what is shown of a secret: bullets or asterisks, and nothing else.
  var isBulleted: Bool {
    unicodeScalars.allSatisfy { "•●∙⦁*".unicodeScalars.contains($0) }
  }
}
