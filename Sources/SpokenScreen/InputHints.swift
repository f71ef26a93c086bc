/// Quick looks at the bytes of an input, which rule out what it cannot be.
///
/// Looking closer costs as much as half the reading of a small screen file, and most inputs are that.
enum InputHints {
  /// Whether it can be a walkthrough: its word is somewhere at the beginning.
  static func mayBeWalkthrough(_ bytes: [UInt8]) -> Bool {
    let word = Array("walkthrough".utf8)
    let head = bytes.prefix(1 << 16)
    return head.indices.contains { head[$0] == word[0] && head[$0...].starts(with: word) }
  }

  /// Whether it can be a capture: a line begins as XML, as JSON or with a color of a terminal.
  static func mayBeCapture(_ bytes: [UInt8]) -> Bool {
    var isStart = true
    for byte in bytes.prefix(1 << 16) {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isStart = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "n"):
        if isStart { return true }
      // Other white space, control characters and those of several bytes get the closer look.
      case 0..<0x20, 0x7F...: if isStart { return true }
      default: isStart = false
      }
    }
    return false
  }
}
