import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct JapaneseGrammarTests {
  @Test func `reads what is written in Japanese as people say it`() throws {
    try expectRows(of: "ja", atLeast: 90, in: "ja")
  }

  @Test func `has every day and month`() {
    let calendar = Grammar.japanese.calendar
    #expect(calendar.days.count == 31)
    #expect(calendar.months.count == 12)
    #expect(calendar.monthsAlone.count == 12)
    #expect(calendar.monthNames.values.allSatisfy { (1...12).contains($0) })
  }
}
