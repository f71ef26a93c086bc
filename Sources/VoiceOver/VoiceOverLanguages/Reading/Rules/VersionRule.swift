extension ReadingRule {
  /// A version or an internet address in figures: "version 2 dot 4 dot 1", "192 dot 168 dot 0 dot 1".
  ///
  /// It is known by three parts or more, by a `v`, or by the name of a product before it; its parts
  /// are whole numbers, so that `17.10` is "17 dot 10".
  static let version = ReadingRule(at: [.word, .digits]) { passage, start in
    guard passage.begins(at: start) || passage.word(at: start - 1) == "v" else { return nil }
    let marker = passage.versionMark(at: start)
    let first = marker ?? start
    let parts = passage.parts(from: first)
    guard !parts.isEmpty, passage.ends(at: first + parts.count * 2 - 1) else { return nil }
    let before = passage.word(at: passage.beforeSpace(start)) ?? ""
    let isKnown = marker != nil || passage.grammar.signs.products.contains(before)
    guard parts.count > 2 || isKnown && (parts.count == 2 || marker != nil) else { return nil }
    // `1.234.567` may be a number in groups.
    if !isKnown, let numeral = passage.numeral(at: first), numeral.end > first + 3 { return nil }
    // Four bytes are an IP address, which people read with its dots.
    let isAddress = parts.count == 4 && !isKnown && parts.allSatisfy { (Int($0) ?? 256) < 256 }
    let link = isAddress ? passage.grammar.signs.dot : passage.grammar.numbers.point
    let words = parts.map { passage.spoken(whole: $0) }.joined(separator: " \(link) ")
    let end = first + parts.count * 2 - 1
    return TokenReading(
      marker == nil ? words : passage.join(passage.grammar.signs.version, words), end: end)
  }
}

extension Passage {
  /// The index of the digits after `v`, or nil where no `v` is.
  fileprivate func versionMark(at start: Int) -> Int? {
    guard let word = word(at: start), word == "v" || word == "ver" else { return nil }
    let index = isMark(".", at: start + 1) ? afterSpace(start + 2) : start + 1
    return digits(at: index) == nil ? nil : index
  }

  /// The digits between dots from an index on; none when there are more than six.
  fileprivate func parts(from start: Int) -> [String] {
    var parts: [String] = []
    var index = start
    while parts.count <= 6, let digits = digits(at: index), digits.utf8.count <= 8 {
      parts.append(digits)
      guard isMark(".", at: index + 1) else { break }
      index += 2
    }
    return parts.count > 6 ? [] : parts
  }
}
