extension MoneyWords {
  static let japanese = MoneyWords(
    dollar: Money(Noun("ドル"), Noun("セント")), euro: Money(Noun("ユーロ"), Noun("セント")),
    pound: Money(Noun("ポンド"), Noun("ペンス")), yen: Money(Noun("えん"), nil),
    yuan: Money(Noun("げん"), nil), won: Money(Noun("ウォン"), nil),
    rupee: Money(Noun("ルピー"), nil), ruble: Money(Noun("ルーブル"), nil),
    dong: Money(Noun("ドン"), nil), lira: Money(Noun("リラ"), nil),
    hryvnia: Money(Noun("フリヴニャ"), nil), baht: Money(Noun("バーツ"), nil),
    shekel: Money(Noun("シェケル"), nil), peso: Money(Noun("ペソ"), nil),
    zloty: Money(Noun("ズウォティ"), nil), krone: Money(Noun("クローネ"), nil),
    krona: Money(Noun("クローナ"), nil), koruna: Money(Noun("コルナ"), nil),
    franc: Money(Noun("フラン"), nil), real: Money(Noun("レアル"), nil),
    bitcoin: Money(Noun("ビットコイン"), nil),
    american: "アメリカ%1", canadian: "カナダ%1", australian: "オーストラリア%1", hongKong: "ほんこん%1",
    singapore: "シンガポール%1", newZealand: "ニュージーランド%1", both: "%1 %2", minorUnnamed: false,
    written: ["円": "JPY"], multiplierLink: "", elidedLink: "", per: "まい",
    periods: ["月": "つき", "年": "とし", "日": "ひ", "時": "じ", "泊": "はく", "週": "しゅう"])
}

extension MeasureWords {
  static let japanese = MeasureWords(
    millimeter: Noun("ミリメートル"), centimeter: Noun("センチメートル"), meter: Noun("メートル"),
    kilometer: Noun("キロメートル"), inch: Noun("インチ"), foot: Noun("フィート"),
    yard: Noun("ヤード"), mile: Noun("マイル"), milligram: Noun("ミリグラム"), gram: Noun("グラム"),
    kilogram: Noun("キログラム"), ton: Noun("トン"), ounce: Noun("オンス"), pound: Noun("ポンド"),
    milliliter: Noun("ミリリットル"), liter: Noun("リットル"), gallon: Noun("ガロン"),
    degree: Noun("ど"), celsius: Noun("ど"), fahrenheit: Noun("かし ど"), byte: Noun("バイト"),
    kilobyte: Noun("キロバイト"), megabyte: Noun("メガバイト"), gigabyte: Noun("ギガバイト"),
    terabyte: Noun("テラバイト"), kilobits: Noun("キロビーピーエス"), megabits: Noun("メガビーピーエス"),
    gigabits: Noun("ギガビーピーエス"), hertz: Noun("ヘルツ"), kilohertz: Noun("キロヘルツ"),
    megahertz: Noun("メガヘルツ"), gigahertz: Noun("ギガヘルツ"), millisecond: Noun("ミリびょう"),
    second: Noun("びょう"), minute: Noun("ふん"), hour: Noun("じかん"), day: Noun("にち"),
    week: Noun("しゅうかん"), month: Noun("かげつ"), year: Noun("ねん"),
    kilometersPerHour: Noun("キロまいじ"), milesPerHour: Noun("マイルまいじ"),
    metersPerSecond: Noun("メートルまいびょう"), squareMeter: Noun("へいほうメートル"),
    squareKilometer: Noun("へいほうキロメートル"), squareFoot: Noun("へいほうフィート"),
    cubicMeter: Noun("りっぽうメートル"), watt: Noun("ワット"), kilowatt: Noun("キロワット"),
    kilowattHour: Noun("キロワットじ"), volt: Noun("ボルト"), milliampHour: Noun("ミリアンペアアワー"),
    calorie: Noun("カロリー"), kilocalorie: Noun("キロカロリー"), beatsPerMinute: Noun("はくまいふん"),
    framesPerSecond: Noun("フレームまいびょう"), pixel: Noun("ピクセル"), point: Noun("ポイント"),
    decibel: Noun("デシベル"), megapixel: Noun("メガピクセル"), star: Noun("つぼし"),
    written: ["年": \.year, "分": \.minute, "秒": \.second, "時間": \.hour, "度": \.degree, "日間": \.day])
}
