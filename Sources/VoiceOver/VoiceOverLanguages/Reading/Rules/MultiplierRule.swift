extension ReadingRule {
  /// A short big number: `12K` is "12 thousand", `1.5M` "1.5 million".
  ///
  /// The letter stands right after the digits. `4K` and `8K` are sizes of pictures and stay, and so
  /// do `4B` and `4T` without decimals, which are more often seats and doors than billions.
  static let multiplier = ReadingRule(at: [.digits]) { passage, start in
    guard passage.begins(at: start), let numeral = passage.numeral(at: start),
      passage.kind(at: numeral.end) == .word, let big = passage.multiplier(behind: numeral)
    else { return nil }
    if ["B", "T"].contains(passage[numeral.end].text), numeral.fraction == nil { return nil }
    // 4K and 8K are formats of pictures, not thousands.
    if passage[numeral.end].text == "K", ["4", "8"].contains(numeral.whole), numeral.fraction == nil
    {
      return TokenReading("\(passage.spoken(numeral)) K", end: big.end)
    }
    return TokenReading(passage.counted(numeral, big.noun), end: big.end)
  }
}

extension Passage {
  /// The word for thousands or millions after a number, or nil.
  func multiplier(behind numeral: Numeral) -> (noun: Noun, end: Int)? {
    let multipliers = grammar.numbers.multipliers
    if let noun = multipliers[self[numeral.end].text], ends(at: numeral.end + 1) {
      return (noun, numeral.end + 1)
    }
    let index = afterSpace(numeral.end)
    if let noun = multipliers[self[index].text], currencyBehind(at: index + 1) != nil {
      return (noun, index + 1)
    }
    guard index > numeral.end || grammar.joinsWords,
      self[index].text.count > 1 || grammar.joinsWords,
      let word = word(at: index)
    else { return nil }
    let isDotted = isMark(".", at: index + 1)
    if isDotted, let noun = multipliers[word + "."] { return (noun, index + 2) }
    return multipliers[word].map { ($0, index + 1) }
  }
}
