import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct MoneyWordsTests {
  @Test(arguments: Normalizer.languages)
  func `knows every currency that a sign or a prefix stands for`(language: String) throws {
    let money = try #require(Grammar.for(language)).money
    let codes =
      Array(MoneyWords.signs.values) + Array(MoneyWords.prefixes.values)
      + Array(money.written.values)
    for code in codes { #expect(money.currency(code: code) != nil, "\(code)") }
    #expect(money.currency(code: "XXX") == nil)
    for country in [money.american, money.canadian, money.australian, money.hongKong] {
      #expect(country.contains("%1"))
    }
  }
}
