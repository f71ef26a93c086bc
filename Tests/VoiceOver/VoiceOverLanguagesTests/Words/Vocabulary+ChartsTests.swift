import ScreenTree
import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverElements
@testable import VoiceOverSpeech

/// The sentences about charts in every language.
struct VocabularyChartsTests {
  private static let languages = ["en", "de", "ru", "vi", "fr", "es", "ja", "zh-Hans", "zh-Hant"]

  private static func chart(
    _ values: [Double?], _ names: [String] = ["Food"], continuous: Bool = true,
    format: Property.ValueFormat? = nil
  ) -> Property.Chart {
    var chart = Property.Chart()
    chart.x.title = "Month"
    var y = Property.Chart.Axis()
    y.title = "Dollars"
    y.format = format
    chart.y = y
    for (number, name) in names.enumerated() {
      var series = Property.Chart.Series()
      series.name = name
      series.isContinuous = continuous
      series.points = values.enumerated().map { index, value in
        .init(x: .number(Double(index)), y: value.map { number == 0 ? $0 : -$0 })
      }
      chart.series.append(series)
    }
    return chart
  }

  private static func sentences(_ chart: Property.Chart, _ language: String) throws -> [String] {
    let words = try #require(Vocabulary.for(language))
    return ChartSummary(chart).facts(title: "Spending").map { words.text(of: .chart($0)) }
  }

