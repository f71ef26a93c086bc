import Testing

@testable import VoiceOverSpeech

struct RussianMeasuresTests {
  @Test(arguments: [
    ("1 kg", "1 килограмм"),
    ("2 kg", "2 килограмма"),
    ("5 kg", "5 килограммов"),
    ("21 h", "21 час"),
    ("1 s", "одна секунда"),
    ("2 min", "две минуты"),
    ("1,5 l", "1 запятая 5 литра"),
    ("10 dB", "10 децибел"),
    ("12 MP", "12 мегапикселей"),
    ("60 fps", "60 кадров в секунду"),
    ("5 CHF", "5 франков"),
    ("2 £", "2 фунта"),
    ("1 ₹", "одна рупия"),
  ]) func `counts money and measures`(written: String, spoken: String) {
    #expect(speech(written, in: "ru") == spoken)
  }
}
