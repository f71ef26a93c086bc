/// Joins the readings of rules, so that words stay separate and two numbers never become one.
struct SpeechBuilder {
  private(set) var speech = ""
  private let partsNumbers: Bool
  private var last: Character?
  private var needsBlank = false
  private var lineEnded = false
  private var standsApart = false

  /// With `partsNumbers` false, two numbers stay as they are in the text.
  init(partsNumbers: Bool = true) { self.partsNumbers = partsNumbers }

  /// Adds a token of the text unchanged.
  mutating func add(_ token: Token) {
    if token.kind == .space {
      needsBlank = needsBlank || last != nil
      lineEnded = lineEnded || token.text == "\n"
    } else {
      if token.kind == .mark, token.text.first?.isOne(of: "([{") != true { standsApart = false }
      append(token.text)
    }
  }

  /// Adds words that are separate from the text before and after them.
  mutating func add(words: String) {
    guard !words.isEmpty else {
      needsBlank = last != nil
      return
    }
    if let first = words.first, first.isLetter || first.isNumber || first == "-" {
      needsBlank = needsBlank || last != nil && last?.opens != true
    }
    append(words)
    standsApart = true
  }

  private mutating func append(_ text: String) {
    guard let first = text.first else { return }
    // The engine reads two numbers with a space between them as one.
    if needsComma(before: first) { speech.append(",") }
    let clings = first.clings
    if last != nil, needsBlank || standsApart || lineEnded || needsBlank(before: first),
      !clings || lineEnded
    {
      speech.append(" ")
    }
    speech += text
    last = text.last
    needsBlank = false
    standsApart = false
    lineEnded = false
  }

  /// Whether a comma must separate a number from the one before it, or a line from the next.
  private func needsComma(before first: Character) -> Bool {
    guard let last else { return false }
    // A line ends a phrase even when no mark does.
    if lineEnded { return last.isLetter || last.isNumber }
    return partsNumbers && last.isNumber && first.isNumber
  }

  /// Whether a comma or a colon that stands between two numbers needs a space after it.
  private func needsBlank(before first: Character) -> Bool {
    guard partsNumbers, first.isNumber, let last else { return false }
    return last.isNumber || last == ","
  }
}

extension Character {
  /// Whether it joins the text after it.
  fileprivate var opens: Bool { isOne(of: "([{\"'“‘«„¿¡-/") }
  /// Whether it joins the text before it.
  fileprivate var clings: Bool { isOne(of: ".,;:!?)]}…”’»%。、！？」") }
}
