public import Foundation

/// The words at a value.
public struct AxisValueLabel: AxisMark {
  /// The value as the chart writes it.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  /// The value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  /// Words.
  public init<Words: StringProtocol>(
    _ words: Words, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  /// A view.
  public init<Label: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Label
  ) {}
}

/// What happens to words that have no room, which is silent.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  /// As the chart decides.
  public static let automatic = AxisValueLabelCollisionResolution()
  /// Nothing.
  public static let disabled = AxisValueLabelCollisionResolution()
  /// Some are left out.
  public static let greedy = AxisValueLabelCollisionResolution()
  /// They are cut.
  public static let truncate = AxisValueLabelCollisionResolution()
}

/// How words at a value are turned, which is silent.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  /// As the chart decides.
  public static let automatic = AxisValueLabelOrientation()
  /// From left to right.
  public static let horizontal = AxisValueLabelOrientation()
  /// From bottom to top.
  public static let vertical = AxisValueLabelOrientation()
  /// From top to bottom.
  public static let verticalReversed = AxisValueLabelOrientation()
}
