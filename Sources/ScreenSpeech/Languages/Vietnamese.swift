extension Vocabulary {
  /// VoiceOver's words in Vietnamese.
  ///
  /// Everything here is our translation: nobody has compared it with what VoiceOver says.
  public static let vietnamese = Vocabulary(
    language: "vi", name: "Tiếng Việt", traits: .vietnamese, hints: .vietnamese,
    containers: .vietnamese,
    rotors: RotorWords(
      noResults: "<không có kết quả>", moreResults: "+ %1 kết quả khác...",
      manyMoreResults: "+ Nhiều kết quả khác (%1+)..."),
    web: .vietnamese, mac: .vietnamese, session: .vietnamese,
    punctuation: [
      "-": "dấu gạch nối", "‐": "dấu gạch nối", "+": "dấu cộng", "−": "dấu trừ", "×": "dấu nhân",
      "÷": "dấu chia", "*": "dấu sao", "/": "dấu gạch chéo", "\\": "dấu gạch chéo ngược",
      "=": "dấu bằng", "<": "dấu nhỏ hơn", ">": "dấu lớn hơn", "#": "dấu thăng", "@": "a còng",
      "&": "dấu và", "%": "phần trăm", "_": "dấu gạch dưới", "|": "dấu gạch đứng", "~": "dấu ngã",
      "^": "dấu mũ", "•": "dấu đầu dòng", ".": "dấu chấm", ",": "dấu phẩy", ":": "dấu hai chấm",
      ";": "dấu chấm phẩy", "!": "dấu chấm than", "?": "dấu chấm hỏi", "(": "ngoặc đơn trái",
      ")": "ngoặc đơn phải", "[": "ngoặc vuông trái", "]": "ngoặc vuông phải",
      "{": "ngoặc nhọn trái", "}": "ngoặc nhọn phải", "\"": "dấu ngoặc kép", "'": "dấu nháy đơn",
      "$": "ký hiệu đô la", "£": "ký hiệu bảng", "¥": "ký hiệu yên", "…": "dấu ba chấm",
      "¶": "dấu đoạn", "¢": "ký hiệu xu", "¤": "ký hiệu tiền tệ", "§": "dấu mục",
      "¬": "dấu phủ định", "∖": "dấu hiệu tập hợp", "`": "dấu huyền", "∘": "dấu hợp",
      "′": "dấu phẩy trên", "¡": "dấu chấm than ngược", "¦": "dấu gạch đứng đứt",
      "»": "ngoặc kép phải", "«": "ngoặc kép trái", "\t": "dấu tab", "²": "bình phương",
      "³": "lập phương",
    ]
  )
}

extension TraitWords {
  fileprivate static let vietnamese = TraitWords(
    selected: Word("Đã chọn", .translation),
    dimmed: Word("Bị mờ", .translation),
    button: Word("Nút", .translation),
    popUpButton: Word("Nút bật lên", .translation),
    backButton: Word("Nút quay lại", .translation),
    back: "Quay lại",
    switchButton: Word("Nút chuyển đổi", .translation),
    on: Word("Bật", .translation),
    off: Word("Tắt", .translation),
    mixed: Word("Hỗn hợp", .translation),
    tab: Word("Tab", .translation),
    textField: Word("Trường văn bản", .translation),
    secureTextField: Word("Trường văn bản bảo mật", .translation),
    isEditing: Word("Đang sửa", .translation),
    heading: Word("Tiêu đề", .translation),
    headingLevel: Word("Tiêu đề cấp %1", .translation),
    link: Word("Liên kết", .translation),
    pickerItem: Word("Mục của bộ chọn", .translation),
    adjustable: Word("Có thể điều chỉnh", .translation),
    image: Word("Hình ảnh", .translation),
    searchField: Word("Trường tìm kiếm", .translation),
    draggable: Word("Có thể kéo", .translation),
    expanded: Word("Đã mở rộng", .translation),
    collapsed: Word("Đã thu gọn", .translation)
  )
}

