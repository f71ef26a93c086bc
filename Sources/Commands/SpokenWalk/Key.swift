/// A key of a terminal.
package enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right, home, end
  case enter, backspace, escape, tab, shiftTab
  /// Control and a letter, such as Control-C.
  case control(Character)
}

/// Decodes the bytes of a terminal into keys.
///
/// Arrow keys are sequences that start with an Escape byte; when nothing follows for a moment, it
/// was the Escape key.
package struct KeyDecoder {
  private enum State {
    case plain
    case escape
    case sequence([UInt8])
    case character([UInt8], missing: Int)
  }

  private var state = State.plain

  /// A decoder that waits for a first byte.
  package init() {}

  /// Whether the next byte decides which key it was.
  package var isWaiting: Bool { if case .plain = state { false } else { true } }

  /// Decodes the next byte; nil while no key is complete.
  package mutating func handle(_ byte: UInt8) -> Key? {
    switch state {
    case .plain: return begin(byte)
    case .escape:
      // Terminals send either one, depending on a mode that other programs may have set.
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
        state = .sequence([])
        return nil
      }
      state = .plain
      // Alt and a letter comes as Escape and the letter; the letter counts.
      return byte == 0x1B ? .escape : begin(byte)
    case .sequence(let bytes):
      // ECMA-48 ends a sequence with a byte of this range; all before it only qualify it.
      guard (0x40...0x7E).contains(byte) else {
        // The rest of a sequence that is longer than any key is dropped.
        state = .sequence(bytes.count < 16 ? bytes + [byte] : bytes)
        return nil
      }
      state = .plain
      return Self.keys[String(decoding: bytes + [byte], as: UTF8.self)]
    case .character(let bytes, let missing):
      // Not a continuation byte of UTF-8: the character was cut off, and this byte begins another.
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

  /// Ends a sequence when no byte follows; returns the key that was pressed, if any.
  package mutating func flush() -> Key? {
    defer { state = .plain }
    if case .escape = state { return .escape }
    return nil
  }

  private mutating func begin(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: return .enter
    case 0x7F, 0x08: return .backspace
    case 0x09: return .tab
    case 0x01...0x1A: return .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20...0x7E: return .character(Character(Unicode.Scalar(byte)))
    // 0xC0 and 0xC1 begin no valid character of UTF-8.
    case 0xC2...0xDF: state = .character([byte], missing: 1)
    case 0xE0...0xEF: state = .character([byte], missing: 2)
    case 0xF0...0xF4: state = .character([byte], missing: 3)
    default: break
    }
    return nil
  }

  private static let keys: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home,
    "4~": .end, "7~": .home, "8~": .end, "Z": .shiftTab,
  ]
}
