import ScreenTree
import VoiceOverElements

/// The sentences about charts; their parts are words of the language.
extension Vocabulary {
  /// The words of a statement: a name, a phrase, or sentences with their periods.
  func word(for fact: ChartFact) -> Word {
    switch fact {
    case .phrase(let phrase): self[phrase.word]
    case .title(let text), .summary(let text): sentence(Word(text, .ours))
    case .series(let name): sentence(whole(name))
    case .seriesNumber(let number): first(.seriesNumber).filled("\(number)")
    case .kind(let kind, let series, let points):
      sentence(
        self[.chartKind].filled(
          with: first(kind.word), self[.chartSeries, counting: series],
          self[.chartPoints, counting: points]))
    case .axis(let name, let title, let ends): sentence(axis(name, title, ends.map(whole)))
    case .shape(let runs): sentence(shape(runs))
    case .manyTurns: sentence(first(.manyTurns))
    case .trend(let trend): sentence(self.trend(trend))
    case .extremes(let lowest, let highest):
      sentences(
        spot(lowest, lowest.isCategory ? .lowestIn : .lowestAt),
        spot(highest, highest.isCategory ? .highestIn : .highestAt))
    case .only(let spot): sentence(self.spot(spot, .onlyValue))
    case .constant(let value): sentence(first(.alwaysValue).filled(with: whole(value)))
    case .average(let mean, let median):
      sentences(
        first(.average).filled(with: whole(mean)), first(.median).filled(with: whole(median)))
    case .outliers(let count, let spots): outliers(count, spots)
    case .crossing(let one, let other, let spot):
      sentence(
        first(spot.isCategory ? .passesIn : .passesAt).filled(
          with: whole(one), whole(other), whole(spot.place)))
    case .missing(let count): sentence(self[.missingValues, counting: count].capitalized)
    case .noData: sentence(first(.noChartData))
    case .interval(let from, let to): first(.chartInterval).filled(with: whole(from), whole(to))
    case .mean(let value): first(.average).filled(with: whole(value))
    }
  }

  /// The words of the app or of the system as a word.
  private func whole(_ wording: Wording) -> Word {
    self.word(for: wording) ?? Word(text(of: wording), .ours)
  }

  /// Words at the start of a sentence, with a capital.
  ///
  /// What is filled in keeps its own letters, because it may be a name: iOS, eBay.
  private func first(_ id: Word.ID) -> Word { self[id].capitalized }

  private func sentence(_ word: Word) -> Word {
    // A summary of the author may end in a mark of its own.
    guard let last = word.text.last, !".!?。！？…".contains(last) else { return word }
    var sentence = self[.chartSentence].filled(with: word)
    // The statement is named by its words, not by its period.
    sentence.source = word.source
    return sentence
  }

  private func sentences(_ one: Word, _ other: Word) -> Word {
    let (first, second) = (sentence(one), sentence(other))
    // Chinese and Japanese write no space between sentences.
    let space = first.text.hasSuffix("。") ? "" : " "
    var both = first
    both.text = first.text + space + second.text
    if first.reading != nil || second.reading != nil {
      both.reading =
        (first.reading ?? first.text) + space + (second.reading ?? second.text)
    }
    return both
  }

  private func spot(_ spot: ChartFact.Spot, _ id: Word.ID) -> Word {
    first(id).filled(with: whole(spot.value), whole(spot.place))
  }

  private func axis(_ name: ChartFact.AxisName, _ title: String, _ ends: [Word]) -> Word {
    let title = Word(title, .ours)
    let named =
      switch name {
      case .x: title.text.isBlank ? Word("X", .ours) : first(.xAxis).filled(with: title)
      case .y: title.text.isBlank ? Word("Y", .ours) : first(.yAxis).filled(with: title)
      case .other: title
      }
    guard let from = ends.first, let to = ends.last else { return named }
    guard ends.count > 1 else { return first(.axisValue).filled(with: named, from) }
    return first(.axisEnds).filled(with: named, from, to)
  }

