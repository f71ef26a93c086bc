import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct VietnameseGrammarTests {
  @Test func `reads what is written in Vietnamese as people say it`() throws {
    try expectRows(of: "vi", atLeast: 100, in: "vi")
  }

  @Test func `has every day and month`() {
    let calendar = Grammar.vietnamese.calendar
    #expect(calendar.days.count == 31)
    #expect(calendar.months.count == 12)
    #expect(calendar.monthsAlone.count == 12)
    #expect(calendar.monthNames.values.allSatisfy { (1...12).contains($0) })
  }
}
