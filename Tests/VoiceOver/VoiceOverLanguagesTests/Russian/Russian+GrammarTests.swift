import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct RussianGrammarTests {
  @Test func `reads what is written in Russian as people say it`() throws {
    try expectRows(of: "ru", atLeast: 100, in: "ru")
  }

  @Test func `has every day and month`() {
    let calendar = Grammar.russian.calendar
    #expect(calendar.days.count == 31)
    #expect(calendar.months.count == 12)
    #expect(calendar.monthsAlone.count == 12)
    #expect(calendar.monthNames.values.allSatisfy { (1...12).contains($0) })
  }
}
