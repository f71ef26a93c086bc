// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/titles.table; changes here are lost.
public import Foundation
import ScreenTree
public import SpokenViews

extension ChartContent {
  /// Names the marks.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
    changing { $0.label = label.string() }
  }

  /// Names the marks.
  @_disfavoredOverload
  public func accessibilityLabel<Words: StringProtocol>(_ label: Words) -> some ChartContent {
    changing { $0.label = String(label) }
  }

  /// Names the marks.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { $0.label = label.string }
  }

  /// Says the value of the marks.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent {
    changing { $0.value = value.string() }
  }

  /// Says the value of the marks.
  @_disfavoredOverload
  public func accessibilityValue<Words: StringProtocol>(_ value: Words) -> some ChartContent {
    changing { $0.value = String(value) }
  }

  /// Says the value of the marks.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changing { $0.value = value.string }
  }
}

extension View {
  /// Names the x axis.
  public nonisolated func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    titled(\.x, label.string())
  }

  /// Names the x axis.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<Words: StringProtocol>(
    _ label: Words, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    titled(\.x, String(label))
  }

  /// Names the y axis.
  public nonisolated func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    titled(\.writtenY, label.string())
  }

  /// Names the y axis.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<Words: StringProtocol>(
    _ label: Words, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    titled(\.writtenY, String(label))
  }
}

extension PlottableValue {
  /// A value with its label.
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: label.string(), value: value, unit: nil)
  }

  /// A value with its label.
  @_disfavoredOverload
  public static func value<Words: StringProtocol>(
    _ label: Words, _ value: Value
  ) -> PlottableValue {
    PlottableValue(label: String(label), value: value, unit: nil)
  }

  /// A value with its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: label.string, value: value, unit: nil)
  }
}

extension PlottableValue where Value == Date {
  /// A date that stands for a unit of the calendar, such as a month.
  public static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(label: label.string(), value: value, unit: unit)
  }

  /// A date that stands for a unit of the calendar, such as a month.
  @_disfavoredOverload
  public static func value<Words: StringProtocol>(
    _ label: Words, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(label: String(label), value: value, unit: unit)
  }

  /// A date that stands for a unit of the calendar, such as a month.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(label: label.string, value: value, unit: unit)
  }
}

extension PlottableProjection {
  /// A property with its label.
  public static func value(
    _ label: LocalizedStringKey, _ path: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection(label: label.string(), value: { $0[keyPath: path] })
  }

  /// A property with its label.
  @_disfavoredOverload
  public static func value<Words: StringProtocol>(
    _ label: Words, _ path: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection(label: String(label), value: { $0[keyPath: path] })
  }

  /// A property with its label.
  public static func value(
    _ label: Text, _ path: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection(label: label.string, value: { $0[keyPath: path] })
  }
}

extension LinePlot where DataElement == Double {
  /// The values of a function.
  @preconcurrency
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.init(.line, domain, .line(x.string(), y.string(), function)))
  }

  /// The values of a function.
  @_disfavoredOverload
  @preconcurrency
  public init<Words: StringProtocol>(
    x: Words, y: Words, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.init(.line, domain, .line(String(x), String(y), function)))
  }

  /// The values of a function.
  @preconcurrency
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.init(.line, domain, .line(x.string, y.string, function)))
  }
}

extension AreaPlot where DataElement == Double {
  /// The values of a function.
  @preconcurrency
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.init(.area, domain, .line(x.string(), y.string(), function)))
  }

  /// The values of a function.
  @_disfavoredOverload
  @preconcurrency
  public init<Words: StringProtocol>(
    x: Words, y: Words, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.init(.area, domain, .line(String(x), String(y), function)))
  }

  /// What is between the two values of a function.
  @preconcurrency
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> (yStart: Double,
    yEnd: Double)
  ) {
    self.init(.init(.area, domain, .area(x.string(), yEnd.string(), function)))
  }

  /// What is between the two values of a function.
  @_disfavoredOverload
  @preconcurrency
  public init<Words: StringProtocol>(
    x: Words, yStart: Words, yEnd: Words, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(.init(.area, domain, .area(String(x), String(yEnd), function)))
  }
}
