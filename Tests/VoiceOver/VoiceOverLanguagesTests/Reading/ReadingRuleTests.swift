import Testing

@testable import VoiceOverLanguages

struct ReadingRuleTests {
  /// A rule that reads one token as its name.
  private static func rule(
    _ name: String, at kinds: [Token.Kind] = [], marks: String = ""
  ) -> ReadingRule {
    ReadingRule(at: kinds, marks: marks) { _, index in TokenReading(name, end: index + 1) }
  }

  @Test(arguments: [
    (Token(.digits, "5"), true), (Token(.word, "five"), false), (Token(.mark, "$"), true),
    (Token(.mark, "€"), true), (Token(.mark, "%"), false),
    // A mark is named by its kind and its text.
    (Token(.word, "$"), false), (Token(.space, " "), false), (.none, false),
  ]) func `begins at tokens of its kinds, and at its marks`(token: Token, begins: Bool) {
    #expect(Self.rule("price", at: [.digits], marks: "$€").begins(at: token) == begins)
  }

  @Test(arguments: [
    (Token(.digits, "5"), ["number", "price", "last"]), (Token(.word, "a"), ["word"]),
    (Token(.mark, "$"), ["price", "mark", "sign"]), (Token(.mark, "+"), ["mark", "sign", "last"]),
    // A mark that no rule names is left to the rules for all marks.
    (Token(.mark, "%"), ["mark"]), (Token(.space, " "), []), (Token(.none, ""), []),
    (Token(.emoji, "👍"), []),
  ]) func `finds the rules that may begin at a token, in their order`(
    token: Token, names: [String]
  ) {
    let rules = ReadingRules([
      Self.rule("number", at: [.digits]), Self.rule("price", at: [.digits], marks: "$"),
      Self.rule("word", at: [.word]), Self.rule("mark", at: [.mark]),
      Self.rule("sign", marks: "$+"), Self.rule("last", at: [.digits], marks: "+"),
    ])
    let passage = Normalizer(language: "en", settings: TextSettings()).passage(of: "a")
    #expect(rules[token].compactMap { $0.read(passage, 0)?.words } == names)
  }
}
