/// Where scrolling stops; it is never asked, because nothing moves here.
public protocol ScrollTargetBehavior: Sendable {
  /// What a behavior may read of a scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling stops.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A look of the system; not heard.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a swipe passes at most; not heard.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// By the place.
    public static let automatic = LimitBehavior(name: "automatic")
    /// Some.
    public static let always = LimitBehavior(name: "always")
    /// Few.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// One.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// As many as it is strong.
    public static let never = LimitBehavior(name: "never")
  }

  /// The look.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A look of the system; not heard.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// A look of the system; not heard.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// How views change while they scroll; not heard.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let identity = ScrollTransitionConfiguration(name: "identity")
  /// One of them.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// One of them.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// One of them, with a motion.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    animated
  }
  /// One of them, along a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    interactive
  }
  /// The same with a motion.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// The same, from another share of the view on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view must be seen; not heard.
  public struct Threshold: Hashable, Sendable {
    private let share: Double

    /// All of it.
    public static let visible = Threshold(share: 1)
    /// Nothing of it.
    public static let hidden = Threshold(share: 0)
    /// Its middle is in the middle.
    public static let centered = Threshold(share: 0.5)
    /// A share, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }
    /// A share between two others.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(share: share + (other.share - share) * amount)
    }
    /// The same share, so many points further in.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

/// How far a view scrolled onto the screen; not heard.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether it is on the screen.
  public var isIdentity: Bool { self == .identity }
  /// From -1 to 1.
  public var value: Double { 0 }
}
