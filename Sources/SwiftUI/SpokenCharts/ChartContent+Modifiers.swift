public import Foundation
public import SpokenViews

/// What is said of marks, and by what they differ.
extension ChartContent {
  func changing(_ change: (inout _Mark) -> Void) -> _ChangedMarks {
    _ChangedMarks(_marks: _marks.map { $0.with(change) })
  }

  private func divided<Value: Plottable>(by value: PlottableValue<Value>) -> _ChangedMarks {
    // The innermost division wins: it is the one that the app wrote first.
    changing { $0.series = $0.series ?? value.seriesName }
  }

  /// Hides the marks.
  public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent {
    changing { $0.isHidden = isHidden }
  }
  /// Names the marks for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { $0.identifier = identifier }
  }

  /// Divides the marks into series by a value.
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent { divided(by: value) }
  /// Divides the marks into series by a value.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    divided(by: value)
  }
  /// Divides the marks into series by a value.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { divided(by: value) }
  /// Divides the marks into series by a value.
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    divided(by: value)
  }

  /// Changes nothing that is heard.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent { self }
}

/// How points of a line are joined, which is silent.
public struct InterpolationMethod: Sendable {
  /// By lines.
  public static let linear = InterpolationMethod()
  /// By curves that keep the order of values.
  public static let monotone = InterpolationMethod()
  /// By curves.
  public static let catmullRom = InterpolationMethod()
  /// By curves.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod() }
  /// By curves.
  public static let cardinal = InterpolationMethod()
  /// By curves.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod() }
  /// By steps.
  public static let stepStart = InterpolationMethod()
  /// By steps.
  public static let stepCenter = InterpolationMethod()
  /// By steps.
  public static let stepEnd = InterpolationMethod()
}
