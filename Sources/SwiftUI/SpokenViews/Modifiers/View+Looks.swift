/// A style behind a view. It comes after the closures of View+Layout.swift, which says why.
extension View {
  /// Changes nothing that is heard.
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in degrees.
  public var degrees: Double
  /// The angle in radians.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// No angle.
  public static let zero = Angle()

  /// No angle.
  public init() { degrees = 0 }
  /// An angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }
  /// An angle in radians.
  public init(radians: Double) { degrees = radians * 180 / .pi }

  /// The sum of two angles.
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(degrees: one.degrees + other.degrees)
  }
  /// The difference of two angles.
  public static func - (one: Angle, other: Angle) -> Angle {
    Angle(degrees: one.degrees - other.degrees)
  }
  /// An angle a number of times.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(degrees: angle.degrees * factor)
  }
  /// A part of an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(degrees: angle.degrees / divisor)
  }
  /// The angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
  /// Adds an angle.
  public static func += (one: inout Angle, other: Angle) { one = one + other }
  /// Takes an angle away.
  public static func -= (one: inout Angle, other: Angle) { one = one - other }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Which of two angles is less.
  public static func < (one: Angle, other: Angle) -> Bool { one.degrees < other.degrees }
}

/// Changes state; nothing moves here, so that the change is complete at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes state; nothing moves here, so that the closure for the end is called at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}
