import Testing

@testable import VoiceOverSpeech

struct EnglishMeasuresTests {
  @Test(arguments: [
    ("1 kg", "1 kilogram"),
    ("2 kg", "2 kilograms"),
    ("5 kg", "5 kilograms"),
    ("21 h", "21 hours"),
    ("1 s", "1 second"),
    ("2 min", "2 minutes"),
    ("1,5 l", "1, 5 liters"),
    ("10 dB", "10 decibels"),
    ("12 MP", "12 megapixels"),
    ("60 fps", "60 frames per second"),
    ("5 CHF", "5 francs"),
    ("2 £", "2 pounds"),
    ("1 ₹", "1 rupee"),
  ]) func `counts money and measures`(written: String, spoken: String) {
    #expect(speech(written, in: "en-US") == spoken)
  }
}
