import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct FrenchGrammarTests {
  @Test func `reads what is written in French as people say it`() throws {
    try expectRows(of: "fr", atLeast: 100, in: "fr")
  }

  @Test func `has every day and month`() {
    let calendar = Grammar.french.calendar
    #expect(calendar.days.count == 31)
    #expect(calendar.months.count == 12)
    #expect(calendar.monthsAlone.count == 12)
    #expect(calendar.monthNames.values.allSatisfy { (1...12).contains($0) })
  }
}
