import Testing

@testable import VoiceOverSpeech

struct MonthRuleTests {
  @Test(arguments: [
    ("Nov", "Nov"),
    ("Nov 31", "November 31st"),
    ("Nov 32", "Nov 32"),
    ("Nov 2:30", "Nov 2:30"),
    ("Nov 21st, 2026", "November 21st, 2026"),
    ("21. Nov", "November 21st"),
    ("Nov 21 2026", "November 21st, 2026"),
    ("Nov 21, 20", "November 21st, 20"),
    ("may 5", "may 5"),
    ("MAY 5", "May 5th"),
    ("Dec 24–26", "December 24th to 26"),
    ("Jan - Mar", "January to March"),
    ("Nov21", "Nov21"),
  ]) func `reads a date with its month in letters`(written: String, spoken: String) {
    #expect(speech(written) == spoken)
  }
}
