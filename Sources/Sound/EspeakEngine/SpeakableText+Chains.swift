extension SpeakableText {
  /// How many links of a chain may break the engine.
  private static let longestChain = 9

  /// Removes the marks from chains such as `a.a.a.` or `'s's's`, and splits `[[`.
  ///
  /// Ten links or more are a chain, with or without spaces between them. Two opening brackets would
  /// start a passage in the engine's phonemes.
  static func withoutChains(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(scalars.count)
    var index = 0
    while index < scalars.count {
      let end = endOfChain(in: scalars, from: index)
      if end > index {
        result += scalars[index..<end].map { $0.isChainMark ? " " : $0 }
        index = end
      } else {
        if scalars[index] == "[", result.last == "[" { result.append(" ") }
        result.append(scalars[index])
        index += 1
      }
    }
    return result
  }

  /// The end of the chain that starts at an index, or the index itself if there is none.
  private static func endOfChain(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    // A chain begins at a word: the last letter of a long word is no link of its own.
    guard start == 0 || !scalars[start - 1].isWordly else { return start }
    var end = start
    var links = 0
    while let next = endOfLink(in: scalars, from: end) {
      links += 1
      end = next
    }
    return links > longestChain ? end : start
  }

  /// The end of a letter with a mark beside it and the spaces after it, or nil.
  private static func endOfLink(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    guard start + 1 < scalars.count else { return nil }
    let (first, second) = (scalars[start], scalars[start + 1])
    guard first.isLetter && second.isChainMark || first.isChainMark && second.isLetter else {
      return nil
    }
    var end = start + 2
    // The engine also crashes on chains with spaces in them, so spaces belong to a link.
    while end < scalars.count, scalars[end].properties.isWhitespace { end += 1 }
    return end
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of any script.
  var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether it modifies the letter before it, as an accent does.
  var isMark: Bool {
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .spacingMark || category == .enclosingMark
  }

  /// Whether it may be beside a hyphen inside a word.
  var isWordly: Bool { isLetter || isMark || properties.generalCategory == .decimalNumber }

  /// Whether it is a dot or an apostrophe.
  fileprivate var isChainMark: Bool { self == "." || self == "'" || self == "\u{2019}" }
}

extension String {
  /// A text from scalars.
  init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }
}
