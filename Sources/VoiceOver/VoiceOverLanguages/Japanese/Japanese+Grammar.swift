extension Grammar {
  /// How Japanese is read; in kana, because the engine cannot read ideographs.
  static let japanese = Grammar(
    language: "ja", order: .yearFirst, joinsWords: true, numbers: .japanese, calendar: .japanese,
    clock: .japanese, money: .japanese, measures: .japanese, signs: .japanese,
    abbreviations: [
      "午前": "ごぜん", "午後": "ごご", "wi-fi": "ワイファイ", "no.": "ナンバー", "tel": "でんわ", "vs": "たい",
    ],
    numbered: ["p.": "ページ", "vol.": "ボリューム", "ver.": "バージョン", "no": "ナンバー"],
    numberedWords: ["part", "chapter", "type", "level", "パート", "タイプ", "レベル", "ページ", "ステップ"],
    codes: ["コード", "pin", "code", "暗証", "番号"],
    phonetic: Dictionary(
      uniqueKeysWithValues: [
        ("ア", "あさひのア"), ("イ", "いろはのイ"), ("ウ", "うえののウ"), ("エ", "えいごのエ"),
        ("オ", "おおさかのオ"), ("カ", "かわせのカ"), ("キ", "きってのキ"), ("ク", "クラブのク"),
        ("ケ", "けしきのケ"), ("コ", "こどものコ"), ("サ", "さくらのサ"), ("シ", "しんぶんのシ"),
        ("ス", "すずめのス"), ("セ", "せかいのセ"), ("ソ", "そろばんのソ"), ("タ", "たばこのタ"),
        ("チ", "ちどりのチ"), ("ツ", "つるかめのツ"), ("テ", "てがみのテ"), ("ト", "とうきょうのト"),
        ("ナ", "なごやのナ"), ("ニ", "にほんのニ"), ("ヌ", "ぬまづのヌ"), ("ネ", "ねずみのネ"),
        ("ノ", "のはらのノ"), ("ハ", "はがきのハ"), ("ヒ", "ひこうきのヒ"), ("フ", "ふじさんのフ"),
        ("ヘ", "へいわのヘ"), ("ホ", "ほけんのホ"), ("マ", "マッチのマ"), ("ミ", "みかさのミ"),
        ("ム", "むせんのム"), ("メ", "めいじのメ"), ("モ", "もみじのモ"), ("ヤ", "やまとのヤ"),
        ("ユ", "ゆみやのユ"), ("ヨ", "よしののヨ"), ("ラ", "ラジオのラ"), ("リ", "りんごのリ"),
        ("ル", "るすいのル"), ("レ", "れんげのレ"), ("ロ", "ローマのロ"), ("ワ", "わらびのワ"),
        ("ヲ", "をわりのヲ"), ("ン", "おしまいのン"),
      ].flatMap { letter, words in
        [(letter, words), (letter.applyingHiragana, words)].map { (Character($0), $1) }
      }))
}

extension String {
  /// The text with each letter of katakana in hiragana.
  fileprivate var applyingHiragana: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { Unicode.Scalar($0.value - 0x60) ?? $0 }))
  }
}

extension NumberWords {
  fileprivate static let japanese = NumberWords(
    decimal: ".", group: ",", groupsByBlank: false, decimals: "てん",
    wholes: .groups(of: 4, ["まん", "おく", "ちょう"], hundreds: "", tens: ""), agreement: .none,
    ordinals: [:], ordinalWords: [:], point: "てん", minus: "マイナス", plus: "プラス",
    percent: Noun("パーセント"), to: "から", by: "かける", outOf: "スラッシュ", about: "やく", times: "ばい",
    number: "ばんごう", and: "と",
    fractions: [
      "1/2": "にぶんのいち", "1/3": "さんぶんのいち", "2/3": "さんぶんのに", "1/4": "よんぶんのいち",
      "3/4": "よんぶんのさん", "1/8": "はちぶんのいち", "3/8": "はちぶんのさん",
      "5/8": "はちぶんのご", "7/8": "はちぶんのなな", "1/6": "ろくぶんのいち", "5/6": "ろくぶんのご",
    ],
    multipliers: [
      "K": Noun("せん"), "千": Noun("せん"), "万": Noun("まん"), "億": Noun("おく"), "M": Noun("ミリオン"),
    ])
}

extension CalendarWords {
  private static let names = [
    "いちがつ", "にがつ", "さんがつ", "しがつ", "ごがつ", "ろくがつ", "しちがつ", "はちがつ",
    "くがつ", "じゅうがつ", "じゅういちがつ", "じゅうにがつ",
  ]

  fileprivate static let japanese = CalendarWords(
    months: names, monthsAlone: names, monthNames: [:],
    weekdays: [:], unsureWeekdays: [],
    days: [
      "ついたち", "ふつか", "みっか", "よっか", "いつか", "むいか", "なのか", "ようか", "ここのか",
      "とおか", "11にち", "12にち", "13にち", "じゅうよっか", "15にち", "16にち", "17にち",
      "18にち", "19にち", "はつか", "21にち", "22にち", "23にち", "にじゅうよっか", "25にち",
      "26にち", "27にち", "28にち", "29にち", "30にち", "31にち",
    ],
    daysAfter: ([], []), yearWords: [], date: "%3ねん %2 %1", dayMonth: "%2 %1", monthYear: "%3ねん %2",
    link: nil,
    years: .number)
}

extension ClockWords {
  fileprivate static let japanese = ClockWords(
    fullHour: "%3", lateFullHour: "%3", fewMinutes: "%3 %2ふん", minutes: "%3 %2ふん",
    minutesOfDigits: "%3 %2ふん", hourWithHalf: "%3", hourLetter: ["時"], hour: Noun("じ"),
    halves: ["am": "ごぜん", "pm": "ごご"], halfFirst: true, hourWords: ["時"], minuteWords: ["分"],
    universal: "きょうていせかいじ")
}

extension SignWords {
  fileprivate static let japanese = SignWords(
    dot: "ドット", at: "アットマーク", slash: "スラッシュ", colon: "コロン", dash: "ハイフン",
    underscore: "アンダーバー", hashtag: "ハッシュタグ", endingIn: "まつび %1", repetition: Noun("%2 %1かい"),
    rows: [:], version: "バージョン",
    keys: [
      "⌘": "コマンド", "⌥": "オプション", "⇧": "シフト", "⌃": "コントロール", "⏎": "リターン",
      "↩": "リターン", "⌫": "デリート", "⌦": "フォワードデリート", "⇥": "タブ", "⎋": "エスケープ",
      "⇪": "キャップスロック", "␣": "スペース", "⏏": "イジェクト",
    ],
    newLine: "かいぎょう", emoji: "えもじ",
    products: [
      "バージョン", "ios", "ipados", "macos", "watchos", "android", "swift", "xcode", "windows",
    ],
    rating: "%2のうち %1")
}
