import Testing

@testable import VoiceOverSpeech

struct GermanMeasuresTests {
  @Test(arguments: [
    ("1 kg", "ein Kilogramm"),
    ("2 kg", "2 Kilogramm"),
    ("5 kg", "5 Kilogramm"),
    ("21 h", "21 Stunden"),
    ("1 s", "eine Sekunde"),
    ("2 min", "2 Minuten"),
    ("1,5 l", "1,5 Liter"),
    ("10 dB", "10 Dezibel"),
    ("12 MP", "12 Megapixel"),
    ("60 fps", "60 Bilder pro Sekunde"),
    ("5 CHF", "5 Franken"),
    ("2 £", "2 Pfund"),
    ("1 ₹", "eine Rupie"),
  ]) func `counts money and measures`(written: String, spoken: String) {
    #expect(speech(written, in: "de") == spoken)
  }
}
