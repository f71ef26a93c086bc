/// What can move from one value to another; nothing moves here.
public protocol Animatable {
  /// The type of what moves.
  associatedtype AnimatableData
  /// What moves.
  var animatableData: AnimatableData { get set }
}

/// A modifier that moves, by its older name.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Two values that move together.
public struct AnimatablePair<First, Second> {
  /// The first one.
  public var first: First
  /// The second one.
  public var second: Second

  /// Two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
