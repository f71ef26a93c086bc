public import Foundation

/// A finger on the screen; with VoiceOver no touch reaches an app, so that none is made here.
@preconcurrency
@MainActor
open class UITouch: NSObject {
  /// How far a touch is.
  public enum Phase: Int, Hashable, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches.
  public enum TouchType: Int, Hashable, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  /// How far it is.
  open private(set) var phase = Phase.began
  /// What touches.
  open private(set) var type = TouchType.direct
  /// How many taps it is.
  open private(set) var tapCount = 1
  /// When it was.
  open private(set) var timestamp: TimeInterval = 0
  /// How hard it is.
  open private(set) var force: CGFloat = 1
  /// How hard it can be.
  open private(set) var maximumPossibleForce: CGFloat = 1
  /// The view that it is on.
  open private(set) weak var view: UIView?
  /// The window that it is in.
  open private(set) weak var window: UIWindow?

  override private init() {}

  /// The place in a view, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The place before, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Something that happened on the screen.
@preconcurrency
@MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Hashable, Sendable {
    case touches, motion, remoteControl, presses
  }

  /// The kind of an event by a part of it.
  public enum EventSubtype: Int, Hashable, Sendable {
    case none, motionShake
  }

  /// The kind.
  open var type: EventType { .touches }
  /// The kind by a part of it.
  open var subtype: EventSubtype { .none }
  /// When it was.
  open var timestamp: TimeInterval { 0 }
  /// The touches of it.
  open var allTouches: Set<UITouch>? { nil }

  /// The touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// The touches that were between two calls.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// A key or a button that is pressed; none is made here.
@preconcurrency
@MainActor
open class UIPress: NSObject {
  /// The key; nil for none.
  open var key: UIKey? { nil }
}

/// A key of a keyboard.
@preconcurrency
@MainActor
open class UIKey: NSObject {
  /// What it writes.
  open var characters: String { "" }
  /// The keys that are held with it.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Keys or buttons that are pressed.
open class UIPressesEvent: UIEvent {
  /// The keys and buttons.
  open var allPresses: Set<UIPress> { [] }
}

/// Keys that are held with others; not heard.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Keys by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// A key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
