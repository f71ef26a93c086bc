extension SpeakableText {
  /// Inserts a space into every word that is too long.
  static func withoutLongWords(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(scalars.count)
    var length = 0
    for scalar in scalars {
      length = scalar.properties.isWhitespace ? 0 : length + 1
      if length > longestWord {
        result.append(" ")
        length = 1
      }
      result.append(scalar)
    }
    return result
  }

  /// Splits a text after the ends of sentences, or at spaces when a sentence is too long.
  static func split(_ scalars: ArraySlice<Unicode.Scalar>) -> [String] {
    var pieces: [String] = []
    var rest = scalars
    while !rest.isEmpty {
      // Each turn looks at one part of bounded length, so the whole is linear in the text.
      let end = rest.count > longestPiece ? lastBreak(in: rest.prefix(longestPiece)) : rest.endIndex
      let piece = rest[..<end]
      if !piece.allSatisfy(\.properties.isWhitespace) { pieces.append(trimmed(piece)) }
      rest = rest[end...]
    }
    return pieces
  }

  /// The best end of a part: after its last sentence, otherwise after its last space.
  private static func lastBreak(in piece: ArraySlice<Unicode.Scalar>) -> Int {
    // A dot without a space after it may be inside a number or an address.
    let blanks = piece.indices.reversed().filter { piece[$0].properties.isWhitespace }
    let sentence = blanks.first { $0 > piece.startIndex && piece[$0 - 1].endsSentence }
    return (sentence ?? blanks.first).map { $0 + 1 } ?? piece.endIndex
  }

  /// Trims the spaces at both ends.
  private static func trimmed(_ piece: ArraySlice<Unicode.Scalar>) -> String {
    let start = piece.firstIndex { !$0.properties.isWhitespace } ?? piece.endIndex
    let end = piece.lastIndex { !$0.properties.isWhitespace } ?? start
    return String(piece[start...end])
  }
}

extension Unicode.Scalar {
  /// Whether a sentence ends with it.
  fileprivate var endsSentence: Bool { ".!?…。！？".unicodeScalars.contains(self) }
}
