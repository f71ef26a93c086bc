import ScreenDocuments
import ScreenTree

/// The data of a chart: axes, series and points.
extension Codec {
  /// A chart; what is wrong between its parts is found once it is read.
  static var chart: Codec<Property.Chart> {
    Codec<Property.Chart>.record(
      Property.Chart(), missing: "'chart' needs an `x` axis, a `y` axis and `series`",
      [
        .optional("title", \.title, .text), .optional("summary", \.summary, .text),
        .usual("direction", \.direction, .leftToRight, .choice(Property.Chart.Direction.self)),
        .required("x", \.x, .chartAxis), .required("y", \.writtenY, .chartAxis),
        .usual("additional", \.additional, [], .list(.chartAxis, "axes")),
        .required("series", \.series, .list(.chartSeries, "series")),
      ]
    ).checked { reader, document, chart in
      chart.placeOnAxes()
      ChartChecks(chart, document).check(&reader)
    }
  }

  private static var chartAxis: Codec<Property.Chart.Axis> {
    Codec<Property.Chart.Axis>.record(
      Property.Chart.Axis(),
      [
        .usual("title", \.title, "", .text),
        .usual("categories", \.categories, [], .list(.text, "categories")),
        .optional("range", \.range, .range),
        .usual("gridlines", \.gridlines, [], .list(.chartNumber, "numbers")),
        .optional("format", \.format, .format),
        .usual("scale", \.scale, .linear, .choice(Property.Chart.Scale.self)),
        .usual("words", \.words, [:], .chartWords),
      ]
    ).checked { reader, document, axis in axis.check(&reader, document) }
  }

  private static var chartSeries: Codec<Property.Chart.Series> {
    .record(
      Property.Chart.Series(), missing: "a series needs `points`",
      [
        .usual("name", \.name, "", .text), .usual("continuous", \.isContinuous, false, .flag),
        .required("points", \.points, .list(.chartPoint, "points")),
      ])
  }

  private static var chartNumber: Codec<Double> { .number(NodeReader.chartNumbers) }

  /// A category or a number; which of both `1.10` is, is known once the axis is.
  private static var chartValue: Codec<Property.Chart.Value> {
    Codec<Property.Chart.Value>("category or number", schema: .textSchema) {
      reader, document, key in
      reader.text(document, key.name).map { Property.Chart.Value(written: $0) }
    } write: { value in
      switch value {
      case .number(let number): .number(number)
      case .category(let text): .text(text)
      }
    }
  }

  /// The schema of a point as a list.
  private static var chartPairSchema: Document {
    .schema(
      type: "array",
      [
        ("prefixItems", .list([chartValue.schema, chartNumber.schema.orNull])),
        ("minItems", .number(1)), ("maxItems", .number(2)),
      ])
  }

  /// A point: `[x, y]`, or a mapping if it has a label or values on other axes.
  private static var chartPoint: Codec<Property.Chart.Point> {
    let long = Codec<Property.Chart.Point>.record(
      Property.Chart.Point(x: .number(0), y: nil), missing: "a point needs `x`",
      [
        .required("x", \.x, .chartValue), .optional("y", \.y, .chartNumber, orNull: true),
        .optional("label", \.label, .text),
        .usual("more", \.more, [], .list(.chartValue, "values, one for each additional axis")),
        .usual("accessibilityHidden", \.isHidden, false, .flag),
      ])
    return Codec<Property.Chart.Point>(
      "[x, y] or \(long.syntax)", schema: .any(chartPairSchema, long.schema)
    ) { reader, document, key in
      let point =
        document.items.map { reader.chartPair($0, document, key) }
        ?? long.read(&reader, document, ValueKey(name: "points", depth: key.depth))
      return point.map { $0.at(document.position) }
    } write: { point in
      guard point.label == nil, point.more.isEmpty, !point.isHidden else {
        return long.write(point)
      }
      return .list([chartValue.write(point.x), point.y.map(chartNumber.write) ?? .word("null")])
    }
  }
}

extension NodeReader {
  /// The numbers of a chart; greater ones have no digits left by which they differ.
  static let chartNumbers = -1e15...1e15

  /// A point as a list: its x, and its y or null.
  fileprivate mutating func chartPair(
    _ items: [Document], _ document: Document, _ key: ValueKey
  ) -> Property.Chart.Point? {
    guard (1...2).contains(items.count) else {
      fault("a point is [x, y], such as [March, 140]", at: document.position)
      return nil
    }
    guard items[0].entries == nil, items[0].items == nil, let text = text(items[0], "x") else {
      if items[0].text == nil { fault("'x' is \(items[0].kind)", at: items[0].position) }
      return nil
    }
    let x = Property.Chart.Value(written: text)
    guard items.count == 2, !items[1].isNull else { return Property.Chart.Point(x: x, y: nil) }
    guard items[1].number != nil else {
      fault(
        "'y' is a number, or null for a missing value, not \(items[1].kind)",
        at: items[1].position)
      return nil
    }
    return Codec<Double>.number(Self.chartNumbers).read(&self, items[1], ValueKey(name: "y"))
      .map { Property.Chart.Point(x: x, y: $0) }
  }
}

extension Property.Chart {
  /// The y axis, which a file must have.
  fileprivate var writtenY: Axis {
    get { y ?? Axis() }
    set { y = newValue }
  }

  /// Takes the values of numeric axes as numbers, and those of the others as names.
  fileprivate mutating func placeOnAxes() {
    for series in self.series.indices {
      for index in self.series[series].points.indices {
        self.series[series].points[index].place(x, additional)
      }
    }
  }
}

extension Property.Chart.Point {
  fileprivate func at(_ position: Position) -> Property.Chart.Point {
    var point = self
    point.position = position
    return point
  }

  fileprivate mutating func place(
    _ axis: Property.Chart.Axis, _ additional: [Property.Chart.Axis]
  ) {
    x = x.placed(on: axis)
    for (index, axis) in additional.enumerated() where more.indices.contains(index) {
      more[index] = more[index].placed(on: axis)
    }
  }
}

extension Property.Chart.Value {
  /// A value as it is written: a number if it is the shortest way to write one.
  fileprivate init(written text: String) {
    // `1.10` may be a category, so only what is written back the same is a number before the axis
    // decides.
    let number = Double(text).flatMap { $0.short == text ? $0 : nil }
    self = number.map { .number($0) } ?? .category(text)
  }

  /// The value as an axis takes it: a category keeps the letters that it is written with.
  fileprivate func placed(on axis: Property.Chart.Axis) -> Property.Chart.Value {
    switch self {
    case .number(let number) where axis.isCategorical: .category(number.short)
    case .category(let text) where !axis.isCategorical:
      Double(text).map { $0.isFinite ? .number($0) : self } ?? self
    case .number, .category: self
    }
  }
}
