import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct GrammarTests {
  @Test func `there is one for each language but Chinese`() {
    #expect(
      Normalizer.languages == Vocabulary.all.map(\.language).filter { !$0.hasPrefix("zh") })
    #expect(Normalizer.hasRules(for: "de-AT"))
    #expect(!Normalizer.hasRules(for: "tlh"))
  }

  @Test(arguments: Normalizer.languages)
  func `keeps its keys as they are looked up`(language: String) throws {
    let grammar = try #require(Grammar.for(language))
    let small = [
      Set(grammar.abbreviations.keys), Set(grammar.numbered.keys), grammar.numberedWords,
      grammar.codes, Set(grammar.money.written.keys), Set(grammar.money.periods.keys),
      grammar.signs.products, Set(grammar.clock.halves.keys),
    ]
    for key in small.joined() { #expect(key == key.lowercased()) }
    #expect(
      grammar.phonetic.keys.allSatisfy {
        $0.uppercased() == String($0) || language == "ja" || $0 == "ß"
      })
  }

  @Test(arguments: [
    ("en-US", Grammar.DateOrder.monthFirst), ("en", .monthFirst), ("en-GB", .dayFirst),
    ("de", .dayFirst), ("ja-JP", .yearFirst),
  ]) func `knows the order of dates in a region`(tag: String, order: Grammar.DateOrder) {
    #expect(Grammar.for(tag)?.order(in: tag) == order)
  }
}
