/// Plots of functions, at 61 places of a domain; without one, of the domain of the chart.
extension LinePlot where DataElement == Double {
  /// The values of a function.
  @preconcurrency
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(.init(.line, domain, .line(x.string(), y.string(), function))) }

  /// The values of a function.
  @_disfavoredOverload
  @preconcurrency
  public init<Name: StringProtocol>(
    x: Name, y: Name, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(.init(.line, domain, .line(String(x), String(y), function))) }

  /// The values of a function.
  @_disfavoredOverload
  @preconcurrency
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(.init(.line, domain, .line(x.string, y.string, function))) }
}

extension AreaPlot where DataElement == Double {
  /// The values of a function.
  @preconcurrency
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(.init(.area, domain, .line(x.string(), y.string(), function))) }

  /// The values of a function.
  @_disfavoredOverload
  @preconcurrency
  public init<Name: StringProtocol>(
    x: Name, y: Name, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(.init(.area, domain, .line(String(x), String(y), function))) }

  /// What is between the two values of a function.
  @preconcurrency
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) { self.init(.init(.area, domain, .area(x.string(), yEnd.string(), function))) }

  /// What is between the two values of a function.
  @_disfavoredOverload
  @preconcurrency
  public init<Name: StringProtocol>(
    x: Name, yStart: Name, yEnd: Name, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) { self.init(.init(.area, domain, .area(String(x), String(yEnd), function))) }
}

extension PlottedFunction {
  fileprivate static func line(
    _ x: String, _ y: String, _ function: @escaping @Sendable (Double) -> Double
  ) -> PlottedFunction { PlottedFunction(x: x, y: y) { (nil, function($0)) } }

  // An axis has one name: the element reads both values, and an audio graph plays the second.
  fileprivate static func area(
    _ x: String, _ yEnd: String,
    _ function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) -> PlottedFunction {
    PlottedFunction(x: x, y: yEnd) {
      let values = function($0)
      return (values.yStart, values.yEnd)
    }
  }
}
