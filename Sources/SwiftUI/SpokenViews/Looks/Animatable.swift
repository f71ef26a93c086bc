public import Foundation

/// A value that can be added and made larger, so that it can move from one to another.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Makes the value larger by a factor.
  mutating func scale(by factor: Double)
  /// The square of its length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Makes the value larger by a factor.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of its length.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Makes the value larger by a factor.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square of its length.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Makes the value larger by a factor.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The square of its length.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// What can move from one value to another; nothing moves here.
public protocol Animatable {
  /// The type of what moves.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What moves.
  @MainActor @preconcurrency var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing moves.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Nothing that moves.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public init() {}
  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing.
  public static func + (one: Self, other: Self) -> Self { one }
  /// Nothing.
  public static func - (one: Self, other: Self) -> Self { one }
  /// Changes nothing.
  public mutating func scale(by factor: Double) {}
  /// No length.
  public var magnitudeSquared: Double { 0 }
}

/// A modifier that moves, by its older name.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Two values that move together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first one.
  public var first: First
  /// The second one.
  public var second: Second

  /// Two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Nothing of both.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums of both.
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }
  /// The differences of both.
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }
  /// Makes both larger by a factor.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  /// The square of the length of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension CGPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = CGPoint(x: newValue.first, y: newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Both lengths.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension Angle: Animatable {
  /// The angle in degrees.
  public var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }
}

extension UnitPoint: Animatable {
  /// Both shares.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = UnitPoint(x: newValue.first, y: newValue.second) }
  }
}
