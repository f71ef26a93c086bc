import Testing
import VoiceOverLanguages

struct VietnameseWordsTests {
  @Test(arguments: [
    (Word.ID.dimmed, "Bị mờ", "Bị mờ.", Evidence.translation),
    (.backButton, "Nút quay lại", "Nút quay lại.", .translation),
    (.switchButton, "Nút chuyển đổi", "Nút chuyển đổi.", .translation),
    (.secureTextField, "Trường văn bản bảo mật", "Trường văn bản bảo mật.", .translation),
    (.adjustable, "Có thể điều chỉnh", "Có thể điều chỉnh.", .translation),
    (.actionsAvailable, "Có tác vụ", "Có tác vụ", .translation),
    (
      .toggleHint, "Chạm hai lần để bật hoặc tắt cài đặt.", "Chạm hai lần để bật hoặc tắt cài đặt.",
      .translation
    ),
    (
      .editAreaHint, "Chạm hai lần để sửa. Sử dụng rôto để truy cập Từ sai chính tả.",
      "Chạm hai lần để sửa., Sử dụng rôto để truy cập Từ sai chính tả.", .translation
    ), (.place, "%1 trên %2", "%1 trên %2.", .translation),
    (.listStart, "Đầu danh sách", "Đầu danh sách.", .translation),
    (.rowHeader, "Tiêu đề hàng", "Tiêu đề hàng.", .translation),
    (.navigationLandmark, "Điều hướng", "Điều hướng.", .translation),
    (.activate, "Kích hoạt", "Kích hoạt.", .translation),
    (.rotorHeadings, "Tiêu đề", "Tiêu đề.", .translation),
    (.noResults, "<không có kết quả>", "<không có kết quả>", .translation),
    (.lineChart, "biểu đồ đường", "biểu đồ đường.", .translation),
    (.increment, "Tăng", "Tăng", .translation),
  ]) func `has its words in both styles, with their evidence`(
    id: Word.ID, text: String, snapshot: String, evidence: Evidence
  ) {
    let word = Vocabulary.vietnamese[id]
    #expect(word.text == text)
    #expect(word.snapshot == snapshot)
    #expect(word.evidence == evidence)
  }

  @Test(arguments: [
    (Word.ID.headingLevel, ["2"], "Tiêu đề cấp 2"), (.page, ["4", "9"], "Trang 4 trên 9"),
    (.capital, ["Ä"], "Hoa Ä"), (.axisEnds, ["T", "1", "9"], "T, từ 1 đến 9"),
    (.passesIn, ["A", "B", "C"], "A vượt B tại C"),
    (.risesBy, ["3", "M"], "tăng trung bình 3 mỗi M"),
    (.manyMoreResults, ["99"], "+ Nhiều kết quả khác (99+)..."),
    (.pageOfControl, ["2", "5"], "trang 2 trên 5"),
  ]) func `fills in numbers and names in the order of the language`(
    id: Word.ID, parts: [String], text: String
  ) {
    #expect(Vocabulary.vietnamese[id].filled(parts).text == text)
  }

  @Test(arguments: [
    (
      Word.ID.rowSpan,
      [
        "Trải dài 0 hàng", "Trải dài 1 hàng", "Trải dài 2 hàng", "Trải dài 5 hàng",
        "Trải dài 11 hàng", "Trải dài 21 hàng",
      ]
    ), (.characters, ["0 ký tự", "1 ký tự", "2 ký tự", "5 ký tự", "11 ký tự", "21 ký tự"]),
    (.items, ["0 mục", "1 mục", "2 mục", "5 mục", "11 mục", "21 mục"]),
    (
      .missingValues,
      [
        "thiếu 0 giá trị", "thiếu 1 giá trị", "thiếu 2 giá trị", "thiếu 5 giá trị",
        "thiếu 11 giá trị", "thiếu 21 giá trị",
      ]
    ),
  ]) func `counts in the forms of the language`(id: Word.ID, texts: [String]) {
    let counted = [0, 1, 2, 5, 11, 21].map { Vocabulary.vietnamese[id, counting: $0].text }
    #expect(counted == texts)
  }

  @Test(arguments: [
    (Character("-"), "dấu gạch nối"), ("@", "a còng"), ("»", "ngoặc kép phải"),
    ("²", "bình phương"),
  ]) func `names marks`(mark: Character, name: String) {
    #expect(Vocabulary.vietnamese.punctuation[mark] == name)
  }
}
