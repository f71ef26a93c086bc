public import Foundation

/// What an axis displays: a range, values in their order, or what the data has.
public protocol ScaleDomain {
  /// The ends of the range, or the values; none for those of the data.
  var _values: [_Plotted] { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// Both ends.
  public var _values: [_Plotted] { [lowerBound._plotted, upperBound._plotted] }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The values in their order.
  public var _values: [_Plotted] { map(\._plotted) }
}

/// The values that an axis displays by itself, which are those of the data.
public struct AutomaticScaleDomain: ScaleDomain, Hashable, Sendable {
  /// None.
  public var _values: [_Plotted] { [] }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// Those of the data.
  public static var automatic: Self { Self() }
  /// Those of the data, drawn with or without 0.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self { Self() }
}

/// Where an axis lies in the picture, which is silent.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  /// Over the whole picture.
  public static let plotDimension = PlotDimensionScaleRange()
  /// Within the picture.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
  /// Within the picture.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  { PlotDimensionScaleRange() }
}
