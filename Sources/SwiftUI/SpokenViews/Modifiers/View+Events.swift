public import Foundation

/// Events that come from outside the screen, or from keys and pointers: none comes here, so that
/// their closures are never called.
extension View {
  /// Is never called: no address is opened in the app here.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Is never called: no activity comes from another device.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Is never called: no activity is passed on to another device.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Changes nothing: there are no other scenes.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Is never called: there is no keyboard beside the one on the screen.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Is never called: there is no keyboard beside the one on the screen.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Is never called: there is no keyboard beside the one on the screen.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Is never called: there is no keyboard beside the one on the screen.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Is never called: there is no keyboard beside the one on the screen.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Is never called: a phone has no arrow keys.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View { self }

  /// Is never called: a phone has no menu button.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Is never called: a phone has no command that deletes.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// Is never called: a phone has no button that plays.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Is never called: a phone has no pointer.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Is never called: nothing is scrolled by a finger.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Is never called: every view of a scroll view is there.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}

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
  /// What a view did with it.
  public enum Result: Hashable, Sendable {
    case handled, ignored
  }

  /// Whether a key goes down or up.
  public struct Phases: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Phases by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// It goes up.
    public static let up = Phases(rawValue: 4)
    /// Any of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
  /// Whether it goes down or up.
  public let phase: Phases
}

/// Where an arrow key moves.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
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
