package import ScreenTree

/// The words that a live view computes for the values of a chart, for a file.
extension Screen {
  /// The screen with words in the place of closures that describe values, which no file can hold.
  package var withWrittenWords: Screen {
    var screen = self
    screen.views = views.map(\.withWrittenWords)
    return screen
  }
}

extension Node {
  fileprivate var withWrittenWords: Node {
    var node = self
    node.children = children.map(\.withWrittenWords)
    if let chart = node[.chart], chart.axes.contains(where: { $0.describer != nil }) {
      node = node.with(.chart(chart.withWrittenWords))
    }
    return node
  }
}

extension Property.Chart {
  /// The axes: x, y and the additional ones.
  fileprivate var axes: [Axis] { [x] + (y.map { [$0] } ?? []) + additional }

  /// The chart with the words for every number that is said of it.
  fileprivate var withWrittenWords: Property.Chart {
    var asked = self
    let notes = Notes(of: &asked)
    for series in asked.series { asked.ask(about: series) }
    // Asking for the statements is what makes the describers answer; the result is not needed.
    _ = ChartSummary(asked).facts(title: nil)
    var written = self
    notes.write(to: &written)
    return written
  }

  /// Asks for the words of the points of a series, and of its intervals where they are marks.
  private func ask(about series: Series) {
    for point in series.points {
      _ = words(forX: point.x)
      if let y = point.y { _ = words(forY: y) }
      for (axis, value) in zip(additional, point.more) {
        if case .number(let number) = value { _ = axis.words(for: number) }
      }
    }
    // The mean of an interval is no value of a point, so that its words are asked for here.
    for interval in intervals(of: series) where interval.count > 1 {
      _ = words(forComputedY: interval.compactMap(\.y).average)
    }
  }
}

/// What the describers of the axes answered.
///
/// A class, because the closures that ask write into it.
private final class Notes {
  private var words: [[Double: String]]

  /// Puts a closure that notes its answer in the place of each describer of a chart.
  init(of chart: inout Property.Chart) {
    words = Array(repeating: [:], count: 2 + chart.additional.count)
    note(&chart.x, 0)
    if var y = chart.y {
      note(&y, 1)
      chart.y = y
    }
    for index in chart.additional.indices { note(&chart.additional[index], 2 + index) }
  }

  private func note(_ axis: inout Property.Chart.Axis, _ number: Int) {
    guard let describer = axis.describer else { return }
    axis.describer = .init { value in
      let text = describer(value)
      self.words[number][value] = text
      return text
    }
  }

  /// Puts the words in the place of the describers.
  func write(to chart: inout Property.Chart) {
    write(to: &chart.x, 0)
    if var y = chart.y {
      write(to: &y, 1)
      chart.y = y
    }
    for index in chart.additional.indices { write(to: &chart.additional[index], 2 + index) }
  }

  private func write(to axis: inout Property.Chart.Axis, _ number: Int) {
    guard axis.describer != nil else { return }
    axis.describer = nil
    axis.words = words[number]
  }
}
