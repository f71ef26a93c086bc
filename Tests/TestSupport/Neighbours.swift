/// Texts in which scalars that join with their neighbours stand beside signs of a syntax.
///
/// A Character of Swift is a sign with all that joins with it, so that a comparison of Characters does
/// not find the sign.
package enum Neighbours {
  /// Signs of numbers in Arabic, Syriac and Kaithi, which join with what follows; joiners, a mark and
  /// a variation selector, which join with what stands before.
  package static let scalars: [Unicode.Scalar] = [
    "\u{600}", "\u{6DD}", "\u{70F}", "\u{110BD}", "\u{200D}", "\u{200C}", "\u{301}", "\u{FE0F}",
  ]

  /// A sign with each scalar before it, behind it and on both sides.
  package static func texts(beside sign: String) -> [String] {
    scalars.flatMap { scalar in
      ["\(scalar)\(sign)b", "a\(sign)\(scalar)", "a\(scalar)\(sign)\(scalar)b"]
    }
  }

  /// A text that bytes choose: signs, scalars that join and letters.
  ///
  /// - Parameters:
  ///   - bytes: a byte for each part of the text.
  ///   - signs: the signs of the syntax.
  /// - Returns: the text.
  package static func text(from bytes: [UInt8], _ signs: [String]) -> String {
    bytes.reduce(into: "") { text, byte in
      let number = Int(byte / 3)
      switch byte % 3 {
      case 0: text += signs[number % signs.count]
      case 1: text.unicodeScalars.append(scalars[number % scalars.count])
      default: text += ["a", "B", "é", "食"][number % 4]
      }
    }
  }
}
