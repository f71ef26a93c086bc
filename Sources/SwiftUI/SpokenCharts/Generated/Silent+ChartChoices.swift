// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/silent.table; changes here are lost.

extension AnnotationOverflowResolution {
  /// What a note moves into.
  public enum Boundary: Hashable, Sendable {
    case automatic, chart, plot
  }
}

/// Where a note is drawn, which is silent.
public struct AnnotationPosition: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: AnnotationPosition { AnnotationPosition(name: "automatic") }
  /// One of them.
  public static var overlay: AnnotationPosition { AnnotationPosition(name: "overlay") }
  /// One of them.
  public static var top: AnnotationPosition { AnnotationPosition(name: "top") }
  /// One of them.
  public static var bottom: AnnotationPosition { AnnotationPosition(name: "bottom") }
  /// One of them.
  public static var leading: AnnotationPosition { AnnotationPosition(name: "leading") }
  /// One of them.
  public static var trailing: AnnotationPosition { AnnotationPosition(name: "trailing") }
  /// One of them.
  public static var topLeading: AnnotationPosition { AnnotationPosition(name: "topLeading") }
  /// One of them.
  public static var topTrailing: AnnotationPosition { AnnotationPosition(name: "topTrailing") }
  /// One of them.
  public static var bottomLeading: AnnotationPosition { AnnotationPosition(name: "bottomLeading") }
  /// One of them.
  public static var bottomTrailing: AnnotationPosition { AnnotationPosition(name: "bottomTrailing") }
}

/// How marks are arranged.
public struct AxisMarkPreset: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(name: "automatic") }
  /// One of them.
  public static var extended: AxisMarkPreset { AxisMarkPreset(name: "extended") }
  /// One of them.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(name: "aligned") }
  /// One of them.
  public static var inset: AxisMarkPreset { AxisMarkPreset(name: "inset") }
}

/// The side of an axis.
public struct AxisMarkPosition: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(name: "automatic") }
  /// One of them.
  public static var leading: AxisMarkPosition { AxisMarkPosition(name: "leading") }
  /// One of them.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(name: "trailing") }
  /// One of them.
  public static var top: AxisMarkPosition { AxisMarkPosition(name: "top") }
  /// One of them.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(name: "bottom") }
}

/// What happens to words that have no room, which is silent.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(name: "automatic") }
  /// One of them.
  public static var disabled: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(name: "disabled") }
  /// One of them.
  public static var greedy: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(name: "greedy") }
  /// One of them.
  public static var truncate: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(name: "truncate") }
}

/// How words at a value are turned, which is silent.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(name: "automatic") }
  /// One of them.
  public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(name: "horizontal") }
  /// One of them.
  public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(name: "vertical") }
  /// One of them.
  public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(name: "verticalReversed") }
}

/// How marks at one place are stacked, which is silent.
public enum MarkStackingMethod: Hashable, Sendable {
  case standard, normalized, center, unstacked
}

extension ValueAlignedChartScrollTargetBehavior {
  /// How far a swipe goes.
  public enum LimitBehavior: Hashable, Sendable {
    case automatic, never, always
  }
}
