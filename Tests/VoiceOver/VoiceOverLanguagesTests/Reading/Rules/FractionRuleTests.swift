import Testing

@testable import VoiceOverSpeech

struct FractionRuleTests {
  @Test(arguments: [
    ("1/2 cup", "1 slash 2 cup"),
    ("11/2", "11 slash 2"),
    ("1/2/3", "1 slash 2 slash 3"),
    ("3/4 mi", "3 slash 4 mi"),
    ("⅛", "one eighth"),
    ("2⅔", "2 and two thirds"),
    ("3/5", "3 slash 5"),
    ("6/5", "6 slash 5"),
    ("12/12", "12 slash 12"),
    ("Page 2/3", "Page 2 slash 3"),
    ("1⁄2", "one half"),
    ("4.5/5.0", "4 dot 5 slash 5 dot 0"),
    ("a/b", "a slash b"),
    ("99/100", "99 slash 100"),
  ]) func `distinguishes a fraction from a rating and a pair`(written: String, spoken: String) {
    #expect(speech(written) == spoken)
  }
}
