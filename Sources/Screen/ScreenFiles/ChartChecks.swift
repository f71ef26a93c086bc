import ScreenDocuments
import ScreenTree

/// What is wrong between the parts of a chart: points that are not on an axis, too many of them.
struct ChartChecks {
  private let chart: Property.Chart
  private let document: Document
  private let categories: Set<String>
  /// Those of each additional axis.
  private let more: [Set<String>]

  init(_ chart: Property.Chart, _ document: Document) {
    self.chart = chart
    self.document = document
    categories = Set(chart.x.categories)
    more = chart.additional.map { Set($0.categories) }
  }

  /// Reports everything at its position.
  func check(_ reader: inout NodeReader) {
    if chart.y?.isCategorical == true {
      reader.fault("the `y` axis is numeric; it has a range, no categories", at: place(of: "y"))
    }
    guard chart.pointCount <= Property.Chart.mostPoints else {
      let most = Property.Chart.mostPoints
      reader.fault(
        "a chart has at most \(most) points, not \(chart.pointCount); give one for each interval",
        at: place(of: "series"))
      // Points beyond the bound are not examined one by one, which is what the bound is for.
      return
    }
    if chart.series.count > Property.Chart.mostSeries {
      reader.fault(
        "a chart has at most \(Property.Chart.mostSeries) series", at: place(of: "series"))
    }
    for series in chart.series {
      for point in series.points { check(point, &reader) }
      if series.isContinuous { checkDuplicates(in: series, &reader) }
    }
  }

  private func place(of key: String) -> Position { document[key]?.position ?? document.position }

  private func check(_ point: Property.Chart.Point, _ reader: inout NodeReader) {
    check(point.x, on: chart.x, "x", categories, at: point.position, &reader)
    if let y = point.y, let range = chart.y?.range, !range.contains(y) {
      reader.warn(
        "\(y.short) lies outside the range of `y`, which is the least and the greatest value that "
          + "can be displayed: \(range.lowerBound.short) to \(range.upperBound.short)",
        at: point.position)
    }
    if let y = point.y, chart.y?.scale ?? .linear != .linear, y <= 0 {
      reader.fault("a logarithmic axis has no place for \(y.short)", at: point.position)
    }
    if point.more.count > chart.additional.count {
      reader.fault(
        "'more' has \(point.more.count.counted("value")) for "
          + "\(chart.additional.count) additional axes; one for each",
        at: point.position)
    }
    for (index, value) in point.more.enumerated() where more.indices.contains(index) {
      check(value, on: chart.additional[index], "more", more[index], at: point.position, &reader)
    }
  }

  private func check(
    _ value: Property.Chart.Value, on axis: Property.Chart.Axis, _ key: String,
    _ categories: Set<String>, at position: Position, _ reader: inout NodeReader
  ) {
    switch value {
    case .category(let name) where !axis.isCategorical:
      reader.fault(
        "'\(key)' is a number on a numeric axis, not '\(name.prefix(40))'; "
          + "an axis of names has `categories`", at: position)
    case .category(let name) where !categories.contains(name):
      let advice = reader.faults.advice(for: name, among: axis.categories)
      reader.fault("'\(name.prefix(40))' is no category of the axis. \(advice)", at: position)
    case .number(let number) where axis.scale != .linear && number <= 0:
      reader.fault("a logarithmic axis has no place for \(number.short)", at: position)
    case .number(let number):
      if let range = axis.range, !range.contains(number) {
        reader.warn("\(number.short) lies outside the range of `\(key)`", at: position)
      }
    case .category: break
    }
  }

  private func checkDuplicates(in series: Property.Chart.Series, _ reader: inout NodeReader) {
    var seen: [Property.Chart.Value: Position] = [:]
    for point in series.points {
      if let first = seen[point.x] {
        reader.fault(
          "a continuous series has one point for each x, and this one is in line \(first.line) "
            + "already; leave `continuous` out for separate points",
          at: point.position)
      }
      seen[point.x] = seen[point.x] ?? point.position
    }
  }
}

extension Property.Chart.Axis {
  /// Reports what is wrong with an axis.
  func check(_ reader: inout NodeReader, _ document: Document) {
    func place(of key: String) -> Position { document[key]?.position ?? document.position }
    let most = Property.Chart.mostSeries
    if categories.count > 100 * most || gridlines.count > most {
      reader.fault(
        "an axis has at most \(most) grid lines and \(100 * most) categories", at: document.position
      )
    }
    let isNumeric =
      range != nil || scale != .linear || !gridlines.isEmpty || format != nil || !words.isEmpty
    if isCategorical, isNumeric {
      reader.fault(
        "an axis has either `categories`, or `range`, `gridlines`, `format`, `words` and `scale`",
        at: place(of: "categories"))
    }
    if Set(categories).count < categories.count {
      reader.fault("a category is listed twice", at: place(of: "categories"))
    }
    let numbers = NodeReader.chartNumbers
    if let range, !numbers.contains(range.lowerBound) || !numbers.contains(range.upperBound) {
      reader.fault(
        "a range lies within \(numbers.lowerBound.short) and \(numbers.upperBound.short)",
        at: place(of: "range"))
    }
    if scale != .linear, let range, range.lowerBound <= 0 {
      reader.fault("the range of a logarithmic axis lies above 0", at: place(of: "range"))
    }
    if let range, let outside = gridlines.first(where: { !range.contains($0) }) {
      reader.warn(
        "the grid line \(outside.short) lies outside the range", at: place(of: "gridlines"))
    }
  }
}
