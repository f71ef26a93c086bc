public import Foundation

/// A gesture of fingers, which no user of VoiceOver makes.
///
/// What it calls needs Objective-C, so that only gestures without a target compile here.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// Whether it is recognized.
  open var isEnabled = true
  /// How far it is.
  open var state = State.possible
  /// The view that it is on.
  public internal(set) weak var view: UIView?
  /// Whether the view does not get the touches.
  open var cancelsTouchesInView = true

  /// A gesture.
  override public init() {}
}

/// One tap or several.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// A finger that stays on a view.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Fingers that move.
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// Two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The size against the one before.
  open var scale: CGFloat = 1
}

/// A finger that moves fast.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a finger.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Directions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// Where the finger moves.
  open var direction = Direction.right
}

extension UIView {
  /// Adds a gesture, which no user of VoiceOver makes.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a gesture away.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
