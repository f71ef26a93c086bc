public import Foundation

/// The values that an axis displays by itself, which are those of the data.
public struct AutomaticScaleDomain: Hashable, Sendable {
  /// Those of the data.
  public static let automatic = AutomaticScaleDomain()
  /// Those of the data, drawn with or without 0.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil)
    -> AutomaticScaleDomain
  { AutomaticScaleDomain() }
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
