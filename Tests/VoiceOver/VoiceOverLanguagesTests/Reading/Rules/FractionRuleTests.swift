import Testing

@testable import VoiceOverSpeech

struct FractionRuleTests {
  @Test(arguments: [
    ("1/2 cup", "one half cup"),
    ("11/2", "11 slash 2"),
    ("1/2/3", "1 slash 2 slash 3"),
    ("3/4 mi", "three quarters mi"),
    ("⅛", "one eighth"),
    ("2⅔", "2 and two thirds"),
    ("3/5", "3 out of 5"),
    ("6/5", "6 slash 5"),
    ("12/12", "12 out of 12"),
    ("Page 2/3", "Page 2 out of 3"),
    ("1⁄2", "one half"),
    ("4.5/5.0", "4.5 slash 5.0"),
    ("a/b", "a slash b"),
    ("99/100", "99 out of 100"),
  ]) func `distinguishes a fraction from a rating and a pair`(written: String, spoken: String) {
    #expect(speech(written) == spoken)
  }
}
