extension ReadingRule {
  /// A web or mail address: its parts, with the marks between them as words.
  ///
  /// "https://www.apple.com/shop" is "https colon slash slash www dot apple dot com slash shop", as
  /// VoiceOver was heard to say. A mail address is known by its `@`, an address without a scheme by
  /// `www.` or a common ending. Nothing is said for a single slash at the end.
  static let web = ReadingRule(at: [.word, .digits]) { passage, start in
    guard passage.kind(at: start) == .word || passage.kind(at: start) == .digits,
      passage.begins(at: start)
    else { return nil }
    if let end = passage.endOfMail(from: start) {
      return TokenReading(passage.address(start..<end), end: end)
    }
    let scheme = passage.endOfScheme(from: start)
    guard let host = scheme ?? passage.endOfHost(from: start) else { return nil }
    let hasPath = scheme != nil || passage.isMark(in: "/:?#", at: host)
    let end = hasPath ? passage.endOfPath(from: host) : host
    let hasSlash = passage.isMark("/", at: end) && passage.isGap(at: end + 1)
    return TokenReading(passage.address(start..<end), end: hasSlash ? end + 1 : end)
  }
}

extension Passage {
  /// The most pieces of a host or of the name before an `@`.
  private static let longestName = 24
  /// The endings of hosts that make an address of a word with a dot.
  private static let endings: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "app", "dev", "co", "de", "fr", "es", "ru", "vn",
    "jp", "uk", "eu", "us", "info", "me", "tv", "ai", "рф",
  ]

  /// The index after `https://`, or nil.
  fileprivate func endOfScheme(from start: Int) -> Int? {
    guard let scheme = word(at: start), scheme.allSatisfy(\.isASCII), isMark(":", at: start + 1),
      isMark("/", at: start + 2), isMark("/", at: start + 3), !isGap(at: start + 4)
    else { return nil }
    return start + 4
  }

  /// The index after a mail address, or nil.
  fileprivate func endOfMail(from start: Int) -> Int? {
    var index = start
    // The bound keeps the rule linear, because it is tried at each word of a long chain.
    while index < start + Self.longestName, isNamePart(index, marks: "._-+%") { index += 1 }
    guard isMark("@", at: index), index > start else { return nil }
    return endOfName(from: index + 1, needs: { _ in true })
  }

  /// The index after a host such as `www.apple.com`, or nil.
  fileprivate func endOfHost(from start: Int) -> Int? {
    endOfName(from: start) { last in
      word(at: start) == "www"
        // A capital is the start of a sentence after a missing space, as in `Done.Me`.
        || Self.endings.contains(self[last].folded)
          && word(at: start) == self[start].text
    }
  }

  /// The index after words, dots and hyphens of which at least one is a dot, or nil.
  private func endOfName(from start: Int, needs isSure: (Int) -> Bool) -> Int? {
    var index = start
    var dots = 0
    while index < start + Self.longestName, isNamePart(index, marks: ".-") {
      if isMark(".", at: index) {
        guard index > start, kind(at: index - 1) != .mark, isNamePart(index + 1, marks: "") else {
          break
        }
        dots += 1
      }
      index += 1
    }
    guard dots > 0, kind(at: index - 1) == .word, isSure(index - 1), ends(at: index) else {
      return nil
    }
    return index
  }

  private func isNamePart(_ index: Int, marks: String) -> Bool {
    switch kind(at: index) {
    case .word, .digits: true
    case .mark: isMark(in: marks, at: index)
    case .space, .emoji, .none: false
    }
  }

  /// The index after port, path and query, without the marks that end a sentence.
  fileprivate func endOfPath(from start: Int) -> Int {
    var end = start
    while !isGap(at: end) { end += 1 }
    while end > start, isMark(in: ".,;:!?)]}>'\"”’»…/。、", at: end - 1) { end -= 1 }
    return end
  }

  fileprivate func isGap(at index: Int) -> Bool {
    switch kind(at: index) {
    case .space, .none, .emoji: true
    case .mark: isMark(in: "\"<>«»“”，。、）」", at: index)
    case .word, .digits: false
    }
  }

  /// The words for an address.
  func address(_ range: Range<Int>) -> String {
    let signs = grammar.signs
    let names = [
      ".": signs.dot, "@": signs.at, "/": signs.slash, ":": signs.colon, "-": signs.dash,
      "_": signs.underscore, "#": signs.hashtag, "+": grammar.numbers.plus,
    ]
    let parts = range.map { index -> String in
      let token = self[index]
      return switch token.kind {
      case .digits: spoken(whole: token.text)
      case .mark: names[token.text] ?? (token.text.first.flatMap(name) ?? token.text)
      case .word, .space, .emoji, .none: token.text.partsOfCamelCase ?? token.text
      }
    }
    return parts.joined(separator: " ")
  }
}
