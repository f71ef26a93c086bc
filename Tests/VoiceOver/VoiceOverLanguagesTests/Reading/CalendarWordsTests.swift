import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct CalendarWordsTests {
  @Test(arguments: Normalizer.languages)
  func `has a place for day, month and year in its dates`(language: String) throws {
    let calendar = try #require(Grammar.for(language)).calendar
    for part in ["%1", "%2", "%3"] { #expect(calendar.date.contains(part)) }
    for part in ["%1", "%2"] { #expect(calendar.dayMonth.contains(part)) }
    for part in ["%2", "%3"] { #expect(calendar.monthYear.contains(part)) }
    #expect(calendar.daysAfter.words.isEmpty || calendar.daysAfter.days.count == 31)
    #expect(Set(calendar.days).count == 31)
  }
}