extension HintWords {
  fileprivate static let vietnamese = HintWords(
    actionsAvailable: .sentence("Có tác vụ", .translation),
    moreContentAvailable: .sentence("Có thêm nội dung", .translation),
    toggle: .sentence("Chạm hai lần để bật hoặc tắt cài đặt.", .translation),
    edit: .sentence("Chạm hai lần để sửa.", .translation),
    editArea: Word(
      "Chạm hai lần để sửa. Sử dụng rôto để truy cập Từ sai chính tả.",
      snapshot: "Chạm hai lần để sửa., Sử dụng rôto để truy cập Từ sai chính tả.", .translation),
    editing: .sentence("Sử dụng rôto để truy cập Từ sai chính tả.", .translation),
    adjust: .sentence("Vuốt lên hoặc xuống bằng một ngón tay để điều chỉnh giá trị.", .translation),
    picker: .sentence("Chạm hai lần để kích hoạt bộ chọn.", .translation),
    expand: .sentence("Chạm hai lần để mở rộng.", .translation),
    collapse: .sentence("Chạm hai lần để thu gọn.", .translation),
    directTouch: .sentence("Sử dụng rôto để bật chạm trực tiếp cho ứng dụng này.", .translation)
  )
}

extension ContainerWords {
  fileprivate static let vietnamese = ContainerWords(
    place: Word("%1 trên %2", .translation),
    listStart: Word("Đầu danh sách", .translation),
    listEnd: Word("Cuối danh sách", .translation),
    landmarkStart: Word("Mốc", .translation),
    landmarkEnd: Word("Hết mốc", .translation),
    rowHeader: Word("Tiêu đề hàng", .translation),
    columnHeader: Word("Tiêu đề cột", .translation),
    rowSpan: CountedWord(other: Word("Trải dài %1 hàng", .translation)),
    columnSpan: CountedWord(other: Word("Trải dài %1 cột", .translation)),
    row: Word("Hàng %1", .translation),
    column: Word("Cột %1", .translation)
  )
}

extension WebWords {
  fileprivate static let vietnamese = WebWords(
    checkbox: Word("Hộp kiểm", .translation),
    checked: Word("Đã đánh dấu", .translation),
    unchecked: Word("Chưa đánh dấu", .translation),
    radioButton: Word("Nút radio", .translation),
    multiLineTextField: Word("Trường văn bản nhiều dòng", .translation),
    colorWell: Word("Ô màu", .translation),
    progressIndicator: Word("Chỉ báo tiến trình", .translation),
    required: Word("Bắt buộc", .translation),
    invalid: Word("Dữ liệu không hợp lệ", .translation),
    readOnly: Word("Chỉ đọc", .translation),
    visited: Word("Đã truy cập", .translation),
    busy: Word("Bận", .translation),
    current: Word("Hiện tại", .translation),
    dialog: Word("Hộp thoại web", .translation),
    tableStart: Word("Đầu bảng, %1, %2", .translation),
    rows: CountedWord(
      other: Word("%1 hàng", .translation)),
    columns: CountedWord(
      other: Word("%1 cột", .translation)),
    tableEnd: Word("Cuối bảng", .translation),
    end: Word("Hết, %1, %2", .translation),
    landmarks: [
      "banner": Word("Biểu ngữ, mốc", .translation),
      "complementary": Word("Bổ sung, mốc", .translation),
      "contentinfo": Word("Thông tin nội dung, mốc", .translation),
      "form": Word("Biểu mẫu, mốc", .translation),
      "main": Word("Chính, mốc", .translation),
      "navigation": Word("Điều hướng, mốc", .translation),
      "region": Word("Vùng, mốc", .translation),
      "search": Word("Tìm kiếm, mốc", .translation),
    ]
  )
}

