import Testing

@testable import VoiceOverSpeech

struct MeasureRuleTests {
  @Test(arguments: [
    ("5 in", "5 in"),
    ("5 a", "5 a"),
    ("m 5", "m 5"),
    ("5 mm", "5 millimeters"),
    ("1,000 km", "1000 kilometers"),
    ("5 km.", "5 kilometers."),
    ("5 min. ago", "5 minutes ago"),
    ("5km/h", "5 kilometers per hour"),
    ("5 kmx", "5 kmx"),
    ("A5 km", "A5 km"),
    ("5° 10°", "5 degrees 10 degrees"),
    ("1970s", "1970s"),
    ("6'", "6'"),
    ("5'11\" tall", "5 feet, 11 inches tall"),
    ("5'13\"", "5'13 inches"),
    ("5 %", "5 percent"),
    ("5%%", "5 percent percent"),
    ("½ km", "one half km"),
  ]) func `counts only what is measured`(written: String, spoken: String) {
    #expect(speech(written) == spoken)
  }
}
