public import Foundation

/// An activity that an app passes on to another device.
public final class NSUserActivity: @unchecked Sendable {
  /// What the activity is.
  public let activityType: String
  /// What it is called.
  public var title: String?
  /// What belongs to it.
  public var userInfo: [AnyHashable: Any]?
  /// The page that it is about.
  public var webpageURL: URL?
  /// Whether another device can continue it.
  public var isEligibleForHandoff = true
  /// Whether it can be found.
  public var isEligibleForSearch = false

  /// An activity by its name.
  public init(activityType: String) { self.activityType = activityType }

  /// Makes it the current one.
  public func becomeCurrent() {}
  /// Ends it.
  public func invalidate() {}
}

/// A key that is pressed.
public struct KeyPress: Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
  /// Whether it goes down or up.
  public let phase: Phases
}

/// Whether a pointer is over a view.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint)
  case ended
}

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}
