public import Foundation

/// How a view comes and goes; all changes happen at once here.
public struct AnyTransition: Sendable {
  init() {}

  /// A transition of an app.
  public init<Made: Transition>(_ transition: Made) {}

  /// A transition.
  public static let opacity = AnyTransition()
  /// A transition.
  public static let slide = AnyTransition()
  /// A transition.
  public static let identity = AnyTransition()
  /// A transition.
  public static let scale = AnyTransition()
  /// A transition that blurs.
  public static let blurReplace = AnyTransition()
  /// A transition from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// A transition that pushes the old view away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// A transition from a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// A transition in size.
  public static func scale(
    scale: CGFloat = 0, anchor: UnitPoint = .center
  ) -> AnyTransition { AnyTransition() }
  /// A transition in size.
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Different transitions for coming and going.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// A transition between two modifiers.
  public static func modifier<Changes: ViewModifier>(
    active: Changes, identity: Changes
  ) -> AnyTransition { AnyTransition() }
  /// Both transitions.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a content changes; all changes happen at once here.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let identity = ContentTransition(name: "identity")
  /// One of them.
  public static let opacity = ContentTransition(name: "opacity")
  /// One of them.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// One of them.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// One of them.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// One of them.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// One of them.
  public static func symbolEffect(_ effect: SystemSymbolEffect) -> ContentTransition {
    ContentTransition(name: "symbolEffect")
  }
}

/// When an animation is complete.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete, removed
}

/// Changes state; nothing moves here, so that the closure for the end is called at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// How the view looks from which a screen comes; not heard.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The usual look of such a view; not heard.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

/// How a screen comes and goes; not heard.
public struct NavigationTransition: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = NavigationTransition(name: "automatic")
  /// One of them.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> NavigationTransition
  { NavigationTransition(name: "zoom") }
}

/// What a user feels; not heard.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// How heavy a thing feels.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// How a thing gives way.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }

  /// One of them.
  public static let success = SensoryFeedback(name: "success")
  /// One of them.
  public static let warning = SensoryFeedback(name: "warning")
  /// One of them.
  public static let error = SensoryFeedback(name: "error")
  /// One of them.
  public static let selection = SensoryFeedback(name: "selection")
  /// One of them.
  public static let increase = SensoryFeedback(name: "increase")
  /// One of them.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// One of them.
  public static let start = SensoryFeedback(name: "start")
  /// One of them.
  public static let stop = SensoryFeedback(name: "stop")
  /// One of them.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// One of them.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// One of them.
  public static let impact = SensoryFeedback(name: "impact")
  /// One of them.
  public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1)
    -> SensoryFeedback
  { SensoryFeedback(name: "impact") }
  /// One of them.
  public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1)
    -> SensoryFeedback
  { SensoryFeedback(name: "impact") }
}
