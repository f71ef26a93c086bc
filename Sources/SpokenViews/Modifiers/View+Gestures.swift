public import Foundation
import ScreenTree

/// A gesture of fingers, which no user of VoiceOver makes.
public protocol Gesture {
  /// What the gesture reports.
  associatedtype Value
}

/// A finger that moves over a view.
public struct DragGesture: Gesture {
  /// Where the finger is.
  public struct Value: Hashable, Sendable {
    /// Where it is now, in points.
    public var location: CGPoint
    /// Where it was put down, in points.
    public var startLocation: CGPoint
    /// How far it moved, in points.
    public var translation: CGSize
  }

  /// A drag of a distance, in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// One tap or several.
public struct TapGesture: Gesture {
  /// Nothing.
  public typealias Value = Void

  /// A number of taps.
  public init(count: Int = 1) {}
}

/// A finger that stays on a view.
public struct LongPressGesture: Gesture {
  /// Whether it lasted long enough.
  public typealias Value = Bool

  /// A press of a duration, in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

extension Gesture {
  /// Is never called: no user of VoiceOver makes the gesture.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Is never called: no user of VoiceOver makes the gesture.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// Which gestures of a view and of those inside are recognized.
public enum GestureMask: Hashable, Sendable {
  case none, gesture, subviews, all
}

extension View {
  /// A gesture, which no user of VoiceOver makes.
  public nonisolated func gesture<Made: Gesture>(
    _ gesture: Made, including mask: GestureMask = .all, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    attachingGesture("gesture", at: Position(file, line, column))
  }

  /// A gesture beside those of the view, which no user of VoiceOver makes.
  public nonisolated func simultaneousGesture<Made: Gesture>(
    _ gesture: Made, including mask: GestureMask = .all, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    attachingGesture("simultaneousGesture", at: Position(file, line, column))
  }

  /// Performs a closure on a tap, which is VoiceOver's double-tap.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let position = Position(file, line, column)
    // VoiceOver passes a double-tap on as one tap, so that a gesture of several is never made.
    guard count == 1 else {
      return attachingGesture("onTapGesture", at: position)
    }
    return attaching(
      [
        .onActivate([], at: position), .behavior(Behavior(.activate, action), at: position),
      ], "onTapGesture", at: position)
  }

  /// Performs a closure on a long press, which no user of VoiceOver makes.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingGesture("onLongPressGesture", at: Position(file, line, column))
  }

  /// A gesture that no user of VoiceOver makes, while it is enabled.
  nonisolated func attachingGesture(
    _ name: String, at position: Position, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(
      // Never performed: the property only lets findings name the place of the gesture.
      [.behavior(Behavior(.gesture) { _ in false }, at: position)], name, at: position,
      isEnabled: isEnabled)
  }
}
