import Testing

@testable import VoiceOverSpeech

struct PhoneRuleTests {
  @Test(arguments: [
    ("555-01000", "555 to 0 1 0 0 0"),
    ("5551234", "5551234"),
    ("+1", "plus 1"),
    ("+1 2", "plus 1, 2"),
    ("(555)", "(555)"),
    ("(555) 1", "(555) 1"),
    ("0800 123456", "0 8 0 0, 1 2 3 4 5 6"),
    ("4242 4242", "4242, 4242"),
    ("3782 822463 10005", "3 7 8 2, 8 2 2 4 6 3, 1 0 0 0 5"),
    ("100-2000 km", "100 to 2000 kilometers"),
    ("555-0100, 555-0101", "5 5 5, 0 1 0 0, 5 5 5, 0 1 0 1"),
  ]) func `distinguishes telephone and card numbers from other groups`(
    written: String, spoken: String
  ) {
    #expect(speech(written) == spoken)
  }
}
