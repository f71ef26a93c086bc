public import Foundation

/// How a spring moves; not heard.
public struct Spring: Hashable, Sendable {
  private let parts: [Double]

  private init(_ parts: Double...) { self.parts = parts }

  /// A spring by its time and its bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) { self.init(1, duration, bounce) }
  /// A spring by its time and its damping.
  public init(response: Double, dampingRatio: Double) { self.init(2, response, dampingRatio) }
  /// A spring by its parts.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) { self.init(3, mass, stiffness, damping, allowOverDamping ? 1 : 0) }

  /// A spring without bounce.
  public static let smooth = smooth()
  /// A spring with a little bounce.
  public static let snappy = snappy()
  /// A spring with much bounce.
  public static let bouncy = bouncy()

  /// A spring without bounce, by its time.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a little bounce, by its time.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with much bounce, by its time.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

/// How fast a change is at each time of it; not heard.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  private init(_ start: UnitPoint, _ end: UnitPoint) {
    self.start = start
    self.end = end
  }

  /// Constant speed.
  public static let linear = UnitCurve(UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 1))
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))
  /// Slow at the start.
  public static let easeIn = UnitCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = UnitCurve(UnitPoint(x: 0, y: 0), UnitPoint(x: 0.58, y: 1))
  /// A curve by two points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(startControlPoint, endControlPoint) }
}

/// A motion that an app works out; nothing moves here, so that it is never asked.
public protocol CustomAnimation: Hashable, Sendable {
  /// What moved after a time, in seconds; nil at the end.
  nonisolated func animate<Value: VectorArithmetic>(
    value: Value, time: TimeInterval, context: inout AnimationContext<Value>
  ) -> Value?
}

/// What a motion keeps between moments.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Whether the motion is over, as far as an app is concerned.
  public var isLogicallyComplete = false
}
