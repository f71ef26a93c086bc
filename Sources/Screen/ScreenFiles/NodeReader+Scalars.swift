import ScreenDocuments
import ScreenTree

/// The plain values of keys; each function returns the value, or adds an error and returns nil.
extension NodeReader {
  mutating func text(_ document: Document, _ key: String) -> String? {
    if let text = document.text, !document.isNull { return text }
    let fix =
      document.isNull
      ? "; leave the key out, or put a text such as null, ~ or #1 in quotation marks" : ""
    fault("'\(key)' is a text, not \(document.kind)\(fix)", at: document.position)
    return nil
  }

  mutating func flag(_ document: Document, _ key: String) -> Bool? {
    if let flag = document.flag { return flag }
    fault("'\(key)' is true or false, not \(document.kind)", at: document.position)
    return nil
  }

  mutating func number(
    _ document: Document, _ key: String, _ range: ClosedRange<Double>
  ) -> Double? {
    guard let number = document.number else {
      fault("'\(key)' is a number, not \(document.kind)", at: document.position)
      return nil
    }
    guard range.contains(number) else {
      let bounds = "\(range.lowerBound.short) to \(range.upperBound.short)"
      fault("'\(key)' goes from \(bounds), not \(document.text ?? "")", at: document.position)
      return nil
    }
    return number
  }

  mutating func integer(_ document: Document, _ key: String, _ range: ClosedRange<Int>) -> Int? {
    if let number = document.number, let integer = Int(exactly: number), range.contains(integer) {
      return integer
    }
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    fault("'\(key)' is a whole number from \(bounds), not \(document.kind)", at: document.position)
    return nil
  }

  /// One of a few words.
  mutating func word(_ document: Document, _ key: String, among words: [String]) -> String? {
    if let text = document.text, words.contains(text) { return text }
    let advice = faults.advice(for: document.text ?? "", among: words)
    fault("'\(key)' cannot be \(document.kind). \(advice)", at: document.position)
    return nil
  }

  /// One of the words of an enumeration.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ document: Document, _ key: String
  ) -> Choice? {
    word(document, key, among: Choice.allCases.map(\.rawValue)).flatMap(Choice.init)
  }

  /// A value as written: text, number, flag, or `mixed`.
  mutating func scalar(_ document: Document) -> Property.Scalar? {
    guard let text = text(document, "value") else { return nil }
    // Only plain words are flags and numbers; in quotation marks they stay texts.
    if let flag = document.flag { return .flag(flag) }
    if let number = document.number { return .number(number) }
    if case .scalar("mixed", isPlain: true) = document.value { return .mixed }
    return .text(text)
  }

  mutating func tristate(_ document: Document, _ key: String) -> Property.Tristate? {
    if let flag = document.flag { return flag ? .on : .off }
    if document.text == "mixed" { return .mixed }
    fault("'\(key)' is true, false or mixed, not \(document.kind)", at: document.position)
    return nil
  }

  /// A language tag with the syntax of BCP 47: `en`, `en-US`, `zh-Hant-TW`.
  mutating func language(_ document: Document) -> String? {
    guard let tag = text(document, "language") else { return nil }
    if tag.isLanguageTag { return tag }
    fault("'\(tag)' is no language tag; write one as en-US or vi", at: document.position)
    return nil
  }

  mutating func trait(_ document: Document, _ key: String) -> Node.Trait? {
    guard let word = text(document, key) else { return nil }
    if let trait = Node.Trait(name: word) { return trait }
    let advice = faults.advice(for: word, among: Node.Trait.names)
    fault("unknown trait '\(word)'. \(advice)", at: document.position)
    return nil
  }
}

extension String {
  /// Whether it has the syntax of a BCP 47 tag.
  package var isLanguageTag: Bool {
    split(separator: "-", omittingEmptySubsequences: false).enumerated().allSatisfy { index, part in
      (index == 0 ? 2...8 : 1...8).contains(part.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || (index > 0 && $0.isNumber)) }
    }
  }
}
