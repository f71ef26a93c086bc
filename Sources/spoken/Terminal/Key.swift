/// A key of a terminal.
enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right, home, end
  case enter, backspace, escape
  /// Control and a letter, such as Control-C.
  case control(Character)
}

/// Makes keys of the bytes that a terminal sends.
///
/// Arrow keys are sequences that begin with the byte of the escape key; when nothing follows for a
/// moment, it was that key.
struct KeyDecoder {
  private enum State {
    case plain
    case escape
    case sequence([UInt8])
    case character([UInt8], missing: Int)
  }

  private var state = State.plain

  /// Whether a byte is waited for without which it is not clear which key it was.
  var isWaiting: Bool { if case .plain = state { false } else { true } }

  /// Takes the next byte; nil as long as no key is complete.
  mutating func handle(_ byte: UInt8) -> Key? {
    switch state {
    case .plain: return begin(byte)
    case .escape:
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
        state = .sequence([])
        return nil
      }
      state = .plain
      return byte == 0x1B ? .escape : begin(byte)
    case .sequence(let bytes):
      guard (0x40...0x7E).contains(byte) else {
        // Of a sequence longer than any key has, the rest is forgotten.
        state = .sequence(bytes.count < 16 ? bytes + [byte] : bytes)
        return nil
      }
      state = .plain
      return Self.keys[String(decoding: bytes + [byte], as: UTF8.self)]
    case .character(let bytes, let missing):
      guard byte & 0xC0 == 0x80 else {
        state = .plain
        return begin(byte)
      }
      guard missing > 1 else {
        state = .plain
        return String(decoding: bytes + [byte], as: UTF8.self).first.map(Key.character)
      }
      state = .character(bytes + [byte], missing: missing - 1)
      return nil
    }
  }

  /// Takes it that nothing follows; the key that was pressed, if any.
  mutating func flush() -> Key? {
    defer { state = .plain }
    if case .escape = state { return .escape }
    return nil
  }

  private mutating func begin(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: return .enter
    case 0x7F, 0x08: return .backspace
    case 0x01...0x1A: return .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20...0x7E: return .character(Character(Unicode.Scalar(byte)))
    case 0xC2...0xDF: state = .character([byte], missing: 1)
    case 0xE0...0xEF: state = .character([byte], missing: 2)
    case 0xF0...0xF4: state = .character([byte], missing: 3)
    default: break
    }
    return nil
  }

  private static let keys: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home,
    "4~": .end, "7~": .home, "8~": .end,
  ]
}
