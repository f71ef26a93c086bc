public import Foundation

/// Values of an animation over time, of which only the first is shown here.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
}

/// Values of a part of the animated value over time; not heard.
public protocol KeyframeTrackContent<Value> {
  /// The type of the part.
  associatedtype Value
}

/// Several values of an animation.
public struct _Keyframes<Value>: Keyframes {}

/// Several values of a part.
public struct _KeyframeTrackContents<Value>: KeyframeTrackContent {}

/// Values of a part of the animated value; not heard.
public struct KeyframeTrack<Value, Part, Content: KeyframeTrackContent<Part>>: Keyframes {
  /// The values of a part.
  public init(
    _ keyPath: WritableKeyPath<Value, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {}
}

extension KeyframeTrack where Part == Value {
  /// The values of the whole.
  public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) {}
}

/// A value that is reached evenly; not heard.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// A value, and the seconds until it is reached.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached like a spring; not heard.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// A value, and the seconds until it is reached.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A value that is reached on a curve; not heard.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// A value, and the seconds until it is reached.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A value that is there at once; not heard.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// A value.
  public init(_ to: Value) {}
}

/// Builds the values of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  /// A value.
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ expression: Content
  ) -> Content { expression }
  /// Several values.
  public static func buildPartialBlock<Content: KeyframeTrackContent<Value>>(
    first: Content
  ) -> Content { first }
  /// Several values.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { _KeyframeTrackContents<Value>() }
  /// The values of an `if` without `else`.
  public static func buildOptional(
    _ keyframes: (some KeyframeTrackContent<Value>)?
  ) -> some KeyframeTrackContent<Value> { _KeyframeTrackContents<Value>() }
  /// The values of the first branch.
  public static func buildEither(
    first keyframes: some KeyframeTrackContent<Value>
  ) -> _KeyframeTrackContents<Value> { _KeyframeTrackContents() }
  /// The values of the second branch.
  public static func buildEither(
    second keyframes: some KeyframeTrackContent<Value>
  ) -> _KeyframeTrackContents<Value> { _KeyframeTrackContents() }
  /// The values of a `for`.
  public static func buildArray(
    _ keyframes: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> { _KeyframeTrackContents<Value>() }
}

/// Builds the tracks of an animation.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<Track: Keyframes<Value>>(_ track: Track) -> Track { track }
  /// A value of the whole.
  public static func buildExpression(
    _ keyframe: some KeyframeTrackContent<Value>
  ) -> _Keyframes<Value> { _Keyframes() }
  /// Several tracks.
  public static func buildPartialBlock<Track: Keyframes<Value>>(first: Track) -> Track { first }
  /// Several tracks.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { _Keyframes<Value>() }
}

/// A view that is moved through values; here it stays at the first one.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  /// The view with the first value.
  public let body: Content

  /// Values again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { body = content(initialValue) }

  /// Values when another one changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { body = content(initialValue) }
}

extension View {
  /// Moves the view through values again and again; here it stays at the first one.
  @MainActor
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(self), initialValue) }

  /// Moves the view through values when another one changes; here it stays at the first one.
  @MainActor
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(self), initialValue) }
}
