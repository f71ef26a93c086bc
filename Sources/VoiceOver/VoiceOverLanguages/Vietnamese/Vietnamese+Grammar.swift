extension Grammar {
  /// How Vietnamese is read.
  static let vietnamese = Grammar(
    language: "vi", order: .dayFirst, joinsWords: false, numbers: .vietnamese,
    calendar: .vietnamese, clock: .vietnamese, money: .vietnamese, measures: .vietnamese,
    signs: .vietnamese,
    abbreviations: [
      "v.v.": "vân vân", "vd:": "ví dụ:", "tp.": "thành phố", "tp.hcm": "thành phố Hồ Chí Minh",
      "ts.": "tiến sĩ", "gs.": "giáo sư", "ths.": "thạc sĩ", "bs.": "bác sĩ", "đt": "điện thoại",
      "đt:": "điện thoại:", "sđt": "số điện thoại", "hn": "Hà Nội", "vn": "Việt Nam",
      "q.": "quận", "p.": "phường", "đ/c": "địa chỉ", "tối đa.": "tối đa", "vd": "ví dụ",
      "ko": "không", "wifi": "oai phai", "wi-fi": "oai phai",
    ],
    numbered: ["tr.": "trang", "ch.": "chương", "q.": "quận", "p.": "phường", "h.": "hình"],
    numberedWords: [
      "chương", "phần", "tập", "hồi", "giai", "loại", "cấp", "quyển", "trang", "bước", "câu", "kỷ",
      "mục",
    ],
    codes: ["mã", "pin", "otp", "code", "khẩu"],
    phonetic: [
      "A": "An", "Ă": "Ăn", "Â": "Ân", "B": "Bình", "C": "Cường", "D": "Dũng", "Đ": "Đông",
      "E": "Em", "Ê": "Êm", "F": "Pháp", "G": "Giang", "H": "Hải", "I": "Inh", "J": "Jun",
      "K": "Kiên", "L": "Lan", "M": "Mai", "N": "Nam", "O": "Oanh", "Ô": "Ông", "Ơ": "Ơn",
      "P": "Phương", "Q": "Quang", "R": "Rồng", "S": "Sơn", "T": "Tuấn", "U": "Út", "Ư": "Ưng",
      "V": "Vinh", "W": "Wu", "X": "Xuân", "Y": "Yến", "Z": "Zô",
    ])
}

extension NumberWords {
  private static let thousand = Noun("nghìn")
  private static let million = Noun("triệu")
  private static let billion = Noun("tỷ")

  fileprivate static let vietnamese = NumberWords(
    decimal: ",", group: ".", groupsByBlank: false, decimals: "phẩy",
    wholes: .groups(
      of: 3, ["nghìn", "triệu", "tỷ"], hundreds: "không trăm",
      tens: "không trăm lẻ"), agreement: .none,
    ordinals: [:], ordinalWords: [:], point: "chấm", minus: "âm", plus: "cộng",
    percent: Noun("phần trăm"), to: "đến", by: "nhân", outOf: "trên", about: "khoảng", times: "lần",
    number: "số", and: "và",
    fractions: [
      "1/2": "một phần hai", "1/3": "một phần ba", "2/3": "hai phần ba", "1/4": "một phần tư",
      "3/4": "ba phần tư", "1/8": "một phần tám", "3/8": "ba phần tám", "5/8": "năm phần tám",
      "7/8": "bảy phần tám", "1/6": "một phần sáu", "5/6": "năm phần sáu",
      "24/7": "hai mươi bốn trên bảy", "50/50": "năm mươi năm mươi",
    ],
    multipliers: [
      "K": thousand, "k": thousand, "M": million, "B": billion, "nghìn": thousand, "ngàn": thousand,
      "triệu": million, "tr": million, "Tr": million, "tỷ": billion, "tỉ": billion,
    ])
}

extension CalendarWords {
  private static let names = (1...12).map { "tháng \($0 == 4 ? "tư" : "\($0)")" }

  fileprivate static let vietnamese = CalendarWords(
    months: names, monthsAlone: names, monthNames: [:],
    weekdays: [
      "T2": "thứ hai", "T3": "thứ ba", "T4": "thứ tư", "T5": "thứ năm", "T6": "thứ sáu",
      "T7": "thứ bảy", "CN": "chủ nhật",
    ],
    unsureWeekdays: ["cn"], days: (1...31).map { $0 <= 10 ? "mùng \($0)" : "\($0)" },
    daysAfter: ([], []), yearWords: [], date: "ngày %1 %2 năm %3", dayMonth: "ngày %1 %2",
    monthYear: "%2 năm %3",
    link: nil, years: .number)
}

extension ClockWords {
  fileprivate static let vietnamese = ClockWords(
    fullHour: "%3", lateFullHour: "%3", fewMinutes: "%3 %2 phút", minutes: "%3 %2 phút",
    minutesOfDigits: "%3 %2 phút", hourWithHalf: "%3", hourLetter: ["h", "g", "giờ"],
    hour: Noun("giờ"),
    halves: [
      "am": "sáng", "pm": "chiều", "sa": "sáng", "ch": "chiều",
    ],
    halfFirst: false, hourWords: ["h", "giờ"], minuteWords: ["phút", "h"], universal: "giờ quốc tế")
}

extension SignWords {
  fileprivate static let vietnamese = SignWords(
    dot: "chấm", at: "a còng", slash: "gạch chéo", colon: "hai chấm", dash: "gạch ngang",
    underscore: "gạch dưới", hashtag: "thẻ", endingIn: "kết thúc bằng %1",
    repetition: Noun("%1 lần %2"),
    rows: [
      "-": "dấu gạch ngang", "–": "dấu gạch ngang", "—": "dấu gạch ngang", "_": "dấu gạch dưới",
      "=": "dấu bằng", "*": "dấu sao", ".": "dấu chấm", "!": "dấu chấm than", "?": "dấu chấm hỏi",
    ],
    version: "phiên bản",
    keys: [
      "⌘": "Command", "⌥": "Option", "⇧": "Shift", "⌃": "Control", "⏎": "Return", "↩": "Return",
      "⌫": "Xóa", "⌦": "Xóa tiến", "⇥": "Tab", "⎋": "Escape", "⇪": "Caps Lock",
      "␣": "dấu cách", "⏏": "Đẩy ra",
    ],
    newLine: "dòng mới", emoji: "biểu tượng",
    products: [
      "bản", "ios", "ipados", "macos", "watchos", "tvos", "visionos", "android", "swift", "xcode",
      "safari", "chrome", "firefox", "python", "windows", "bluetooth", "usb",
    ],
    rating: "%1 trên %2")
}
