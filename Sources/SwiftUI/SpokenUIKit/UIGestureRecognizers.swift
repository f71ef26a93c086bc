public import Foundation

/// A gesture of fingers.
///
/// VoiceOver passes its double-tap on as one tap of one finger, which
/// `UITapGestureRecognizer` recognizes; no user of VoiceOver makes another one.
@preconcurrency
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// It was recognized.
    public static let recognized = State.ended
  }

  /// Whether it is recognized.
  open var isEnabled = true
  /// How far it is.
  open var state = State.possible
  /// The view that it is on.
  public internal(set) weak var view: UIView?
  /// Whether the view does not get the touches.
  open var cancelsTouchesInView = true
  /// Whether touches wait for it.
  open var delaysTouchesBegan = false
  /// Whether the ends of touches wait for it.
  open var delaysTouchesEnded = true
  /// What may touch.
  open var allowedTouchTypes: [NSNumber] = []
  /// Whether one kind of touch excludes others.
  open var requiresExclusiveTouchType = true
  /// A name for messages.
  open var name: String?
  /// Decides whether a tap may begin; nothing else is asked, because nobody makes it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// How many fingers there are; none.
  open var numberOfTouches: Int { 0 }

  private var calls: [TargetAction] = []

  /// A gesture that calls a method of an object.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { calls = [TargetAction(target, action)] }
  }

  /// A gesture that calls nothing.
  override public convenience init() { self.init(target: nil, action: nil) }

  /// Calls a method of an object when it is recognized.
  open func addTarget(_ target: Any, action: Selector) {
    let call = TargetAction(target, action)
    calls.removeAll { $0.isSame(as: call) }
    calls.append(call)
  }

  /// Calls a method of an object no longer; nil stands for all objects, and for all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    calls.removeAll { $0.isMeant(target, action) }
  }

  /// Whether VoiceOver's double-tap makes it.
  var isMadeByDoubleTap: Bool { false }

  /// Recognizes a tap and calls the methods; false where the gesture may not begin.
  func recognize() -> Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) != false,
      delegate?.gestureRecognizerShouldBegin(self) != false
    else { return false }
    state = .ended
    for call in calls where !call.isGone {
      UIApplication.shared.sendAction(call.action, to: call.target, from: self, for: nil)
    }
    state = .possible
    return true
  }

  /// The place in a view, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The place of a finger in a view, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Lets another gesture come first.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Begins again; it is never called.
  open func reset() {}
  /// Fingers touch the screen; it is never called.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers move; it is never called.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers leave the screen; it is never called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A touch was taken away; it is never called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// One tap or several.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1

  override var isMadeByDoubleTap: Bool {
    numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
  }
}

/// A finger that stays on a view.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// Fingers that move.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers at most.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero

  /// How far the fingers moved, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Says how far the fingers moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast the fingers move; not at all.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A finger that moves in from a side of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The sides.
  open var edges: UIRectEdge = []
}

/// Two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The size against the one before.
  open var scale: CGFloat = 1
  /// How fast the fingers move; not at all.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast the fingers turn; not at all.
  open var velocity: CGFloat { 0 }
}

/// A pointer that is over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

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
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

extension UIView {
  /// Adds a gesture; of those, a user of VoiceOver makes a tap by a double-tap.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a gesture away.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Makes the tap as which VoiceOver passes its double-tap on; false where no gesture takes it.
  ///
  /// As on a touch, the view and those around it get the tap, but where one of them takes no touches
  /// only those around that one. Without a delegate that wants both, the innermost gesture wins.
  func makeTap() -> Bool {
    var views = sequence(first: self) { $0.superview }.map { $0 }
    if let deaf = views.lastIndex(where: { !$0.isUserInteractionEnabled }) {
      views.removeFirst(deaf + 1)
    }
    var first: UIGestureRecognizer?
    for view in views {
      for gesture in view.gestureRecognizers ?? [] where gesture.isMadeByDoubleTap {
        if let first, !first.isMade(with: gesture) { continue }
        if gesture.recognize(), first == nil { first = gesture }
      }
      // A control keeps its touches from the gestures around it.
      if view is UIControl { break }
    }
    return first != nil
  }
}

extension UIGestureRecognizer {
  /// Whether a delegate lets both be recognized at once.
  fileprivate func isMade(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}
