/// A piece of a text by what it is made of.
struct Token: Hashable, Sendable {
  /// What a piece is made of.
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// Letters with their accents, and apostrophes between them.
    case word
    /// Digits, written as 0 to 9.
    case digits
    /// A single mark or sign.
    case mark
    /// White space: a blank, `"\n"` where lines end, or `"\u{A0}"` where lines must not end.
    case space
    /// One emoji, with all that is joined to it.
    case emoji
    /// What lies before and behind a text.
    case none
  }

  /// What the piece is made of.
  var kind: Kind
  /// The piece.
  var text: String
  /// The piece in small letters.
  var folded: String
  /// The character of a mark that is one by itself, which is compared faster than a text; nil for any other piece.
  let sign: Unicode.Scalar?
  /// Whether it is a mark behind which no expression begins, because it joins what follows.
  ///
  /// Each rule asks for it at each piece, so that looking it up again would cost more than all else.
  let isJoining: Bool

  /// Creates a piece.
  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
    folded = kind == .word ? text.lowercased() : text
    sign = kind == .mark ? text.first?.onlyScalar : nil
    isJoining = sign.map("._@/\\#'’&".unicodeScalars.contains) ?? false
  }

  /// What lies before and behind a text.
  static let none = Token(.none, "")
}
