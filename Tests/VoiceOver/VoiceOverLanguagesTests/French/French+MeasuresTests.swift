import Testing

@testable import VoiceOverSpeech

struct FrenchMeasuresTests {
  @Test(arguments: [
    ("1 kg", "un kilogramme"),
    ("2 kg", "2 kilogrammes"),
    ("5 kg", "5 kilogrammes"),
    ("21 h", "20 et une heures"),
    ("1 s", "une seconde"),
    ("2 min", "2 minutes"),
    ("1,5 l", "1,5 litre"),
    ("10 dB", "10 décibels"),
    ("12 MP", "12 mégapixels"),
    ("60 fps", "60 images par seconde"),
    ("5 CHF", "5 francs"),
    ("2 £", "2 livres"),
    ("1 ₹", "une roupie"),
  ]) func `counts money and measures`(written: String, spoken: String) {
    #expect(speech(written, in: "fr") == spoken)
  }
}
