import ScreenTree

extension Resolver {
  /// The parts of a view with the data of a chart; nil for a view without, or for a control.
  ///
  /// Its views are its marks. Without views, each point is a mark when there are at most 30, and
  /// each interval of equally many points otherwise, as WWDC 2021 session 10122 advises for
  /// hundreds of points; the number is our choice.
  mutating func charted(_ node: Node) -> [Part]? {
    guard let chart = stated(.chart, of: node) else { return nil }
    switch node.shape {
    case .collection, .group, .drawing: break
    // No other class has marks.
    default: return nil
    }
    // Such a view stays the one element that UIKit reports, with its chart.
    if node.kind.isOfUIKit, node.children.isEmpty, node[.isElement] == true { return nil }
    var members = parts(of: node.children)
    if node.children.isEmpty { members = marks(of: chart, in: node) }
    guard !members.isEmpty else { return [single(node)] }
    return [.group(Group(members: members, order: .listed, container: container(of: node)))]
  }

  private func marks(of chart: Sourced<Property.Chart>, in node: Node) -> [Part] {
    var marks: [Part] = []
    for (index, series) in chart.value.series.enumerated() {
      let name = chart.value.name(ofSeries: index)
      for points in chart.value.intervals(of: series) {
        marks.append(.element(mark(points, named: name, chart, node, marks.count + 1)))
      }
    }
    return marks
  }

  /// The mark of a point, or of the points in an interval.
  private func mark(
    _ points: [Property.Chart.Point], named name: Wording?,
    _ chart: Sourced<Property.Chart>, _ node: Node, _ number: Int
  ) -> Draft {
    // The position of its point, so that reports about a mark name the line of the point.
    let place = points.first.map(chart.place(of:)) ?? chart.origin
    var element = Element(node: "\(node.name).\(number)", origin: place)
    func sourced(_ words: Wording) -> Sourced<Wording> {
      Sourced(words, from: place, by: words.isOfChart ? .charted : .stated)
    }
    let label = (name.map { [$0] } ?? []) + labels(of: points, in: chart.value)
    element.label = label.filter { !$0.isBlank }.map(sourced)
    element.value = values(of: points, in: chart.value).map(sourced)
    element.kind = .view
    element.language = node[.language] ?? language
    return Draft(element, kind: .view)
  }

  private func labels(
    of points: [Property.Chart.Point], in chart: Property.Chart
  ) -> [Wording] {
    guard let first = points.first, let last = points.last else { return [] }
    guard points.count > 1 else {
      return (first.label.map { [.text($0)] } ?? []) + [chart.words(forX: first.x)]
    }
    return [.chart(.interval(chart.words(forX: first.x), chart.words(forX: last.x)))]
  }

  private func values(
    of points: [Property.Chart.Point], in chart: Property.Chart
  ) -> [Wording] {
    let numbers = points.compactMap(\.y)
    guard points.count == 1, let point = points.first else {
      return numbers.isEmpty ? [] : [.chart(.mean(chart.words(forComputedY: numbers.average)))]
    }
    let more = zip(chart.additional, point.more).map { axis, value in
      switch value {
      case .number(let number): axis.words(for: number)
      case .category(let name): Wording.text(name)
      }
    }
    return numbers.map { chart.words(forY: $0) } + more
  }
}

extension Property.Chart {
  /// The most points that are a mark each.
  private static let mostMarks = 30

  /// The points of a series by the marks that they are.
  ///
  /// Each point that is not hidden is one, in the order of the file, or each interval of the x axis;
  /// every series with such points has a mark at least.
  func intervals(of series: Series) -> [[Point]] {
    let count = self.series.reduce(0) { $0 + $1.points.count { !$0.isHidden } }
    guard count > Self.mostMarks else { return series.points.filter { !$0.isHidden }.map { [$0] } }
    // Series share the marks evenly, so that a long one does not take those of the others.
    let share = max(1, Self.mostMarks / max(1, self.series.count))
    let points = placed(series).map(\.point).filter { !$0.isHidden }
    let size = max(1, (points.count + share - 1) / share)
    return stride(from: 0, to: points.count, by: size).map { start in
      Array(points[start..<min(start + size, points.count)])
    }
  }
}

extension Wording {
  /// Whether it was worked out from the data of a chart.
  fileprivate var isOfChart: Bool { if case .chart = self { true } else { false } }
}
