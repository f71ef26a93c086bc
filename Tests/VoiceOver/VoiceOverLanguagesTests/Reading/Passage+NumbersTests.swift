import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct PassageNumbersTests {
  @Test(arguments: [
    ("1000", "vi", "1 nghìn"), ("1001", "vi", "1 nghìn không trăm lẻ 1"),
    ("1050", "vi", "1 nghìn không trăm 50"), ("1500000", "vi", "1 triệu 500 nghìn"),
    ("999", "vi", "999"), ("10000", "ja", "1まん"), ("9999", "ja", "9999"),
    ("120000001", "ja", "1おく 2000まん 1"), ("0,05", "ru", "0 запятая 0 5"),
    ("1,5", "ru", "1 запятая 5"), ("123456789", "en", "123456789"),
    ("1234567890", "en", "1 2 3 4 5 6 7 8 9 0"), ("00", "en", "0 0"),
  ]) func `gives the engine numbers that it reads well`(
    written: String, language: String, spoken: String
  ) {
    #expect(speech(written, in: language) == spoken)
  }

  @Test func `reads digit by digit when the user wants it`() throws {
    var settings = TextSettings()
    settings.numbers = .digits
    try expectRows(of: "digits", atLeast: 30, in: "en-US", settings: settings)
  }
}
