extension Vocabulary {
  /// VoiceOver's words in Vietnamese.
  ///
  /// Everything here is our translation: nobody has compared it with what VoiceOver says.
  package static let vietnamese = Vocabulary(
    language: "vi", name: "Tiếng Việt",
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
    ],
    symbol: Word.vietnamese, word: Word.vietnamese)
}

extension Word {
  /// A word in Vietnamese: a function, because a closure in a constant is type-checked again with each file
  /// that uses the constant.
  fileprivate static func vietnamese(_ id: ID) -> Word {
    switch id {
    // Traits and states
    case .selected: Word("Đã chọn", .translation)
    case .dimmed: Word("Bị mờ", .translation)
    case .button: Word("Nút", .translation)
    case .popUpButton: Word("Nút bật lên", .translation)
    case .backButton: Word("Nút quay lại", .translation)
    case .switchButton: Word("Nút chuyển đổi", .translation)
    case .on: Word("Bật", .translation)
    case .off: Word("Tắt", .translation)
    case .mixed: Word("Hỗn hợp", .translation)
    case .tab: Word("Tab", .translation)
    case .textField: Word("Trường văn bản", .translation)
    case .secureTextField: Word("Trường văn bản bảo mật", .translation)
    case .isEditing: Word("Đang sửa", .translation)
    case .insertionPointAtStart: Word("Điểm chèn ở đầu", .translation)
    case .insertionPointAtEnd: Word("Điểm chèn ở cuối", .translation)
    case .insertionPointAfter: Word("Điểm chèn sau ký tự %1", .translation)
    case .characterMode: Word("Chế độ ký tự", .translation)
    case .wordMode: Word("Chế độ từ", .translation)
    case .lineMode: Word("Chế độ dòng", .translation)
    case .heading: Word("Tiêu đề", .translation)
    case .headingLevel: Word("Tiêu đề cấp %1", .translation)
    case .link: Word("Liên kết", .translation)
    case .inPageLink: Word("Liên kết trong trang", .translation)
    case .pickerItem: Word("Mục của bộ chọn", .translation)
    case .adjustable: Word("Có thể điều chỉnh", .translation)
    case .image: Word("Hình ảnh", .translation)
    case .searchField: Word("Trường tìm kiếm", .translation)
    case .draggable: Word("Có thể kéo", .translation)
    case .expanded: Word("Đã mở rộng", .translation)
    case .collapsed: Word("Đã thu gọn", .translation)
    // Hints and cues
    case .actionsAvailable: .sentence("Có tác vụ", .translation)
    case .moreContentAvailable: .sentence("Có thêm nội dung", .translation)
    case .toggleHint: .sentence("Chạm hai lần để bật hoặc tắt cài đặt.", .translation)
    case .editHint: .sentence("Chạm hai lần để sửa.", .translation)
    case .editAreaHint:
      Word(
        "Chạm hai lần để sửa. Sử dụng rôto để truy cập Từ sai chính tả.",
        snapshot: "Chạm hai lần để sửa., Sử dụng rôto để truy cập Từ sai chính tả.", .translation)
    case .editingHint: .sentence("Sử dụng rôto để truy cập Từ sai chính tả.", .translation)
    case .adjustHint:
      .sentence("Vuốt lên hoặc xuống bằng một ngón tay để điều chỉnh giá trị.", .translation)
    case .pickerHint: .sentence("Chạm hai lần để kích hoạt bộ chọn.", .translation)
    case .expandHint: .sentence("Chạm hai lần để mở rộng.", .translation)
    case .collapseHint: .sentence("Chạm hai lần để thu gọn.", .translation)
    case .directTouchHint:
      .sentence("Sử dụng rôto để bật chạm trực tiếp cho ứng dụng này.", .translation)
    case .directTouchActivateHint: .sentence("Kích hoạt để bắt đầu chạm trực tiếp.", .translation)
    case .reorderHint:
      .sentence(
        "Chạm hai lần và giữ, chờ âm thanh, sau đó kéo để sắp xếp lại.", .translation)
    // Containers and places in them
    case .place: Word("%1 trên %2", .translation)
    case .listStart: Word("Đầu danh sách", .translation)
    case .listEnd: Word("Cuối danh sách", .translation)
    case .landmarkStart: Word("Mốc", .translation)
    case .landmarkEnd: Word("Hết mốc", .translation)
    case .definitionListStart: Word("Đầu danh sách định nghĩa", .translation)
    case .definitionListEnd: Word("Cuối danh sách định nghĩa", .translation)
    case .alert: Word("Cảnh báo", .translation)
    case .rowHeader: Word("Tiêu đề hàng", .translation)
    case .columnHeader: Word("Tiêu đề cột", .translation)
    case .rowSpan: .counted(other: Word("Trải dài %1 hàng", .translation))
    case .columnSpan: .counted(other: Word("Trải dài %1 cột", .translation))
    case .row: Word("Hàng %1", .translation)
    case .column: Word("Cột %1", .translation)
    // Web content, as in Safari
    case .checkbox: Word("Hộp kiểm", .translation)
    case .checked: Word("Đã đánh dấu", .translation)
    case .unchecked: Word("Chưa đánh dấu", .translation)
    case .radioButton: Word("Nút radio", .translation)
    case .multiLineTextField: Word("Trường văn bản nhiều dòng", .translation)
    case .colorWell: Word("Ô màu", .translation)
    case .comboBox: Word("Hộp tổ hợp", .translation)
    case .menuItem: Word("Mục menu", .translation)
    case .toggleButton: Word("Nút bật tắt", .translation)
    case .pressed: Word("Đã nhấn", .translation)
    case .notPressed: Word("Chưa nhấn", .translation)
    case .menuPopUp: Word("Menu bật lên", .translation)
    case .listBoxPopUp: Word("Hộp danh sách bật lên", .translation)
    case .treePopUp: Word("Cây bật lên", .translation)
    case .gridPopUp: Word("Lưới bật lên", .translation)
    case .dialogPopUp: Word("Hộp thoại bật lên", .translation)
    case .description: Word("Mô tả", .translation)
    case .term: Word("Thuật ngữ", .translation)
    case .definition: Word("Định nghĩa", .translation)
    case .toolbar: Word("Thanh công cụ", .translation)
    case .sortUp: Word("Sắp xếp tăng dần", .translation)
    case .sortDown: Word("Sắp xếp giảm dần", .translation)
    case .progressIndicator: Word("Chỉ báo tiến trình", .translation)
    case .required: Word("Bắt buộc", .translation)
    case .invalid: Word("Dữ liệu không hợp lệ", .translation)
    case .invalidGrammar: Word("Ngữ pháp không hợp lệ", .translation)
    case .invalidSpelling: Word("Chính tả không hợp lệ", .translation)
    case .readOnly: Word("Chỉ đọc", .translation)
    case .visited: Word("Đã truy cập", .translation)
    case .busy: Word("Bận", .translation)
    case .current: Word("Hiện tại", .translation)
    case .currentPage: Word("Trang hiện tại", .translation)
    case .currentStep: Word("Bước hiện tại", .translation)
    case .currentLocation: Word("Vị trí hiện tại", .translation)
    case .currentDate: Word("Ngày hiện tại", .translation)
    case .currentTime: Word("Giờ hiện tại", .translation)
    case .dialog: Word("Hộp thoại web", .translation)
    case .tableStart: Word("Đầu bảng", .translation)
    case .tableRows:
      .counted(
        other: Word("%1 hàng", .translation))
    case .tableColumns:
      .counted(
        other: Word("%1 cột", .translation))
    case .tableEnd: Word("Cuối bảng", .translation)
    case .bannerLandmark: Word("Biểu ngữ", .translation)
    case .complementaryLandmark: Word("Bổ sung", .translation)
    case .contentinfoLandmark: Word("Thông tin nội dung", .translation)
    case .formLandmark: Word("Biểu mẫu", .translation)
    case .mainLandmark: Word("Chính", .translation)
    case .navigationLandmark: Word("Điều hướng", .translation)
    case .regionLandmark: Word("Vùng", .translation)
    case .searchLandmark: Word("Tìm kiếm", .translation)
    // The Mac
    case .macSlider: Word("Thanh trượt", .translation)
    case .macStepper: Word("Bộ tăng giảm", .translation)
    case .macCheckbox: Word("Hộp kiểm", .translation)
    case .macChecked: Word("Đã đánh dấu", .translation)
    case .macUnchecked: Word("Chưa đánh dấu", .translation)
    case .macSwitchButton: Word("Công tắc", .translation)
    case .macToggleButton: Word("Nút bật tắt", .translation)
    case .macPopUpButton: Word("Nút bật lên", .translation)
    case .menuButton: Word("Nút menu bật lên", .translation)
    case .editText: Word("Sửa văn bản", .translation)
    case .secureEditText: Word("Sửa văn bản bảo mật", .translation)
    case .macSearchField: Word("Trường văn bản tìm kiếm", .translation)
    case .characters: .counted(other: Word("%1 ký tự", .translation))
    case .group: Word("Nhóm", .translation)
    case .scrollArea: Word("Vùng cuộn", .translation)
    case .list: Word("Danh sách", .translation)
    case .table: Word("Bảng", .translation)
    case .tabGroup: Word("Nhóm tab", .translation)
    case .entering: Word("Trong %1", .translation)
    case .items: .counted(other: Word("%1 mục", .translation))
    case .macMixed: Word("Hỗn hợp", .translation)
    case .macPlace: Word("%1 trên %2", .translation)
    case .macColumnOf: Word("Cột %1 trên %2", .translation)
    case .macTableSize: Word("%1, %2", .translation)
    case .macLevel: Word("Cấp %1", .translation)
    case .macRegion: Word("Vùng", .translation)
    case .macArticle: Word("Bài viết", .translation)
    case .macRadioGroup: Word("Nhóm nút radio", .translation)
    case .macDialog: Word("Hộp thoại", .translation)
    case .macDescriptionList: Word("Danh sách mô tả", .translation)
    case .macSummary: Word("Tóm tắt", .translation)
    case .macFileButton: Word("Nút tải tệp lên", .translation)
    case .macTextArea: Word("Vùng nhập văn bản", .translation)
    case .macMenu: Word("Menu", .translation)
    case .macMenuBar: Word("Thanh menu", .translation)
    case .macProgressBar: Word("Thanh tiến trình", .translation)
    case .macEndOf: Word("Cuối %1", .translation)
    case .macEndOfList: Word("Cuối danh sách", .translation)
    case .macEndOfTable: Word("Cuối bảng", .translation)
    case .macEndOfDescriptionList: Word("Cuối danh sách mô tả", .translation)
    case .macLeaving: Word("Ra khỏi %1", .translation)
    case .moreContentMenu: Word("Menu Nội dung khác", .translation)
    case .actionsMenu: Word("Menu Tác vụ", .translation)
    case .macButtonHint:
      .sentence(
        "Bạn hiện đang ở trên một nút. Để bấm nút này, hãy nhấn Control-Option-Phím cách.",
        .translation)
    case .macPopUpHint:
      .sentence(
        "Bạn hiện đang ở trên một nút. Để hiển thị danh sách tùy chọn, hãy nhấn "
          + "Control-Option-Phím cách.", .translation)
    case .macLinkHint:
      .sentence(
        "Bạn hiện đang ở trên một liên kết. Để bấm liên kết này, hãy nhấn Control-Option-Phím cách.",
        .translation)
    case .macHeadingHint: .sentence("Bạn hiện đang ở trên một tiêu đề cấp %1.", .translation)
    case .macTextHint: .sentence("Bạn hiện đang ở trên một phần tử văn bản.", .translation)
    case .macSelectableTextHint:
      .sentence("Bạn hiện đang ở trên một văn bản có thể chọn.", .translation)
    case .macTextAreaHint: .sentence("Bạn hiện đang ở trên một vùng văn bản.", .translation)
    case .macGroupHint: .sentence("Bạn hiện đang ở trong một nhóm.", .translation)
    case .macDimmedButtonHint: .sentence("Bạn hiện đang ở trên một nút.", .translation)
    case .macToggleButtonHint:
      .sentence(
        "Bạn hiện đang ở trên một nút bật tắt. Để chọn hoặc bỏ chọn hộp kiểm này, hãy nhấn "
          + "Control-Option-Phím cách.", .translation)
    case .macCheckboxHint:
      .sentence(
        "Bạn hiện đang ở trên một hộp kiểm. Để chọn hoặc bỏ chọn hộp kiểm này, hãy nhấn "
          + "Control-Option-Phím cách.", .translation)
    case .macRadioButtonHint:
      .sentence(
        "Bạn hiện đang ở trên một nút radio. Để chọn tùy chọn này, hãy nhấn "
          + "Control-Option-Phím cách.", .translation)
    case .macSliderHint:
      .sentence(
        "Bạn hiện đang ở trên một thanh trượt. Để bắt đầu tương tác với thanh trượt, hãy nhấn "
          + "Control-Option-Shift-Mũi tên xuống.", .translation)
    case .macEditTextHint:
      .sentence(
        "Bạn hiện đang ở trên một trường văn bản. Để nhập văn bản vào trường này, hãy gõ.",
        .translation)
    case .macDimmedHint: .sentence("Mục này bị mờ.", .translation)
    case .keyboardFocus: Word("Tiêu điểm bàn phím", .translation)
    // Gestures, rotors and VoiceOver itself
    case .voiceOverOn: Word("Đã bật VoiceOver", .translation)
    case .voiceOverOff: Word("Đã tắt VoiceOver", .translation)
    case .quickNavOn: Word("Đã bật Điều hướng nhanh", .translation)
    case .quickNavOff: Word("Đã tắt Điều hướng nhanh", .translation)
    case .activate: Word("Kích hoạt", .translation)
    case .defaultAction: Word("Mặc định", .translation)
    case .drag: Word("Kéo", .translation)
    case .drop: Word("Thả", .translation)
    case .dropReady: Word("Sẵn sàng thả", .translation)
    case .dropComplete: Word("Đã thả", .translation)
    case .page: Word("Trang %1 trên %2", .translation)
    case .capital: Word("Hoa %1", .translation)
    case .space: Word("dấu cách", .translation)
    case .rotorActions: Word("Tác vụ", .translation)
    case .rotorAdjustValue: Word("Điều chỉnh giá trị", .translation)
    case .rotorMoreContent: Word("Nội dung khác", .translation)
    case .rotorCharacters: Word("Ký tự", .translation)
    case .rotorWords: Word("Từ", .translation)
    case .rotorLines: Word("Dòng", .translation)
    case .rotorContainers: Word("Vùng chứa", .translation)
    case .rotorHeadings: Word("Tiêu đề", .translation)
    case .rotorHeading1: Word("Tiêu đề 1", .translation)
    case .rotorHeading2: Word("Tiêu đề 2", .translation)
    case .rotorHeading3: Word("Tiêu đề 3", .translation)
    case .rotorHeading4: Word("Tiêu đề 4", .translation)
    case .rotorHeading5: Word("Tiêu đề 5", .translation)
    case .rotorHeading6: Word("Tiêu đề 6", .translation)
    case .rotorLinks: Word("Liên kết", .translation)
    case .rotorFormControls: Word("Điều khiển biểu mẫu", .translation)
    case .rotorTables: Word("Bảng", .translation)
    case .rotorLists: Word("Danh sách", .translation)
    case .rotorLandmarks: Word("Mốc", .translation)
    case .rotorVisitedLinks: Word("Liên kết đã truy cập", .translation)
    case .rotorNonVisitedLinks: Word("Liên kết chưa truy cập", .translation)
    case .rotorButtons: Word("Nút", .translation)
    case .rotorTextFields: Word("Trường văn bản", .translation)
    case .rotorSearchFields: Word("Trường tìm kiếm", .translation)
    case .rotorImages: Word("Hình ảnh", .translation)
    case .rotorStaticText: Word("Văn bản tĩnh", .translation)
    case .rotorSpeakingRate: Word("Tốc độ nói", .translation)
    case .rotorVolume: Word("Âm lượng", .translation)
    case .rotorPunctuation: Word("Dấu câu", .translation)
    case .rotorLanguage: Word("Ngôn ngữ", .translation)
    case .rotorHints: Word("Gợi ý", .translation)
    case .notFound: Word("Không tìm thấy %1", .translation)
    case .containerItem: Word("Vùng chứa", .translation)
    case .formControlItem: Word("Điều khiển biểu mẫu", .translation)
    case .visitedLinkItem: Word("Liên kết đã truy cập", .translation)
    case .nonVisitedLinkItem: Word("Liên kết chưa truy cập", .translation)
    case .staticTextItem: Word("Văn bản tĩnh", .translation)
    case .back: Word("Quay lại", .translation)
    case .noResults: .sentence("<không có kết quả>", .translation)
    case .moreResults: .sentence("+ %1 kết quả khác...", .translation)
    case .manyMoreResults: .sentence("+ Nhiều kết quả khác (%1+)...", .translation)
    // Charts
    case .rotorAudioGraph: Word("Đồ thị âm thanh", .translation)
    case .describeChart: Word("Mô tả biểu đồ", .translation)
    case .playAudioGraph: Word("Phát đồ thị âm thanh", .translation)
    case .chartDetails: Word("Chi tiết biểu đồ", .translation)
    case .graphComplete: Word("Hoàn tất", .translation)
    case .chartSummary: Word("Tóm tắt", .translation)
    case .dataFeatures: Word("Đặc điểm dữ liệu", .translation)
    case .chartStatistics: Word("Thống kê", .translation)
    case .lineChart: Word("biểu đồ đường", .translation)
    case .pointChart: Word("biểu đồ cột hoặc điểm", .translation)
    case .pieChart: Word("biểu đồ tròn", .translation)
    case .mixedChart: Word("biểu đồ đường và điểm", .translation)
    case .chartKind: Word("%1, %2, %3", .translation)
    case .chartSeries:
      .counted(other: Word("%1 chuỗi", .translation))
    case .chartPoints:
      .counted(other: Word("%1 điểm", .translation))
    case .xAxis: Word("X là %1", .translation)
    case .yAxis: Word("Y là %1", .translation)
    case .axisEnds: Word("%1, từ %2 đến %3", .translation)
    case .axisValue: Word("%1, %2", .translation)
    case .seriesNumber: Word("chuỗi %1", .translation)
    case .lowestIn: Word("thấp nhất %1, %2", .translation)
    case .lowestAt: Word("thấp nhất %1 tại %2", .translation)
    case .highestIn: Word("cao nhất %1, %2", .translation)
    case .highestAt: Word("cao nhất %1 tại %2", .translation)
    case .onlyValue: Word("giá trị duy nhất %1, %2", .translation)
    case .alwaysValue: Word("luôn là %1", .translation)
    case .average: Word("trung bình %1", .translation)
    case .median: Word("trung vị %1", .translation)
    case .risesBy: Word("tăng trung bình %1 mỗi %2", .translation)
    case .fallsBy: Word("giảm trung bình %1 mỗi %2", .translation)
    case .rises: Word("tăng", .translation)
    case .falls: Word("giảm", .translation)
    case .risesUntil: Word("tăng đến %1", .translation)
    case .fallsUntil: Word("giảm đến %1", .translation)
    case .shapeThen: Word("%1, sau đó %2", .translation)
    case .manyTurns: Word("tăng giảm nhiều lần", .translation)
    case .noTrend: Word("không có xu hướng rõ ràng", .translation)
    case .tendsToRise: Word("có xu hướng tăng", .translation)
    case .tendsToFall: Word("có xu hướng giảm", .translation)
    case .outliers:
      .counted(other: Word("%1 giá trị ngoại lai: %2", .translation))
    case .passesIn: Word("%1 vượt %2 tại %3", .translation)
    case .passesAt: Word("%1 vượt %2 tại %3", .translation)
    case .missingValues:
      .counted(other: Word("thiếu %1 giá trị", .translation))
    case .noChartData: Word("không có dữ liệu", .translation)
    case .chartInterval: Word("%1 đến %2", .translation)
    case .chartSentence: Word("%1.", .translation)
    // Words that the system adds to an app
    case .increment: .sentence("Tăng", .translation)
    case .decrement: .sentence("Giảm", .translation)
    case .inProgress: .sentence("Đang xử lý", .translation)
    case .pageOfControl: .sentence("trang %1 trên %2", .translation)
    }
  }
}
