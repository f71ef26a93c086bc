import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct SpanishGrammarTests {
  @Test func `reads what is written in Spanish as people say it`() throws {
    try expectRows(of: "es", atLeast: 100, in: "es")
  }

  @Test func `has every day and month`() {
    let calendar = Grammar.spanish.calendar
    #expect(calendar.days.count == 31)
    #expect(calendar.months.count == 12)
    #expect(calendar.monthsAlone.count == 12)
    #expect(calendar.monthNames.values.allSatisfy { (1...12).contains($0) })
  }
}
