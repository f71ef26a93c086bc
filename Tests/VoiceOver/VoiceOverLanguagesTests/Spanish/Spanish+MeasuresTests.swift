import Testing

@testable import VoiceOverSpeech

struct SpanishMeasuresTests {
  @Test(arguments: [
    ("1 kg", "un kilogramo"),
    ("2 kg", "2 kilogramos"),
    ("5 kg", "5 kilogramos"),
    ("21 h", "veintiuna horas"),
    ("1 s", "un segundo"),
    ("2 min", "2 minutos"),
    ("1,5 l", "1,5 litros"),
    ("10 dB", "10 decibelios"),
    ("12 MP", "12 megapíxeles"),
    ("60 fps", "60 fotogramas por segundo"),
    ("5 CHF", "5 francos"),
    ("2 £", "2 libras"),
    ("1 ₹", "una rupia"),
  ]) func `counts money and measures`(written: String, spoken: String) {
    #expect(speech(written, in: "es") == spoken)
  }
}
