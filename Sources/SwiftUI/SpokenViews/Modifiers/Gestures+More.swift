public import Foundation
import ScreenTree

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
  /// How far they moved.
  public struct Value: Hashable, Sendable {
    /// The size against the one before.
    public var magnification: CGFloat
    /// Where the fingers were put down, in points.
    public var startLocation: CGPoint
    /// Where the fingers were put down, as a part of the view.
    public var startAnchor: UnitPoint
    /// How fast the size changes.
    public var velocity: CGFloat
  }

  /// Fingers that move by a part of the size.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart or together, by its older name.
public struct MagnificationGesture: Gesture {
  /// The size against the one before.
  public typealias Value = CGFloat

  /// Fingers that move by a part of the size.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  /// How far they turned.
  public struct Value: Hashable, Sendable {
    /// The angle.
    public var rotation: Angle
    /// Where the fingers were put down, in points.
    public var startLocation: CGPoint
    /// Where the fingers were put down, as a part of the view.
    public var startAnchor: UnitPoint
    /// How fast the angle changes.
    public var velocity: Angle
  }

  /// Fingers that turn by an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn, by its older name.
public struct RotationGesture: Gesture {
  /// The angle.
  public typealias Value = Angle

  /// Fingers that turn by an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A tap with its place.
public struct SpatialTapGesture: Gesture {
  /// Where it was.
  public struct Value: Hashable, Sendable {
    /// Where it was, in points.
    public var location: CGPoint
  }

  private let count: Int
  private var actions: [(Value) -> Void] = []

  /// A number of taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }

  /// Adds what a tap performs, which is VoiceOver's double-tap at the start of the view.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self {
    var gesture = self
    gesture.actions.append(action)
    return gesture
  }
}

extension SpatialTapGesture: TapRecognizer {
  var tapActions: [() -> Void]? {
    count == 1 ? actions.map { action in { action(Value(location: .zero)) } } : nil
  }
}

/// A gesture after another one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the gestures are.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// A gesture after another one.
  public init(_ first: First, _ second: Second) {}
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the gestures are.
  public struct Value {
    /// How far the first one is.
    public var first: First.Value?
    /// How far the second one is.
    public var second: Second.Value?
  }

  private let taps: [() -> Void]

  /// Two gestures at the same time.
  public init(_ first: First, _ second: Second) {
    taps = [first.singleTap, second.singleTap].compactMap { $0 }
  }
}

extension SimultaneousGesture: TapRecognizer {
  var tapActions: [() -> Void]? { taps.isEmpty ? nil : taps }
}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the gesture is.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  private let tap: (() -> Void)?

  /// One of two gestures.
  public init(_ first: First, _ second: Second) { tap = first.singleTap ?? second.singleTap }
}

extension ExclusiveGesture: TapRecognizer {
  var tapActions: [() -> Void]? { tap.map { [$0] } }
}

extension Gesture {
  /// Another gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Another gesture at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// This gesture, or another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// The gesture with other values, which are never there.
  public func map<Result>(_ body: @escaping (Value) -> Result) -> _MapGesture<Self, Result> {
    _MapGesture()
  }
}

/// A gesture with other values.
public struct _MapGesture<Content: Gesture, Result>: Gesture {
  /// The other value.
  public typealias Value = Result
}

extension DragGesture.Value {
  /// When the finger was there.
  public var time: Date { .now }
  /// How fast the finger moves.
  public var velocity: CGSize { .zero }
  /// Where the finger would stop, in points.
  public var predictedEndLocation: CGPoint { location }
  /// How far the finger would move, in points.
  public var predictedEndTranslation: CGSize { translation }
}

extension View {
  /// A gesture before those of the view: a tap is VoiceOver's double-tap.
  public nonisolated func highPriorityGesture<Made: Gesture>(
    _ gesture: Made, including mask: GestureMask = .all, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    self.gesture(gesture, including: mask, file: file, line: line, column: column)
  }

  /// A gesture before those of the view while a value is true: a tap is VoiceOver's double-tap.
  public nonisolated func highPriorityGesture<Made: Gesture>(
    _ gesture: Made, isEnabled: Bool, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled, file: file, line: line, column: column)
  }

  /// A gesture while a value is true: a tap is VoiceOver's double-tap.
  public nonisolated func gesture<Made: Gesture>(
    _ gesture: Made, isEnabled: Bool, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    let position = Position(file, line, column)
    guard let tap = gesture.singleTap else {
      return attachingGesture("gesture", at: position, isEnabled: isEnabled)
    }
    return attachingTap(tap, "gesture", at: position, isEnabled: isEnabled)
  }

  /// A gesture beside those of the view while a value is true: a tap is VoiceOver's double-tap.
  public nonisolated func simultaneousGesture<Made: Gesture>(
    _ gesture: Made, isEnabled: Bool, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    let position = Position(file, line, column)
    let tap = gesture.singleTap
    return attachingGesture(
      "simultaneousGesture", at: position, isEnabled: isEnabled && tap == nil
    ).modifier(SimultaneousTapModifier(action: isEnabled ? tap : nil, position: position))
  }

  /// Performs a closure on a tap, which is VoiceOver's double-tap, at the start of the view.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    onTapGesture(count: count, perform: { action(.zero) }, file: file, line: line, column: column)
  }
}
