/// A token of a text, with its kind.
struct Token: Hashable, Sendable {
  /// The kind of a token.
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// Letters with their accents, and apostrophes between them.
    case word
    /// Digits, written as 0 to 9.
    case digits
    /// A single mark or symbol.
    case mark
    /// White space: a space, `"\n"` where lines end, or `"\u{A0}"` where lines must not end.
    case space
    /// One emoji, with everything that is joined to it.
    case emoji
    /// The space before and after a text.
    case none
  }

  /// The kind of the token.
  var kind: Kind
  /// The text of the token.
  var text: String
  /// The token in lower case.
  var folded: String
  /// The scalar of a mark that has only one, which is faster to compare than a string; nil for other tokens.
  let sign: Unicode.Scalar?
  /// Whether it is a mark after which no expression begins, because it joins what follows.
  ///
  /// Each rule needs it at each token, so that computing it again would dominate the time.
  let isJoining: Bool

  /// A token of a kind.
  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
    folded = kind == .word ? text.lowercased() : text
    sign = kind == .mark ? text.first?.onlyScalar : nil
    isJoining = sign.map("._@/\\#'’&".unicodeScalars.contains) ?? false
  }

  /// The token before and after a text.
  static let none = Token(.none, "")
}
