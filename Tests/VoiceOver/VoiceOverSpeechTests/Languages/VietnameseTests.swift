import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

struct VietnameseTests {
  @Test(arguments: [
    (
      element("A", .selected, .button, context: .series(.init(number: 2, count: 3))),
      "Đã chọn: A. Nút. 2 trên 3."
    ),
    (
      element("A", value: "1", .button, .switchButton, .notEnabled),
      "A. Bị mờ. Nút chuyển đổi. Bật."
    ),
    (
      element("A", value: "b", .adjustable, actions: ["c"]),
      "A: b. Có thể điều chỉnh. | Vuốt lên hoặc xuống bằng một ngón tay để điều chỉnh giá trị. | Có tác vụ"
    ),
    (element("A", .header, .link, .image), "A. Tiêu đề. Liên kết. Hình ảnh."),
    (
      element("A", .button, context: .listStart, expanded: true),
      "A. Nút. Đã mở rộng. Đầu danh sách. | Chạm hai lần để thu gọn."
    ),
  ]) func `speaks its words in VoiceOver's order`(element: Element, snapshot: String) {
    #expect(utterance(element, words: .vietnamese).lines(.snapshot) == snapshot)
  }

  @Test(arguments: [
    (1, "Trải dài 1 cột"), (2, "Trải dài 2 cột"), (5, "Trải dài 5 cột"), (11, "Trải dài 11 cột"),
    (21, "Trải dài 21 cột"),
  ])
  func `counts columns by its plural rules`(number: Int, words: String) {
    #expect(Vocabulary.vietnamese[.columnSpan, counting: number].text == words)
  }
}
