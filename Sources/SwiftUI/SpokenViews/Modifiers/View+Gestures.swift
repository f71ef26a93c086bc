public import Foundation
import ScreenTree

/// A gesture of fingers, which no user of VoiceOver makes unless it is a single tap.
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

  private let count: Int
  private var actions: [() -> Void] = []

  /// A number of taps.
  public init(count: Int = 1) { self.count = count }

  /// Adds what a tap performs, which is VoiceOver's double-tap.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self {
    var gesture = self
    gesture.actions.append { action(()) }
    return gesture
  }
}

extension TapGesture: TapRecognizer {
  // VoiceOver passes a double-tap on as one tap, so that a gesture of several is never made.
  var tapActions: [() -> Void]? { count == 1 ? actions : nil }
}

/// A gesture that a single tap may end.
protocol TapRecognizer {
  /// What a single tap performs; nil for a gesture that it does not end.
  var tapActions: [() -> Void]? { get }
}

extension Gesture {
  /// What a single tap performs; nil for a gesture that it does not end.
  var singleTap: (() -> Void)? {
    guard let actions = (self as? any TapRecognizer)?.tapActions else { return nil }
    return { for action in actions { action() } }
  }
}

/// A finger that stays on a view.
public struct LongPressGesture: Gesture {
  /// Whether it lasted long enough.
  public typealias Value = Bool

  /// A press of a duration, in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// Which gestures of a view and of those inside are recognized.
public enum GestureMask: Hashable, Sendable {
  case none, gesture, subviews, all

  /// Whether the gesture of the view itself is recognized.
  var hasGesture: Bool {
    switch self {
    case .gesture, .all: true
    case .none, .subviews: false
    }
  }
}

extension View {
  /// A gesture: a tap is VoiceOver's double-tap, others are made by no user of VoiceOver.
  public nonisolated func gesture<Made: Gesture>(
    _ gesture: Made, including mask: GestureMask = .all, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    self.gesture(
      gesture, isEnabled: mask.hasGesture, file: file, line: line, column: column)
  }

  /// A gesture beside those of the view: a tap is VoiceOver's double-tap, others are made by no
  /// user of VoiceOver.
  public nonisolated func simultaneousGesture<Made: Gesture>(
    _ gesture: Made, including mask: GestureMask = .all, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    simultaneousGesture(
      gesture, isEnabled: mask.hasGesture, file: file, line: line, column: column)
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
    return attachingTap(action, "onTapGesture", at: position)
  }

  /// Performs a closure on a long press, which no user of VoiceOver makes.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingGesture("onLongPressGesture", at: Position(file, line, column))
  }

  /// A single tap, which is VoiceOver's double-tap, while it is enabled.
  nonisolated func attachingTap(
    _ action: @escaping () -> Void, _ name: String, at position: Position, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(
      [.onActivate([], at: position), .behavior(Behavior(.activate, action), at: position)], name,
      at: position, isEnabled: isEnabled)
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

/// A tap that is performed beside what the view does anyway.
struct SimultaneousTapModifier {
  /// Nil for a gesture that is no tap, which changes nothing.
  let action: (() -> Void)?
  let position: Position
}

extension SimultaneousTapModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    guard let action else { return nodes }
    return nodes.map { node in
      // The last behavior for a trigger is performed, so this one performs the one before too.
      let own = node.all(.behavior).last { $0.trigger == .activate }
      let tap = Behavior(.activate) { input in
        own?.perform(input)
        action()
        return true
      }
      return node.adding([.onActivate([], at: position), .behavior(tap, at: position)])
    }
  }
}
