public import Foundation

/// Values of an animation over time, of which only the first is shown here.
public struct _Keyframes<Root> {}

/// Values of a part of the animated value; not heard.
public struct KeyframeTrack<Root, Value> {
  /// The values of a part.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> _Keyframe<Value>
  ) {}
}

extension KeyframeTrack where Root == Value {
  /// The values of the whole.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> _Keyframe<Value>) {}
}

/// Values of one track, or one of them; not heard.
public struct _Keyframe<Value> {}

/// A value that is reached evenly; not heard.
public struct LinearKeyframe<Value> {
  /// A value, and the seconds until it is reached.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached like a spring; not heard.
public struct SpringKeyframe<Value> {
  /// A value, and the seconds until it is reached.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A value that is reached on a curve; not heard.
public struct CubicKeyframe<Value> {
  /// A value, and the seconds until it is reached.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A value that is there at once; not heard.
public struct MoveKeyframe<Value> {
  /// A value.
  public init(_ to: Value) {}
}

/// Builds the values of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  /// A value.
  public static func buildExpression(_ expression: LinearKeyframe<Value>) -> _Keyframe<Value> {
    _Keyframe()
  }
  /// A value.
  public static func buildExpression(_ expression: SpringKeyframe<Value>) -> _Keyframe<Value> {
    _Keyframe()
  }
  /// A value.
  public static func buildExpression(_ expression: CubicKeyframe<Value>) -> _Keyframe<Value> {
    _Keyframe()
  }
  /// A value.
  public static func buildExpression(_ expression: MoveKeyframe<Value>) -> _Keyframe<Value> {
    _Keyframe()
  }
  /// Several values.
  public static func buildBlock(_ keyframes: _Keyframe<Value>...) -> _Keyframe<Value> {
    _Keyframe()
  }
  /// The values of an `if` without `else`.
  public static func buildOptional(_ keyframes: _Keyframe<Value>?) -> _Keyframe<Value> {
    _Keyframe()
  }
  /// The values of the first branch.
  public static func buildEither(first keyframes: _Keyframe<Value>) -> _Keyframe<Value> {
    keyframes
  }
  /// The values of the second branch.
  public static func buildEither(second keyframes: _Keyframe<Value>) -> _Keyframe<Value> {
    keyframes
  }
  /// The values of a `for`.
  public static func buildArray(_ keyframes: [_Keyframe<Value>]) -> _Keyframe<Value> {
    _Keyframe()
  }
}

/// Builds the tracks of an animation.
@resultBuilder
public struct KeyframesBuilder<Root> {
  /// A track.
  public static func buildExpression<Value>(
    _ track: KeyframeTrack<Root, Value>
  ) -> _Keyframes<Root> { _Keyframes() }
  /// A value of the whole.
  public static func buildExpression(_ keyframe: LinearKeyframe<Root>) -> _Keyframes<Root> {
    _Keyframes()
  }
  /// A value of the whole.
  public static func buildExpression(_ keyframe: SpringKeyframe<Root>) -> _Keyframes<Root> {
    _Keyframes()
  }
  /// A value of the whole.
  public static func buildExpression(_ keyframe: CubicKeyframe<Root>) -> _Keyframes<Root> {
    _Keyframes()
  }
  /// A value of the whole.
  public static func buildExpression(_ keyframe: MoveKeyframe<Root>) -> _Keyframes<Root> {
    _Keyframes()
  }
  /// Several tracks.
  public static func buildBlock(_ tracks: _Keyframes<Root>...) -> _Keyframes<Root> {
    _Keyframes()
  }
}

/// A view that is moved through values; here it stays at the first one.
public struct KeyframeAnimator<Value, KeyframePath, Content: View>: View {
  /// The view with the first value.
  public let body: Content

  /// Values again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) where KeyframePath == _Keyframes<Value> { body = content(initialValue) }

  /// Values when another one changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) where KeyframePath == _Keyframes<Value> { body = content(initialValue) }
}

extension View {
  /// Moves the view through values again and again; here it stays at the first one.
  @MainActor
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(self), initialValue) }

  /// Moves the view through values when another one changes; here it stays at the first one.
  @MainActor
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(self), initialValue) }
}
