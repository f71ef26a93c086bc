import Testing

@testable import VoiceOverSpeech

struct DateRuleTests {
  @Test(arguments: [
    ("3/4/2026", "3 slash 4 slash 2026", "en-US"),
    ("03/05/2026", "03 slash 05 slash 2026", "en-GB"),
    ("03-05-2026", "03 05 2026", "en-AU"),
    ("3/4/2026", "3 slash 4 slash 2026", "en"),
    ("31/12/2026", "31 slash 12 slash 2026", "en-US"),
    ("13/13/2026", "13 slash 13 slash 2026", "en-US"),
    ("2026-13-01", "2026, 13, 0 1", "en-US"),
    ("2026-00-10", "2026, 0 0, 10", "en-US"),
    ("1.2.2026", "1 dot 2 dot 2026", "en-US"),
    ("1.2.26", "1 dot 2 dot 26", "en-US"),
    ("01.02.26", "erster Februar 2026", "de"),
    ("2026-11-21T23:59:59Z", "2026 11 21, 23:59 UTC, 59 seconds", "en-US"),
    ("11/21/2026/5", "11 slash 21 slash 2026 slash 5", "en-US"),
    ("3.10.1990", "dritter Oktober 19 hundert 90", "de"),
    ("1.1.1900", "erster Januar 19 hundert", "de"),
    ("05.03.2019", "пятое марта 2000 девятнадцатого года", "ru"),
    ("05.03.2011", "пятое марта 2000 одиннадцатого года", "ru"),
  ]) func `distinguishes dates from other figures`(
    written: String, spoken: String, language: String
  ) {
    #expect(speech(written, in: language) == spoken)
  }
}
