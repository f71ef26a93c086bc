public import Foundation

/// Where scrolling stops; not heard.
public protocol ScrollTargetBehavior: Sendable {}

/// A look of the system; not heard.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The look.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A look of the system; not heard.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
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

/// Whether bars at the sides are shown; not heard.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// One of them.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// One of them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// One of them.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether content bounces; not heard.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// One of them.
  public static let always = ScrollBounceBehavior(name: "always")
  /// One of them.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What an anchor is for; not heard.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// One of them.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// One of them.
  public static let alignment = ScrollAnchorRole(name: "alignment")
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
}

/// How far a view scrolled onto the screen; not heard.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether it is on the screen.
  public var isIdentity: Bool { self == .identity }
  /// From -1 to 1.
  public var value: Double { 0 }
}

/// Where a scroll view is; not heard.
public struct ScrollPosition: Hashable, Sendable {
  /// A place by the type of the views' identities.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
  /// The place at an edge.
  public init(edge: Edge) {}
  /// The place of a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  /// The place at a point, in points.
  public init(x: CGFloat? = nil, y: CGFloat? = nil) {}
  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) {}
  /// Scrolls to a point, in points.
  public mutating func scrollTo(point: CGPoint) {}
  /// Scrolls to a point, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {}
  /// Scrolls sideways, in points.
  public mutating func scrollTo(x: CGFloat) {}
  /// Scrolls up or down, in points.
  public mutating func scrollTo(y: CGFloat) {}
}

/// The sizes of a scroll view and its content; not heard.
public struct ScrollGeometry: Hashable, Sendable {
  /// How far it is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// The rectangle that is shown.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
