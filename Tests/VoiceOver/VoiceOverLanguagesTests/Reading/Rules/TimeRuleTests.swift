import Testing

@testable import VoiceOverSpeech

struct TimeRuleTests {
  @Test(arguments: [
    ("24:00", "24 hundred"),
    ("25:00", "25 to 0 0"),
    ("9:60", "9 to 60"),
    ("1:2", "1 to 2"),
    ("9:41:05 AM", "9:41 AM, 5 seconds"),
    ("1:00:01", "1 hour, 1 second"),
    ("100:00:00", "100 hours"),
    ("0:00", "0 seconds"),
    ("0:05 AM", "0 oh 5 AM"),
    ("12:00", "12 o'clock"),
    ("9 am sharp", "9 AM sharp"),
    ("9 a.m. sharp", "9 AM sharp"),
    ("I am 9", "I am 9"),
    ("9 amps", "9 amps"),
    ("1:02:03:04", "1 to 0 2 to 0 3 to 0 4"),
    ("14:05, 15:10", "14 oh 5, 15:10"),
  ]) func `distinguishes times from durations`(written: String, spoken: String) {
    #expect(speech(written) == spoken)
  }
}
