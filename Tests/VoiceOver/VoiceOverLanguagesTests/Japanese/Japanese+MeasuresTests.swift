import Testing

@testable import VoiceOverSpeech

struct JapaneseMeasuresTests {
  @Test(arguments: [
    ("1 kg", "1キログラム"),
    ("2 kg", "2キログラム"),
    ("5 kg", "5キログラム"),
    ("21 h", "21じかん"),
    ("1 s", "1びょう"),
    ("2 min", "2ふん"),
    ("1,5 l", "1, 5リットル"),
    ("10 dB", "10デシベル"),
    ("12 MP", "12メガピクセル"),
    ("60 fps", "60フレームまいびょう"),
    ("5 CHF", "5フラン"),
    ("2 £", "2ポンド"),
    ("1 ₹", "1ルピー"),
  ]) func `counts money and measures`(written: String, spoken: String) {
    #expect(speech(written, in: "ja") == spoken)
  }
}
