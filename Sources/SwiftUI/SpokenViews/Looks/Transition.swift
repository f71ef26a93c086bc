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
}
