import ScreenTree

/// The bytes of a capture without what terminals, chats and log collectors put around them.
///
/// What is taken away becomes space, or goes where a terminal would show nothing, so that lines stay
/// where they are.
struct CaptureText: Sendable {
  /// How large a capture may be: 64 MiB.
  static let limit = 64 << 20

  private(set) var bytes: [UInt8]
  /// Where a Markdown fence begins that nothing closes, so that the end of the capture may be missing.
  private(set) var openFence: Position?

  init(_ bytes: [UInt8]) {
    let bytes = WideText(bytes)?.utf8 ?? bytes
    self.bytes = Self.isPlain(bytes) ? bytes : Self.cleaned(bytes)
    blankSurroundings()
  }

  /// What is wrong with what the tool puts around the capture, at its place in the file.
  private(set) var fault: Document.Fault?
  /// The answers around the text, innermost first.
  private(set) var wrappings: [WrappedText] = []

  /// The text as a part of an answer.
  func wrapped(in wrapping: WrappedText) -> CaptureText {
    var text = self
    text.wrappings.append(wrapping)
    text.fault =
      wrapping.fault ?? fault.map { Document.Fault($0.message, at: wrapping.place($0.position)) }
    return text
  }

  /// The text with what is wrong with it.
  func failing(_ fault: Document.Fault) -> CaptureText {
    var text = self
    text.fault = fault
    return text
  }

  /// What stands behind the last line break, which nothing ends; with its line.
  var unendedLine: (bytes: ArraySlice<UInt8>, number: Int) {
    let start = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return (bytes[start...], bytes[..<start].count { $0 == 0x0A } + 1)
  }

  /// The lines without their line breaks, for formats that are made of lines.
  var lines: [Substring] {
    String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Whether there is neither a byte order mark nor a control character but tabs and line breaks.
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return false }
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

  /// Where the color that begins at an index ends: ESC [ 3 1 m.
  private static func endOfEscape(_ bytes: [UInt8], _ index: Int) -> Int {
    var end = index + 1
    guard end < bytes.count, bytes[end] == UInt8(ascii: "[") else { return end }
    end += 1
    while end < bytes.count, (0x20..<0x40).contains(bytes[end]) { end += 1 }
    return min(end + 1, bytes.count)
  }

  /// Whether a byte order mark, U+FFFE or U+FFFF stands at an index.
  private static func isMark(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index + 2 < bytes.count else { return false }
    let rest = (bytes[index + 1], bytes[index + 2])
    return rest == (0xBB, 0xBF) || rest == (0xBF, 0xBE) || rest == (0xBF, 0xBF)
  }

  /// Makes blank what stands around the capture and can be told from it.
  private mutating func blankSurroundings() {
    guard !Self.begins(bytes.prefix(256)) else { return }
    blankFences()
    blankNotes()
  }

  /// Makes everything outside a Markdown fence blank, when one begins before the capture does.
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

  /// The first fence in which a capture begins at once.
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

  /// The line that closes a fence, which is of the same signs.
  private func closing(_ open: Range<Int>) -> Range<Int>? {
    let sign = bytes[open].first { $0 != 0x20 }
    return firstLine(in: open.upperBound..<bytes.count) { line in
      Self.isFence(line) && line.first { $0 != 0x20 } == sign
    }
  }

  /// Makes blank what stands before XML or JSON: lines, or a sentence on its line.
  private mutating func blankNotes() {
    guard let first = firstLine(where: { $0.contains { $0 > 0x20 } }), !Self.begins(bytes[first])
    else { return }
    if let start = Self.endOfSentence(bytes[first]) { return blank(0..<start) }
    guard let start = firstLine(where: { Self.begins($0) || Self.isLineFormat($0) }),
      !Self.isLineFormat(bytes[start])
    else { return }
    blank(0..<start.lowerBound)
  }

  /// Where JSON begins after a sentence of three words or more and its colon.
  private static func endOfSentence(_ line: ArraySlice<UInt8>) -> Int? {
    guard let colon = line.firstRange(of: Array(": ".utf8)) else { return nil }
    let words = line[..<colon.lowerBound].split(separator: 0x20).count
    return words > 2 && begins(line[colon.upperBound...]) ? colon.upperBound : nil
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
  }

  /// The first line that is as asked, within the first 64 KiB.
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

  /// Whether a line is one of the formats that are made of lines.
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
  /// The text, or nil when it has nothing to speak: white space and lone private-use characters.
  var spoken: String? {
    // A letter or a digit of ASCII decides for nearly all texts.
    if utf8.contains(where: { $0 > 0x20 && $0 < 0x7F }) { return self }
    let isSilent = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar == "\u{FFFC}"
        || scalar.properties.generalCategory == .privateUse
    }
    return isSilent ? nil : self
  }
}
