import ScreenTree

/// The marks of a chart as its data and its elements.
struct MarkedChart {
  private let marks: [_Mark]
  /// The data.
  private(set) var chart = Property.Chart()

  init(_ marks: [_Mark]) {
    // Cut off first: the steps below look at every mark, and an app may plot any number of them.
    self.marks = Array(marks.prefix(Property.Chart.mostPoints)).filter(\.hasPlace).withUnits
    let data = self.marks.filter { $0.kind != .rule }
    if data.contains(where: { $0.kind == .sector }) {
      chart.direction = .radialClockwise
    }
    guard let first = data.first else { return }
    chart.x = axis(of: data.compactMap(place), title: place(first)?.label ?? "")
    var y = Property.Chart.Axis()
    y.title = value(first)?.label ?? ""
    y.gridlines = self.marks.filter { $0.kind == .rule }.compactMap { $0.y?.number }
    chart.y = y
    chart.series = series(of: data)
  }

  /// Where a mark is: for a bar along the y axis its category, for a sector its series.
  private func place(_ mark: _Mark) -> MarkChannel? {
    if mark.kind == .sector {
      let name = mark.series ?? mark.label ?? ""
      return MarkChannel(label: "", plotted: .category(name))
    }
    return isTurned(mark) ? mark.y : mark.x
  }

  /// What a mark shows.
  private func value(_ mark: _Mark) -> MarkChannel? { isTurned(mark) ? mark.x : mark.y }

  /// Whether the values are on the horizontal axis: numbers beside names, or the ends of a bar.
  private func isTurned(_ mark: _Mark) -> Bool {
    mark.y?.name != nil && (mark.x?.number != nil || mark.xStart != nil && mark.kind == .bar)
  }

  /// Names in the order in which they occur, dates in that of time.
  private func axis(of places: [MarkChannel], title: String) -> Property.Chart.Axis {
    var axis = Property.Chart.Axis()
    axis.title = title
    guard places.contains(where: { $0.name != nil }) else { return axis }
    let isTime = places.allSatisfy { $0.time != nil }
    // Series may have different dates, which the order of their occurrence would mix.
    let ordered = isTime ? places.sorted { $0.time ?? 0 < $1.time ?? 0 } : places
    var seen: Set<String> = []
    axis.categories = ordered.compactMap(\.name).filter { seen.insert($0).inserted }
    return axis
  }

  /// A series for each name, in the order in which they occur; lines apart from points.
  private func series(of data: [_Mark]) -> [Property.Chart.Series] {
    var all: [Property.Chart.Series] = []
    var indices: [Drawn: Int] = [:]
    for mark in data {
      let name = mark.kind == .sector ? "" : mark.series ?? ""
      let drawn = Drawn(kind: mark.kind, name: name)
      let index = indices[drawn] ?? all.count
      if index == all.count {
        // Later marks of a series that is kept still count.
        guard all.count < Property.Chart.mostSeries else { continue }
        indices[drawn] = index
        var series = Property.Chart.Series()
        series.name = name
        series.isContinuous = mark.kind.isContinuous
        all.append(series)
      }
      guard let place = place(mark) else { continue }
      all[index].points.append(point(of: mark, at: place))
    }
    // A line with points on it is one series for a listener, though it is drawn twice.
    return all.reduce(into: []) { $0.take($1) }
  }

  /// What the marks of one series have in common.
  private struct Drawn: Hashable {
    var kind: _Mark.Kind
    var name: String
  }

  private func point(of mark: _Mark, at place: MarkChannel) -> Property.Chart.Point {
    let x: Property.Chart.Value =
      chart.x.isCategorical
      ? .category(place.name ?? "")
      : .number(place.number ?? 0)
    let number = value(mark)?.number
    var point = Property.Chart.Point(x: x, y: number.flatMap { $0.isFinite ? $0 : nil })
    point.isHidden = mark.isHidden
    return point
  }

  /// The most marks that are elements; more become intervals.
  private static let mostElements = 30

