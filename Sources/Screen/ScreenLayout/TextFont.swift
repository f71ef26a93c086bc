import ScreenTree

/// The letters of a text: their size in points.
struct TextFont: Hashable {
  /// The height of an em in points.
  let size: Double

  /// The height of a line in points.
  ///
  /// Within two points of the leading in Apple's guidelines, for all sizes that they list.
  var lineHeight: Double {
    switch size {
    case ..<12: (size + 2).rounded(.up)
    case ..<13: 16
    case ...21: (size + 5).rounded(.up)
    case ...26: (size + 6).rounded(.up)
    default: (size * 1.2).rounded(.up)
    }
  }

  /// The width of a character in points.
  func advance(_ character: Unicode.Scalar) -> Double { AdvanceWidth.of(character) * size }
}

/// The widths of characters by their class, in ems.
///
/// A table of classes and not of glyphs: a line of English prose in San Francisco is within 5 % of
/// it, a single word within 15 %.
enum AdvanceWidth {
  /// The width of a character in ems.
  static func of(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x20, 0xA0: 0.25
    case 0x21...0x7E: latin(scalar)
    case 0..<0x20, 0x7F..<0xA0, 0x300..<0x370, 0x200B..<0x2010, 0xFE00..<0xFE10: 0
    case 0x1100..<0x1200, 0x2E80..<0xD7B0, 0xF900..<0xFB00, 0xFE30..<0xFE70, 0xFF00..<0xFFE0: 1
    case 0x2600..<0x27C0, 0x1F000..<0x20000: 1.25
    case 0x20000..<0x40000: 1
    default: scalar.properties.isUppercase ? 0.65 : 0.55
    }
  }

  private static func latin(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "!", "|": 0.25
    case "f", "r", "t", "(", ")", "[", "]", "{", "}", "-", "/", "\"", "`", "*", "^", "\\": 0.35
    case "m", "w", "M", "W", "@", "%": 0.85
    case "A"..."Z", "&", "#": 0.65
    case "0"..."9", "+", "<", "=", ">", "~", "$": 0.6
    default: 0.55
    }
  }
}