  private func shape(_ runs: [ChartFact.Run]) -> Word {
    let words = runs.enumerated().map { index, run -> Word in
      let rises = run.direction == .rises
      let isLast = index + 1 == runs.count
      let id: Word.ID =
        isLast ? (rises ? .rises : .falls) : (rises ? .risesUntil : .fallsUntil)
      return (index == 0 ? first(id) : self[id]).filled(with: whole(run.end))
    }
    guard let one = words.first else { return first(.manyTurns) }
    return words.dropFirst().reduce(one) { self[.shapeThen].filled(with: $0, $1) }
  }

  private func trend(_ trend: ChartFact.Trend) -> Word {
    switch trend {
    case .none: first(.noTrend)
    case .weak(let direction): first(direction == .rises ? .tendsToRise : .tendsToFall)
    case .clear(let direction, let step, let axis) where axis.isBlank || soundsAsZero(step):
      first(direction == .rises ? .rises : .falls)
    case .clear(let direction, let step, let axis):
      first(direction == .rises ? .risesBy : .fallsBy).filled(
        with: whole(step), Word(axis, .ours))
    }
  }

  /// Whether a format rounds a number to nothing: to rise by 0% says less than to rise.
  private func soundsAsZero(_ wording: Wording) -> Bool {
    guard case .number(_, let format) = wording else { return false }
    return text(of: wording) == text(of: .number(0, format))
  }

  private func outliers(_ count: Int, _ spots: [ChartFact.Spot]) -> Word {
    let list = spots.map { (place: whole($0.place), value: whole($0.value)) }
    var names = Word(
      list.map { "\($0.place.text), \($0.value.text)" }.joined(separator: "; "), .ours)
    names.reading = list.map {
      "\($0.place.reading ?? $0.place.text), \($0.value.reading ?? $0.value.text)"
    }.joined(separator: "; ")
    // The number is filled in already, so that only the second place is left.
    return sentence(
      self[.outliers, counting: count].capitalized.filled(with: Word("%1", .ours), names))
  }
}

extension Word {
  /// The word with a capital at its start.
  package var capitalized: Word {
    var word = self
    word.text = text.prefix(1).uppercased() + text.dropFirst()
    word.reading = reading.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return word
  }
}

extension ChartFact.Phrase {
  /// VoiceOver's word.
  fileprivate var word: Word.ID {
    switch self {
    case .audioGraph: .rotorAudioGraph
    case .describe: .describeChart
    case .play: .playAudioGraph
    case .details: .chartDetails
    case .summary: .chartSummary
    case .features: .dataFeatures
    case .statistics: .chartStatistics
    }
  }
}

extension ChartFact.Kind {
  /// Its name.
  fileprivate var word: Word.ID {
    switch self {
    case .lines: .lineChart
    case .points: .pointChart
    case .pie: .pieChart
    case .mixed: .mixedChart
    }
  }
}

extension Word.ID {
  /// Whether it belongs to a sentence about a chart, which is our choice in every language: what
  /// VoiceOver says of a chart's data is not published.
  package var isOurs: Bool { Self.ours.contains(self) }

  private static let ours: Set<Word.ID> = [
    .lineChart, .pointChart, .pieChart, .mixedChart, .chartKind, .chartSeries, .chartPoints,
    .xAxis, .yAxis, .axisEnds, .axisValue, .seriesNumber, .lowestIn, .lowestAt, .highestIn,
    .highestAt, .onlyValue,
    .alwaysValue, .average, .median, .risesBy, .fallsBy, .rises, .falls, .risesUntil, .fallsUntil,
    .shapeThen, .manyTurns, .noTrend, .tendsToRise, .tendsToFall, .outliers, .passesIn, .passesAt,
    .missingValues, .noChartData, .chartInterval, .chartSentence,
  ]
}
