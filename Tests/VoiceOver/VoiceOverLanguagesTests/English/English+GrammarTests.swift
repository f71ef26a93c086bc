import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct EnglishGrammarTests {
  @Test func `reads what is written in English as people say it`() throws {
    try expectRows(of: "en-US", atLeast: 600, in: "en-US")
  }

  @Test func `has every day and month`() {
    let calendar = Grammar.english.calendar
    #expect(calendar.days.count == 31)
    #expect(calendar.months.count == 12)
    #expect(calendar.monthsAlone.count == 12)
    #expect(calendar.monthNames.values.allSatisfy { (1...12).contains($0) })
  }
}
