import ScreenTree

/// The marks of a chart as its data and its elements.
struct MarkedChart {
  private let marks: [_Mark]
  /// The data.
  private(set) var chart = Property.Chart()

  init(_ marks: [_Mark]) {
    self.marks = Array(marks.prefix(Property.Chart.mostPoints)).filter(\.hasPlace)
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
      return MarkChannel(label: "", plotted: .category(name), words: name)
    }
    return isTurned(mark) ? mark.y : mark.x
  }

  /// What a mark shows.
  private func value(_ mark: _Mark) -> MarkChannel? { isTurned(mark) ? mark.x : mark.y }

  /// Whether the numbers are on the horizontal axis.
  private func isTurned(_ mark: _Mark) -> Bool { mark.x?.number != nil && mark.y?.name != nil }

  /// Names in the order in which they occur, dates in that of time.
  private func axis(of places: [MarkChannel], title: String) -> Property.Chart.Axis {
    var axis = Property.Chart.Axis()
    axis.title = title
    guard places.contains(where: { $0.name != nil }) else { return axis }
    let isTime = places.allSatisfy { $0.time != nil }
    let ordered = isTime ? places.sorted { $0.time ?? 0 < $1.time ?? 0 } : places
    var seen: Set<String> = []
    axis.categories = ordered.compactMap(\.name).filter { seen.insert($0).inserted }
    return axis
  }

  /// A series for each name, in the order in which they occur; lines apart from points.
  private func series(of data: [_Mark]) -> [Property.Chart.Series] {
    var all: [Property.Chart.Series] = []
    var indices: [String: Int] = [:]
    for mark in data {
      let name = mark.kind == .sector ? "" : mark.series ?? ""
      let key = "\(mark.kind.isContinuous) \(name)"
      let index = indices[key] ?? all.count
      if index == all.count {
        guard all.count < Property.Chart.mostSeries else { continue }
        indices[key] = index
        var series = Property.Chart.Series()
        series.name = name
        series.isContinuous = mark.kind.isContinuous
        all.append(series)
      }
      guard let place = place(mark) else { continue }
      all[index].points.append(point(of: mark, at: place))
    }
    return all
  }

  private func point(of mark: _Mark, at place: MarkChannel) -> Property.Chart.Point {
    let x: Property.Chart.Value =
      chart.x.isCategorical
      ? .category(place.name ?? place.words)
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
    let shown = marks.filter { !$0.isHidden }
    let ownWords = shown.contains { $0.label != nil || $0.value != nil }
    guard shown.count <= Self.mostElements || ownWords || chart.series.isEmpty else { return [] }
    return shown.map { mark in
      var properties: [Property] = [.label(label(of: mark), at: position)]
      if let words = mark.value ?? span(of: mark) {
        properties.append(.valueText(words, at: position))
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

  /// Both ends of a mark from one value to another.
  private func span(of mark: _Mark) -> String? {
    guard let start = mark.start, let end = value(mark) else { return nil }
    let ends = [start, end].map { $0.name ?? $0.number?.short ?? "" }
    return ends.joined(separator: "–")
  }

  /// The place of a mark, after its series when there are several.
  private func label(of mark: _Mark) -> String {
    if let label = mark.label { return label }
    guard mark.kind != .rule else { return (mark.y ?? mark.x)?.label ?? "" }
    let place = place(mark)
    let words = place?.name ?? place?.number.map(\.short) ?? ""
    guard chart.series.count > 1, let series = mark.series else { return words }
    return "\(series), \(words)"
  }
}

extension _Mark {
  /// Whether it has a place: a number that is none has none, and is not drawn.
  fileprivate var hasPlace: Bool { [x, y].allSatisfy { $0?.number?.isFinite ?? true } }
}
