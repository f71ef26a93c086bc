import Testing

@testable import VoiceOverSpeech

struct VietnameseMeasuresTests {
  @Test(arguments: [
    ("1 kg", "1 ki lô gam"),
    ("2 kg", "2 ki lô gam"),
    ("5 kg", "5 ki lô gam"),
    ("21 h", "21 giờ"),
    ("1 s", "1 giây"),
    ("2 min", "2 phút"),
    ("1,5 l", "1 phẩy 5 lít"),
    ("10 dB", "10 đề xi ben"),
    ("12 MP", "12 mê ga pích xeo"),
    ("60 fps", "60 khung hình trên giây"),
    ("5 CHF", "5 phrăng"),
    ("2 £", "2 bảng"),
    ("1 ₹", "1 ru pi"),
  ]) func `counts money and measures`(written: String, spoken: String) {
    #expect(speech(written, in: "vi") == spoken)
  }
}
