/// A BCP 47 language tag, such as `en-US`, in parts and lower case.
struct LanguageTag: Hashable {
  /// The parts, the language first.
  let parts: [String]

  /// Parses a tag; nil for something that cannot be one.
  init?(_ text: String) {
    let parts = text.lowercased().replacing("_", with: "-").split(
      separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      1...8 ~= part.count && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isTag, let first = parts.first, first.count > 1, first.allSatisfy(\.isLetter) else {
      return nil
    }
    self.parts = parts.map(String.init)
  }

  /// How well a voice of this language speaks another: higher is better, nil is not at all.
  ///
  /// A voice without a region speaks every region, and `en-US` speaks any English without a better
  /// voice.
  func fitness(for wanted: LanguageTag) -> Int? {
    guard parts[0] == wanted.parts[0] else { return nil }
    let common = zip(parts, wanted.parts).prefix { $0 == $1 }.count
    let excess = parts.count - common
    // Of voices with as many common parts the one with fewer other parts wins: `en` before `en-GB`
    // for `en-AU`.
    return common * 100 - excess * 10 + (parts == ["en", "us"] ? 1 : 0)
  }
}
