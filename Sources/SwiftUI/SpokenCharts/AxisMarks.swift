public import Foundation
public import SpokenViews

/// What is drawn at an axis, which is silent.
public protocol AxisContent {}

/// Builds what is drawn at an axis.
@resultBuilder
public enum AxisContentBuilder {
  /// Several contents.
  public static func buildBlock(_ content: any AxisContent...) -> some AxisContent { AxisMarks() }
  /// The content of an `if` without `else`.
  public static func buildIf(_ content: (any AxisContent)?) -> some AxisContent { AxisMarks() }
  /// The first branch.
  public static func buildEither(first: any AxisContent) -> AxisMarks { AxisMarks() }
  /// The second branch.
  public static func buildEither(second: any AxisContent) -> AxisMarks { AxisMarks() }
}

/// Marks of an axis.
public struct AxisMarks: AxisContent {
  /// Marks at values, as the chart draws them.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}

  /// Marks at values in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}

  /// Marks at values, drawn by a closure that nobody hears.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {}

  /// Marks at values, drawn by a closure that nobody hears.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {}

  /// Marks at the values of a list.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {}

  /// Marks at the values of a list in a format.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {}

  /// Marks at the values of a list, drawn by a closure that nobody hears.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {}

  /// Marks at the values of a list, drawn by a closure that nobody hears.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {}
}

/// A mark of an axis, which is silent.
public protocol AxisMark {}

/// Builds the marks of a value.
@resultBuilder
public enum AxisMarkBuilder {
  /// Several marks.
  public static func buildBlock(_ marks: any AxisMark...) -> AxisGridLine { AxisGridLine() }
  /// The marks of an `if` without `else`.
  public static func buildIf(_ mark: (any AxisMark)?) -> AxisGridLine { AxisGridLine() }
  /// The first branch.
  public static func buildEither(first: any AxisMark) -> AxisGridLine { AxisGridLine() }
  /// The second branch.
  public static func buildEither(second: any AxisMark) -> AxisGridLine { AxisGridLine() }
}

/// A line across the chart.
public struct AxisGridLine: AxisMark {
  /// A line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at the axis.
public struct AxisTick: AxisMark {
  /// A line.
  public init(centered: Bool? = nil, length: CGFloat = 4, stroke: StrokeStyle? = nil) {}
  /// A line that is as long as the words.
  public init(centered: Bool? = nil, length: Length, stroke: StrokeStyle? = nil) {}

  /// How long it is.
  public struct Length: Sendable {
    /// As the chart decides.
    public static let automatic = Length()
    /// As long as the words at the value.
    public static let label = Length()
    /// Longer than the words.
    public static func label(extendPastBy length: CGFloat) -> Length { Length() }
    /// Longer than usual.
    public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length { Length() }
  }
}

/// A value of an axis.
public struct AxisValue: Sendable {
  /// Its number, from 0.
  public let index: Int
  /// How many there are.
  public let count: Int

  /// The value, if it has a type; nil, because nothing is drawn.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { nil }
}

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
  /// As the chart decides.
  public static let automatic = AxisMarkValues()
  /// About so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// Not closer than a step.
  public static func automatic(
    minimumStride: Double, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// Each unit of the calendar.
  public static func stride(
    by unit: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// Each so many.
  public static func stride(
    by step: some BinaryFloatingPoint, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
}