extension MacWords {
  fileprivate static let vietnamese = MacWords(
    slider: Word("Thanh trượt", .translation),
    stepper: Word("Bộ tăng giảm", .translation),
    checkbox: Word("Hộp kiểm", .translation),
    checked: Word("Đã đánh dấu", .translation),
    unchecked: Word("Chưa đánh dấu", .translation),
    switchButton: Word("Công tắc", .translation),
    toggleButton: Word("Nút bật tắt", .translation),
    popUpButton: Word("Nút bật lên", .translation),
    menuButton: Word("Nút menu bật lên", .translation),
    editText: Word("Sửa văn bản", .translation),
    secureEditText: Word("Sửa văn bản bảo mật", .translation),
    searchField: Word("Trường văn bản tìm kiếm", .translation),
    characters: CountedWord(other: Word("%1 ký tự", .translation)),
    group: Word("Nhóm", .translation),
    scrollArea: Word("Vùng cuộn", .translation),
    list: Word("Danh sách", .translation),
    table: Word("Bảng", .translation),
    tabGroup: Word("Nhóm tab", .translation),
    entering: Word("Trong %1", .translation),
    items: CountedWord(other: Word("%1 mục", .translation)),
    buttonHint: .sentence(
      "Bạn hiện đang ở trên một nút. Để bấm nút này, hãy nhấn Control-Option-Phím cách.",
      .translation),
    popUpHint: .sentence(
      "Bạn hiện đang ở trên một nút. Để hiển thị danh sách tùy chọn, hãy nhấn "
        + "Control-Option-Phím cách.", .translation),
    linkHint: .sentence(
      "Bạn hiện đang ở trên một liên kết. Để bấm liên kết này, hãy nhấn Control-Option-Phím cách.",
      .translation)
  )
}

extension SessionWords {
  fileprivate static let vietnamese = SessionWords(
    voiceOverOn: Word("Đã bật VoiceOver", .translation),
    voiceOverOff: Word("Đã tắt VoiceOver", .translation),
    quickNavOn: Word("Đã bật Điều hướng nhanh", .translation),
    quickNavOff: Word("Đã tắt Điều hướng nhanh", .translation),
    activate: Word("Kích hoạt", .translation),
    defaultAction: Word("Mặc định", .translation),
    drag: Word("Kéo", .translation),
    drop: Word("Thả", .translation),
    dropReady: Word("Sẵn sàng thả", .translation),
    dropComplete: Word("Đã thả", .translation),
    page: Word("Trang %1 trên %2", .translation),
    capital: Word("Hoa %1", .translation),
    space: Word("dấu cách", .translation),
    rotors: [
      "Actions": Word("Tác vụ", .translation),
      "Adjust Value": Word("Điều chỉnh giá trị", .translation),
      "More Content": Word("Nội dung khác", .translation),
      "Characters": Word("Ký tự", .translation),
      "Words": Word("Từ", .translation),
      "Lines": Word("Dòng", .translation),
      "Containers": Word("Vùng chứa", .translation),
      "Headings": Word("Tiêu đề", .translation),
      "Heading 1": Word("Tiêu đề 1", .translation),
      "Heading 2": Word("Tiêu đề 2", .translation),
      "Heading 3": Word("Tiêu đề 3", .translation),
      "Heading 4": Word("Tiêu đề 4", .translation),
      "Heading 5": Word("Tiêu đề 5", .translation),
      "Heading 6": Word("Tiêu đề 6", .translation),
      "Links": Word("Liên kết", .translation),
      "Form Controls": Word("Điều khiển biểu mẫu", .translation),
      "Tables": Word("Bảng", .translation),
      "Lists": Word("Danh sách", .translation),
      "Landmarks": Word("Mốc", .translation),
      "Visited Links": Word("Liên kết đã truy cập", .translation),
      "Non-Visited Links": Word("Liên kết chưa truy cập", .translation),
      "Buttons": Word("Nút", .translation),
      "Text Fields": Word("Trường văn bản", .translation),
      "Search Fields": Word("Trường tìm kiếm", .translation),
      "Images": Word("Hình ảnh", .translation),
      "Static Text": Word("Văn bản tĩnh", .translation),
    ]
  )
}
