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
