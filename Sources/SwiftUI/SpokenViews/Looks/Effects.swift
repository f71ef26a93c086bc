public import Foundation

/// Changes of looks that depend on the place; not heard.
public protocol VisualEffect: Sendable {}

/// No change; not heard.
public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
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

extension Animation {
  /// A motion.
  public static var spring: Animation { .default }
  /// A motion.
  public static var smooth: Animation { .default }
  /// A motion.
  public static var snappy: Animation { .default }
  /// A motion.
  public static var bouncy: Animation { .default }
  /// A motion.
  public static var interactiveSpring: Animation { .default }
  /// A motion.
  public static var interpolatingSpring: Animation { .default }
  /// A motion of a duration, in seconds.
  public static func linear(duration: Double) -> Animation { .default }
  /// A motion of a duration, in seconds.
  public static func easeIn(duration: Double) -> Animation { .default }
  /// A motion of a duration, in seconds.
  public static func easeOut(duration: Double) -> Animation { .default }
  /// A motion of a duration, in seconds.
  public static func easeInOut(duration: Double) -> Animation { .default }
  /// A motion of a duration, in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }
  /// A motion of a duration, in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }
  /// A motion of a duration, in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }
  /// A motion like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .default }
  /// A motion like a spring.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { .default }
  /// A motion like a spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .default }
  /// A motion like a spring, by its time and its bounce.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double
  ) -> Animation { .default }
  /// A motion like a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .default
  }
  /// A motion like a spring, by its time and its bounce.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { .default }
  /// A motion like a spring, by its time and its bounce.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { .default }
  /// A motion like a spring.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation
  { .default }
  /// A motion along a curve of a duration, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .default
  }
  /// A motion that an app works out.
  public init<Made: CustomAnimation>(_ base: Made) { self = .default }
  /// A motion along a curve.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { .default }
  /// The motion after a time, in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// The motion at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// The motion several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// The motion again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
