import ScreenTree
import Testing
import VoiceOverElements

@testable import VoiceOverSession

struct SessionChartsTests {
  /// A view with a chart of lines with values at 1, 2, 3 and so on.
  private static func chart(
    _ id: String, _ lines: KeyValuePairs<String, [Double]>, categories: [String] = []
  ) -> Node {
    var chart = Property.Chart()
    chart.x.categories = categories
    chart.series = lines.map { name, values in
      var series = Property.Chart.Series()
      series.name = name
      series.isContinuous = true
      series.points = values.enumerated().map { index, value in
        let x = Double(index + 1)
        return .init(x: categories.isEmpty ? .number(x) : .category(categories[index]), y: value)
      }
      return series
    }
    return view(.canvas, id, .id(id), .label(.init(id)), .chart(chart))
  }

  private static let budget = chart("budget", ["Food": [1, 3, 9], "2": [4, 4, 4]])
  private static let births = chart(
    "births", ["Boys": [3, 5, 4], "Girls": [4, 6, 5]], categories: ["2023", "2024", "2025"])

  @Test func `needs a chart under the cursor`() {
    var trial = Trial(view(.text, "A", .id("a")), Self.budget)
    let none = "failed: a is no chart and in none; `chart:` has its data"
    #expect(
      trial(.describeChart, .chartDetails, .scrub(.init(to: .part(1)))) == [none, none, none])
    var empty = Trial()
    #expect(empty(.playAudioGraph(nil)) == ["failed: nothing has the focus"])
  }

  @Test(
    arguments: [
      (nil, "played the graph of budget.1: Food, 2"),
      ("Food", "played the graph of budget.1: Food"),
      // A name comes before a number.
      ("2", "played the graph of budget.1: 2"), ("1", "played the graph of budget.1: Food"),
      (
        "3",
        "failed: the chart has no series '3'; it has Food, 2, or a number from 1 to 2"
      ),
      (
        "0", "failed: the chart has no series '0'; it has Food, 2, or a number from 1 to 2"
      ),
    ] as [(String?, String)])
  func `plays all series, or one by its name or number`(name: String?, event: String) {
    var trial = Trial(Self.budget)
    #expect(trial(.playAudioGraph(name)) == [event])
  }

  @Test func `a name of digits is no number of another series`() {
    var trial = Trial(Self.chart("c", ["2": [1, 2], "1": [3, 4]]))
    #expect(
      trial(.playAudioGraph("1"), .playAudioGraph("2")) == [
        "played the graph of c.1: 1", "played the graph of c.1: 2",
      ])
  }

  @Test func `the rotor offers what can be done, and does what was offered`() {
    var trial = Trial(Self.budget)
    #expect(
      trial(
        .rotor("Audio Graph"), .rotorNext, .rotorNext, .rotorNext, .rotorNext, .rotorNext,
        .activate, .rotorNext, .rotorPrevious) == [
          "turned the rotor to Audio Graph", "offered Describe Chart on budget.1",
          "offered Play Audio Graph on budget.1", "offered Chart Details on budget.1",
          "offered Food on budget.1", "offered 2 on budget.1", "played the graph of budget.1: 2",
          "reached the end", "offered Food on budget.1",
        ])
    // Backwards it begins with the last item.
    #expect(trial(.next, .rotorPrevious).last == "offered 2 on budget.2")
  }

  @Test func `the only series is no item of the rotor`() {
    var trial = Trial(Self.chart("c", ["Food": [1, 2]]))
    #expect(
      trial(
        .rotor("Audio Graph"), .rotorPrevious, .rotorPrevious, .rotorPrevious,
        .rotorPrevious
      ).dropFirst() == [
        "offered Chart Details on c.1", "offered Play Audio Graph on c.1",
        "offered Describe Chart on c.1", "reached the start",
      ])
  }

  private func paths(_ trial: inout Trial, _ gestures: VoiceOverGesture...) -> [String] {
    gestures.flatMap { trial.session.handle($0, in: &trial.app) }.map { event in
      guard case .scrubbed(let path, _, _) = event else { return short(event) }
      return
        "\(path.series): \(path.start.short) to \(path.end.short) in \(path.duration.inSeconds)"
    }
  }

  @Test func `a finger continues where it is, on the series that was played last`() {
    var trial = Trial(Self.budget, Self.births)
    #expect(
      paths(
        &trial, .scrub(.init(to: .value("2"))),
        .scrub(.init(to: .part(0.25), in: .milliseconds(500))), .playAudioGraph("2"),
        .scrub(.init(from: .value("3"), to: .value("1"))), .scrub(.init(to: .part(1)))) == [
          "0: 0 to 0.5 in 1s", "0: 0.5 to 0.25 in 0.5s", "played the graph of budget.1: 2",
          "1: 1 to 0 in 1s", "1: 0 to 1 in 1s",
        ])
    // Another chart begins with its first series and at its start, and so does the first one then.
    #expect(paths(&trial, .last, .scrub(.init(to: .value("2024")))).last == "0: 0 to 0.5 in 1s")
    #expect(paths(&trial, .first, .scrub(.init(to: .part(1)))).last == "0: 0 to 1 in 1s")
  }

  @Test(arguments: [
    (budget, VoiceOverGesture.Scrub(to: .value("4")), "'4'; it goes from 1 to 3"),
    (budget, .init(to: .value("May")), "'May'; it goes from 1 to 3"),
    (budget, .init(from: .value("-1"), to: .part(1)), "'-1'; it goes from 1 to 3"),
    (births, .init(to: .value("2026")), "'2026'; write one of its categories"),
    (births, .init(to: .value("5")), "'5'; write one of its categories"),
    // A number that is no part of the axis is quoted once.
    (births, .init(to: .value("0.5")), "'0.5'; write one of its categories"),
    (births, .init(from: .value("0.5"), to: .part(1)), "'0.5'; write one of its categories"),
  ]) func `refuses a place that is not on the axis`(
    chart: Node, scrub: VoiceOverGesture.Scrub, words: String
  ) {
    var trial = Trial(chart)
    #expect(
      trial(.scrub(scrub)) == [
        "failed: the x axis has no place \(words), or a part from 0 to 1"
      ])
  }

  @Test(
    arguments: [
      (["May"], .value("May"), 0), (["May", "June", "July"], .value("June"), 0.5),
      (["May", "June"], .value("1"), nil), (["May"], .part(0.7), 0.7), ([], .value("15"), 0.5),
      ([], .value("20"), 1), ([], .value("20.5"), nil), ([], .value("ten"), nil),
    ] as [([String], VoiceOverGesture.Scrub.Place, Double?)])
  func `a place is a category, a number on the axis, or a part of it`(
    categories: [String], place: VoiceOverGesture.Scrub.Place, part: Double?
  ) {
    var chart = Property.Chart()
    chart.x.categories = categories
    chart.x.range = 10...20
    #expect(chart.part(of: place) == part)
  }

  @Test func `a chart without series has none to drag over`() {
    var trial = Trial(Self.chart("c", [:]))
    #expect(trial(.scrub(.init(to: .part(1)))) == ["failed: the chart has no series"])
  }

  @Test func `the details open once, and escape leads back to the mark`() {
    var trial = Trial(Self.budget, view(.text, "Last"))
    #expect(
      trial(.next, .chartDetails, .chartDetails, .activate, .next, .next, .activate, .escape, .next)
        == [
          "Food 2 3", "opened - audioGraph", "failed: the details are open already",
          "passed without a word", "budget", "play", "played the graph of audioGraph.play: Food, 2",
          "Food 2 3", "Food 3 9",
        ])
    #expect(trial(.escape) == ["reached the end"])
  }

  @Test func `what concerns the app below closes the details`() {
    var trial = Trial(Self.budget)
    #expect(
      trial(.chartDetails, .voiceOver(false), .voiceOver(true)) == [
        "opened - audioGraph", "turned VoiceOver off in home",
        "turned VoiceOver on in home, 1 budget.1, into budget",
      ])
    #expect(
      trial(.chartDetails, .launch, .next) == [
        "opened - audioGraph", "launched home, 1 budget.1, into budget", "Food 2 3",
      ])
    _ = trial(.chartDetails)
    #expect(
      trial.effect(.announce(Announcement("Saved"))) == [
        "announced \"Saved\", priority default"
      ])
    #expect(trial(.next) == ["budget"])
    #expect(trial.effect(.pageScrolled("Page 2")) == ["reported \"Page 2\""])
    #expect(trial(.next) == ["Food 3 9"])
  }
}
