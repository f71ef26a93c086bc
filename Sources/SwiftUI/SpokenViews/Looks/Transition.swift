/// How a view comes and goes, by an app; all changes happen at once here, so that nothing asks for its body.
@MainActor
@preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<EmptyView>

  /// The view at a moment of its coming and going.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What the transition changes.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// It moves.
  public static var properties: TransitionProperties { TransitionProperties() }
  /// Both transitions.
  public nonisolated func combined<Other: Transition>(with other: Other) -> some Transition { self }
  /// The transition with an animation.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }
}

/// What a transition changes; not heard.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether things move.
  public var hasMotion: Bool

  /// What a transition changes.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A moment of coming and going.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is simply there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A transition of the system by its name; not heard.
public struct SystemTransition: Transition, Sendable {
  nonisolated init() {}

  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The directions of a blur.
  public enum BlurDirection: Hashable, Sendable {
    case downUp, upUp
  }
}

extension Transition where Self == SystemTransition {
  /// It blurs into what comes.
  public static nonisolated var blurReplace: SystemTransition { SystemTransition() }
  /// It blurs into what comes.
  public static nonisolated func blurReplace(
    _ direction: SystemTransition.BlurDirection
  ) -> SystemTransition { SystemTransition() }
  /// A symbol comes and goes with an effect.
  public static nonisolated var symbolEffect: SystemTransition { SystemTransition() }
  /// A symbol comes and goes with an effect.
  public static nonisolated func symbolEffect(_ effect: SystemSymbolEffect) -> SystemTransition {
    SystemTransition()
  }
}
