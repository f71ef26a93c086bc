import SpokenViews

/// A function that a plot shows over a domain: its own, or that of the chart.
struct PlottedFunction: Sendable {
  /// The usual domain, where neither the chart nor its other marks say one.
  static let usualDomain = 0.0...1.0

  let x: String
  let y: String
  /// Where an area begins and ends at a place; a line only ends.
  let values: @Sendable (Double) -> (start: Double?, end: Double)

  static func line(
    _ x: String, _ y: String, _ function: @escaping @Sendable (Double) -> Double
  ) -> PlottedFunction { PlottedFunction(x: x, y: y) { (nil, function($0)) } }

  // An axis has one name: the element reads both values, and an audio graph plays the second.
  static func area(
    _ x: String, _ yEnd: String,
    _ function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) -> PlottedFunction {
    PlottedFunction(x: x, y: yEnd) {
      let values = function($0)
      return (values.yStart, values.yEnd)
    }
  }

  /// 61 places of a domain, both ends among them: a function has no elements.
  static func places(in domain: ClosedRange<Double>) -> [Double] {
    (0...60).map {
      domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double($0) / 60
    }
  }

  /// A mark at a place.
  func mark(_ kind: _Mark.Kind, at place: Double) -> _Mark {
    let value = values(place)
    return _Mark(
      kind, x: MarkChannel(label: x, plotted: .number(place)),
      y: MarkChannel(label: y, plotted: .number(value.end)),
      yStart: value.start.map { MarkChannel(label: y, plotted: .number($0)) })
  }
}

extension [_Mark] {
  /// The marks with those of functions over the domain of the chart.
  ///
  /// Without a domain that the app sets, it is that of the other marks.
  func plottingFunctions(over stated: ClosedRange<Double>?) -> [_Mark] {
    guard contains(where: { $0.function != nil }) else { return self }
    let numbers = compactMap { $0.x?.number }
    let ends = (numbers.min() ?? 0, numbers.max() ?? 0)
    // What the app states wins; then the marks beside the function say what is shown.
    let domain = stated ?? (ends.0 < ends.1 ? ends.0...ends.1 : PlottedFunction.usualDomain)
    return flatMap { mark in
      mark.function.map { mark.plotting($0, over: domain) } ?? [mark]
    }
  }
}

extension _Mark {
  /// The marks of a function, of which is said what is said of this one.
  fileprivate func plotting(
    _ function: PlottedFunction, over domain: ClosedRange<Double>
  ) -> [_Mark] {
    PlottedFunction.places(in: domain).map { place in
      let plotted = function.mark(kind, at: place)
      return with {
        // Otherwise each of the new marks would be taken for a function again.
        $0.function = nil
        ($0.x, $0.y, $0.yStart) = (plotted.x, plotted.y, plotted.yStart)
      }
    }
  }
}

extension _PlottedElements where DataElement == Double {
  /// The values of a function at places of a domain, or else of that of the chart.
  init(_ kind: _Mark.Kind, _ domain: ClosedRange<Double>?, _ function: PlottedFunction) {
    guard let domain else {
      self.init([0]) { _ in _Mark(kind, x: nil, y: nil).with { $0.function = function } }
      return
    }
    self.init(PlottedFunction.places(in: domain)) { function.mark(kind, at: $0) }
  }
}

extension EnvironmentValues {
  /// The numbers that the app shows on the x axis of charts.
  @Entry var chartXDomain: ClosedRange<Double>?
}