  @Test func `says the same in German`() throws {
    let chart = Self.chart([120, 80, 140, nil])
    #expect(
      try Self.sentences(chart, "de") == [
        "Spending.", "Liniendiagramm, 1 Datenreihe, 4 Punkte.", "X ist Month, von 0 bis 3.",
        "Y ist Dollars, von 80 bis 140.", "Rückgang bis 1, dann Anstieg.", "Steigt tendenziell.",
        "Niedrigster Wert 80 bei 1. Höchster Wert 140 bei 2.", "Durchschnitt 113,3. Median 120.",
        "1 Wert fehlt.",
      ])
  }

  /// The forms that a language has for one, two, five and twenty-one.
  @Test(arguments: [
    ("en", ["1 point", "2 points", "5 points", "21 points"]),
    ("de", ["1 Punkt", "2 Punkte", "5 Punkte", "21 Punkte"]),
    ("fr", ["1 point", "2 points", "5 points", "21 points"]),
    ("es", ["1 punto", "2 puntos", "5 puntos", "21 puntos"]),
    ("ru", ["1 точка", "2 точки", "5 точек", "21 точка"]),
    ("vi", ["1 điểm", "2 điểm", "5 điểm", "21 điểm"]),
    ("ja", ["1点", "2点", "5点", "21点"]),
    ("zh-Hans", ["1 个点", "2 个点", "5 个点", "21 个点"]),
    ("zh-Hant", ["1 個點", "2 個點", "5 個點", "21 個點"]),
  ]) func `counts points by the plural rules of a language`(
    language: String, forms: [String]
  ) throws {
    for (count, form) in zip([1, 2, 5, 21], forms) {
      let kind = try Self.sentences(Self.chart((0..<count).map { Double($0) }), language)[1]
      #expect(kind.hasSuffix(form + ".") || kind.hasSuffix(form + "。"), "\(kind)")
    }
  }

  @Test(arguments: [
    // Without values, with one and with equal ones: no ends that the data does not have.
    ([], "X is Month. Y is Dollars. No data."),
    ([5], "X is Month, 0. Y is Dollars, 5. Only value 5, 0."),
    ([4, 4], "X is Month, from 0 to 1. Y is Dollars, 4. Always 4."),
    // What the author wrote is read to its last digit; what is computed has four.
    (
      [1.23456, 2.34567],
      "X is Month, from 0 to 1. Y is Dollars, from 1.23456 to 2.34567. Lowest 1.23456 at 0. Highest 2.34567 at 1."
    ),
  ]) func `says no more than there is`(values: [Double], words: String) throws {
    #expect(
      try Self.sentences(Self.chart(values), "en").dropFirst(2).joined(separator: " ") == words)
  }

  @Test func `a rise that a format rounds to nothing has no number`() throws {
    let values = (0..<5).map { 0.1 + Double($0) * 0.0001 }
    let format = Property.ValueFormat.percent
    #expect(
      try Self.sentences(Self.chart(values, format: format), "en").dropFirst(4).first == "Rises.")
  }

  @Test func `names keep their letters`() throws {
    var chart = Self.chart([3, 1], ["iOS", "eBay"])
    chart.title = "iPhone sales"
    #expect(
      try Self.sentences(chart, "en") == [
        "iPhone sales.", "Line chart, 2 series, 4 points.", "X is Month, from 0 to 1.",
        "Y is Dollars, from -3 to 3.", "iOS.", "Lowest 1 at 1. Highest 3 at 0.", "eBay.",
        "Lowest -3 at 0. Highest -1 at 1.",
      ])
  }

  @Test(arguments: [(1, "1 точка"), (3, "3 точки"), (5, "5 точек"), (21, "21 точка")])
  func `counts points by the plural rules of Russian`(count: Int, words: String) throws {
    let values = (0..<count).map { Double($0) }
    let kind = try Self.sentences(Self.chart(values), "ru")[1]
    #expect(kind == "Линейный график, 1 ряд, \(words).")
  }

  @Test func `has no comma or space of Latin letters in Japanese and Chinese`() throws {
    let chart = Self.chart([120, 80, 140])
    #expect(try Self.sentences(chart, "ja").dropFirst(4).first == "1まで下降、その後上昇。")
    #expect(
      try Self.sentences(chart, "zh-Hans").suffix(2) == [
        "最低80，1。最高140，2。", "平均113.3。中位数120。",
      ])
  }

  /// Random charts: no placeholder is left, and no number is no number.
  @Test(arguments: languages) func `fills in every sentence`(language: String) throws {
    var generator = SplitMix(state: 7)
    for round in 0..<150 {
      let count = Int.random(in: 0...12, using: &generator)
      let values = (0..<count).map { _ -> Double? in
        Int.random(in: 0...9, using: &generator) == 0
          ? nil
          : (Double.random(in: -50...50, using: &generator) * 4).rounded()
            / (round % 4 == 0 ? 4000 : 4)
      }
      let names = round % 3 == 0 ? ["A", "B"] : ["A"]
      let format: Property.ValueFormat? = [nil, .currency("USD"), .percent][round % 3]
      var chart = Self.chart(values, names, continuous: round % 5 > 0, format: format)
      if round % 7 == 0 { chart.direction = .radialClockwise }
      for sentence in try Self.sentences(chart, language) {
        #expect(!sentence.contains(/%[0-9]/), "\(sentence)")
        #expect(!sentence.lowercased().contains("nan") || language == "vi", "\(sentence)")
        #expect(!sentence.contains("inf "), "\(sentence)")
        // "-0.25" is a number, "-0" is none.
        #expect(!(sentence + " ").contains(/[-−]0([^.,0-9]|[.,][^0-9])/), "\(sentence)")
        #expect(!sentence.contains(/by [$]?0[.0]*%? per/), "\(sentence)")
        #expect(sentence.hasSuffix(".") || sentence.hasSuffix("。"), "\(sentence)")
      }
    }
  }

  @Test(arguments: languages) func `marks its sentences as ours`(language: String) throws {
    let words = try #require(Vocabulary.for(language))
    for id in Word.ID.allCases where id.isOurs {
      #expect([.ours, .translation].contains(words[id].evidence))
    }
    let ours = Word.ID.allCases.filter { words[$0].evidence == .ours }
    // Besides the sentences, what Full Keyboard Access moves has no word of Apple's.
    #expect(ours.filter { !$0.isOurs && $0 != .keyboardFocus } == [])
  }

  @Test func `says nothing but extremes of fewer than three points`() throws {
    #expect(
      try Self.sentences(Self.chart([1, 2]), "en").dropFirst(4) == [
        "Lowest 1 at 0. Highest 2 at 1."
      ])
    #expect(try Self.sentences(Self.chart([]), "en").last == "No data.")
    #expect(try Self.sentences(Self.chart([nil, nil]), "en").last == "Lacks 2 values.")
    #expect(try Self.sentences(Self.chart([4, 4, 4]), "en").last == "Always 4.")
  }
}

/// A generator with a seed, so that each run has the same charts.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
