extension MoneyWords {
  private static let cent = Noun("xu")

  static let vietnamese = MoneyWords(
    dollar: Money(Noun("đô la"), cent), euro: Money(Noun("ơ rô"), cent),
    pound: Money(Noun("bảng"), Noun("xu")), yen: Money(Noun("yên"), nil),
    yuan: Money(Noun("nhân dân tệ"), nil), won: Money(Noun("uôn"), nil),
    rupee: Money(Noun("ru pi"), nil), ruble: Money(Noun("rúp"), Noun("cô péc")),
    dong: Money(Noun("đồng"), nil), lira: Money(Noun("li ra"), nil),
    hryvnia: Money(Noun("gríp na"), nil), baht: Money(Noun("bạt"), nil),
    shekel: Money(Noun("sê ken"), nil), peso: Money(Noun("pê sô"), nil),
    zloty: Money(Noun("giờ lô ti"), nil), krone: Money(Noun("cua ron"), nil),
    krona: Money(Noun("cua ron"), nil), koruna: Money(Noun("cua ron"), nil),
    franc: Money(Noun("phrăng"), nil), real: Money(Noun("rê an"), nil),
    bitcoin: Money(Noun("bít coi"), nil),
    american: "%1 Mỹ", canadian: "%1 Ca na đa", australian: "%1 Úc", hongKong: "%1 Hồng Kông",
    singapore: "%1 Xinh ga po", newZealand: "%1 Niu Di lân", both: "%1 %2", minorUnnamed: false,
    written: ["đ": "VND", "đồng": "VND", "vnđ": "VND", "vnd": "VND"], multiplierLink: "",
    elidedLink: "", per: "mỗi",
    periods: [
      "tháng": "tháng", "năm": "năm", "ngày": "ngày", "giờ": "giờ", "h": "giờ", "kg": "ki lô gam",
      "đêm": "đêm", "phút": "phút", "tuần": "tuần", "người": "người", "suất": "suất",
    ])
}

extension MeasureWords {
  static let vietnamese = MeasureWords(
    millimeter: Noun("mi li mét"), centimeter: Noun("xăng ti mét"), meter: Noun("mét"),
    kilometer: Noun("ki lô mét"), inch: Noun("inh"), foot: Noun("phút Anh"), yard: Noun("ya"),
    mile: Noun("dặm"), milligram: Noun("mi li gam"), gram: Noun("gam"),
    kilogram: Noun("ki lô gam"), ton: Noun("tấn"), ounce: Noun("ao xơ"), pound: Noun("cân Anh"),
    milliliter: Noun("mi li lít"), liter: Noun("lít"), gallon: Noun("ga lông"),
    degree: Noun("độ"), celsius: Noun("độ C"), fahrenheit: Noun("độ F"), byte: Noun("bai"),
    kilobyte: Noun("ki lô bai"), megabyte: Noun("mê ga bai"), gigabyte: Noun("gi ga bai"),
    terabyte: Noun("tê ra bai"), kilobits: Noun("ki lô bít trên giây"),
    megabits: Noun("mê ga bít trên giây"), gigabits: Noun("gi ga bít trên giây"),
    hertz: Noun("héc"), kilohertz: Noun("ki lô héc"), megahertz: Noun("mê ga héc"),
    gigahertz: Noun("gi ga héc"), millisecond: Noun("mi li giây"), second: Noun("giây"),
    minute: Noun("phút"), hour: Noun("giờ"), day: Noun("ngày"), week: Noun("tuần"),
    month: Noun("tháng"), year: Noun("năm"), kilometersPerHour: Noun("ki lô mét trên giờ"),
    milesPerHour: Noun("dặm trên giờ"), metersPerSecond: Noun("mét trên giây"),
    squareMeter: Noun("mét vuông"), squareKilometer: Noun("ki lô mét vuông"),
    squareFoot: Noun("phút vuông"), cubicMeter: Noun("mét khối"), watt: Noun("oát"),
    kilowatt: Noun("ki lô oát"), kilowattHour: Noun("ki lô oát giờ"), volt: Noun("vôn"),
    milliampHour: Noun("mi li ampe giờ"), calorie: Noun("ca lo"), kilocalorie: Noun("ki lô ca lo"),
    beatsPerMinute: Noun("nhịp trên phút"), framesPerSecond: Noun("khung hình trên giây"),
    pixel: Noun("điểm ảnh"), point: Noun("điểm"), decibel: Noun("đề xi ben"),
    megapixel: Noun("mê ga pích xeo"), star: Noun("sao"), written: [:])
}
