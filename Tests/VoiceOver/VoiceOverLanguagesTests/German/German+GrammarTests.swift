import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct GermanGrammarTests {
  @Test func `reads what is written in German as people say it`() throws {
    try expectRows(of: "de", atLeast: 100, in: "de")
  }

  @Test func `has every day and month`() {
    let calendar = Grammar.german.calendar
    #expect(calendar.days.count == 31)
    #expect(calendar.months.count == 12)
    #expect(calendar.monthsAlone.count == 12)
    #expect(calendar.monthNames.values.allSatisfy { (1...12).contains($0) })
  }
}
