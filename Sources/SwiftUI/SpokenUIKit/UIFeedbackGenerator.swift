public import Foundation

/// Lets the device be felt; not heard.
@preconcurrency
@MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// A generator.
  override public init() {}

  /// A generator of a view.
  public convenience init(view: UIView) { self.init() }

  /// Gets ready.
  open func prepare() {}
}

/// A push; not heard.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How a push feels.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// A usual push.
  override public init() { super.init() }

  /// A push that feels in a way.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// A push that feels in a way, of a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  /// Pushes.
  open func impactOccurred() {}
  /// Pushes with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
  /// Pushes at a place.
  open func impactOccurred(at location: CGPoint) {}
  /// Pushes at a place with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// How something ended; not heard.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }

  /// Lets it be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Lets it be felt at a place.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// Another choice; not heard.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets it be felt.
  open func selectionChanged() {}
  /// Lets it be felt at a place.
  open func selectionChanged(at location: CGPoint) {}
}
