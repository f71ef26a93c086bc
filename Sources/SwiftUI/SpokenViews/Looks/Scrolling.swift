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

extension ScrollTransitionConfiguration {
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