  /// An element for each mark that is not hidden; none when there are too many of them, which then
  /// become intervals of the points that are not hidden.
  func elements(at position: Position) -> [Node] {
    let shown = marks.filter { !$0.isHidden }.withPlotsOnce
    // Words that the app wrote for its marks must be reachable, however many marks there are.
    let ownWords = shown.contains { $0.label != nil || $0.value != nil }
    guard shown.count <= Self.mostElements || ownWords || chart.series.isEmpty else { return [] }
    return shown.map { mark in
      var properties: [Property] = [.label(label(of: mark), at: position)]
      if let words = mark.value ?? span(of: mark) {
        properties.append(.valueText(words, at: position))
      } else if mark.isSaidOfPlot {
        // The words of a plot are all that is said of its marks.
      } else if let number = value(mark)?.number {
        properties.append(.value(.number(number), at: position))
      } else if let name = value(mark)?.name {
        properties.append(.valueText(name, at: position))
      }
      if let identifier = mark.identifier {
        properties.append(.identifier(identifier, at: position))
      }
      return Node(.rectangle, properties: properties, position: position)
    }
  }

  /// Both ends of a mark from one value to another; nil for a mark of one value.
  private func span(of mark: _Mark) -> String? {
    span(from: isTurned(mark) ? mark.xStart : mark.yStart, to: value(mark))
  }

  private func span(from start: MarkChannel?, to end: MarkChannel?) -> String? {
    guard let start, let end else { return nil }
    return [start, end].map { $0.name ?? $0.number?.short ?? "" }.joined(separator: "–")
  }

  /// The place of a mark, after its series when there are several.
  private func label(of mark: _Mark) -> String {
    if let label = mark.label { return label }
    guard mark.kind != .rule else { return (mark.y ?? mark.x)?.label ?? "" }
    let place = place(mark)
    let words =
      span(from: isTurned(mark) ? nil : mark.xStart, to: mark.x) ?? place?.name
      ?? place?.number.map(\.short) ?? ""
    guard chart.series.count > 1, let series = mark.series else { return words }
    return "\(series), \(words)"
  }
}

extension _Mark {
  /// Whether it has a place: a number that is none has none, and is not drawn.
  fileprivate var hasPlace: Bool { [x, y].allSatisfy { $0?.number?.isFinite ?? true } }

  /// Whether its words are those of its plot.
  fileprivate var isSaidOfPlot: Bool { plot != nil && label != nil }
}

extension [_Mark] {
  /// The marks with the unit in which their dates are read, the coarsest in which they differ.
  fileprivate var withUnits: [_Mark] {
    let unit = MarkChannel.unit(
      of: flatMap { [$0.x, $0.y, $0.xStart, $0.yStart].compactMap { $0 } })
    guard unit != nil else { return self }
    return map { mark in
      mark.with {
        for path in [\_Mark.x, \.y, \.xStart, \.yStart] where $0[keyPath: path]?.unit == nil {
          $0[keyPath: path]?.unit = unit
        }
      }
    }
  }

  /// The marks with one for those of a plot that has words for all of them.
  fileprivate var withPlotsOnce: [_Mark] {
    reduce(into: []) { marks, mark in
      let isSaid = marks.last.map {
        mark.isSaidOfPlot && $0.plot === mark.plot && $0.label == mark.label
          && $0.value == mark.value
      }
      if isSaid != true { marks.append(mark) }
    }
  }
}

extension [Property.Chart.Series] {
  /// Takes a series unless one of that name has the same points, as an area below a line has: such a
  /// series is drawn in two ways, and is a line if one of them is.
  fileprivate mutating func take(_ series: Property.Chart.Series) {
    let same = firstIndex {
      $0.name == series.name && $0.points.count == series.points.count
        && zip($0.points, series.points).allSatisfy { $0.x == $1.x && $0.y == $1.y }
    }
    guard let same, !series.points.isEmpty else { return append(series) }
    self[same].isContinuous = self[same].isContinuous || series.isContinuous
  }
}
