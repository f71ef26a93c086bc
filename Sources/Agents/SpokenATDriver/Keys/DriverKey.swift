/// A key of a keyboard, as AT Driver and WebDriver name it: one code point.
package enum DriverKey: Hashable, Sendable {
  /// A key without a character.
  case named(Name)
  /// The key of a character.
  case character(Character)

  /// The keys without a character.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case null, cancel, help, backspace, tab, clear, `return`, enter, shift, control, option, pause
    case escape, space, pageUp, pageDown, end, home, left, up, right, down, insert, delete
    case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
    case command, zenkakuHankaku
  }

  /// The key of a text; nil for more than one character, and for a code point that is no key.
  package init?(_ text: String) {
    guard let character = text.first, text.count == 1 else { return nil }
    guard let scalar = text.unicodeScalars.first, Self.reserved.contains(scalar.value) else {
      self = character == " " ? .named(.space) : .character(character)
      return
    }
    // A mark behind the code point would make it another text of one character.
    guard let key = Self.codes[scalar.value], text.unicodeScalars.count == 1 else { return nil }
    self = key
  }

  /// The code points that stand for keys only.
  private static let reserved: ClosedRange<UInt32> = 0xE000...0xF8FF

  /// Every key that has a code point of its own.
  package static let codes: [UInt32: DriverKey] = {
    var codes: [UInt32: DriverKey] = [:]
    let first: [Name] = [
      .null, .cancel, .help, .backspace, .tab, .clear, .return, .enter, .shift, .control, .option,
      .pause, .escape, .space, .pageUp, .pageDown, .end, .home, .left, .up, .right, .down, .insert,
      .delete,
    ]
    for (index, name) in first.enumerated() { codes[0xE000 + UInt32(index)] = .named(name) }
    for (index, sign) in ";=0123456789*+,-./".enumerated() {
      codes[0xE018 + UInt32(index)] = .character(sign)
    }
    let functions: [Name] = [.f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12]
    for (index, name) in functions.enumerated() { codes[0xE031 + UInt32(index)] = .named(name) }
    codes[0xE03D] = .named(.command)
    codes[0xE040] = .named(.zenkakuHankaku)
    // The keys on the right, which have codes of their own in WebDriver, do the same.
    let right: [Name] = [.shift, .control, .option, .command, .pageUp, .pageDown, .end, .home]
    for (index, name) in right.enumerated() { codes[0xE050 + UInt32(index)] = .named(name) }
    let arrows: [Name] = [.left, .up, .right, .down, .insert, .delete]
    for (index, name) in arrows.enumerated() { codes[0xE058 + UInt32(index)] = .named(name) }
    return codes
  }()
}
