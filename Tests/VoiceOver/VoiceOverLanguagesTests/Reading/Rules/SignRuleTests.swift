import Testing

@testable import VoiceOverSpeech

struct SignRuleTests {
  @Test(arguments: [
    ("-5", "minus 5"),
    ("a-5", "a-5"),
    ("5-a", "5-a"),
    ("- 5", "- 5"),
    ("5 -3", "5 minus 3"),
    ("(−5)", "(minus 5)"),
    ("5 - 3", "5 minus 3"),
    ("3 - 5", "3 to 5"),
    ("3 - 5 = -2", "3 minus 5 equals minus 2"),
    ("-5–-3", "minus 5 to minus 3"),
    ("--5", "--5"),
    ("+5–10", "plus 5 to 10"),
    ("~5 min", "about 5 minutes"),
    ("a ~ b", "a tilde b"),
    ("3:2", "3 to 2"),
    ("1-2-3-4", "1, 2, 3, 4"),
    ("Mon – Wed", "Monday to Wednesday"),
    ("3x4x5", "3 by 4 by 5"),
    ("x 5", "x 5"),
  ]) func `distinguishes a minus from a hyphen and a range`(written: String, spoken: String) {
    #expect(speech(written) == spoken)
  }
}
