public import Foundation

/// Where views are.
extension UIView {
  /// How a view follows the size of the one around; not heard.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Ways by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance at the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content fills a view; not heard.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// How the colors of controls are when something is in front; not heard.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    case automatic, normal, dimmed
  }

  /// The size of a view that has none of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The smallest size for `systemLayoutSizeFitting`.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size for `systemLayoutSizeFitting`.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The place of its origin on the screen, in points.
  private var originOnScreen: CGPoint {
    let around = superview?.originOnScreen ?? .zero
    let scrolled = superview?.bounds.origin ?? .zero
    return CGPoint(
      x: around.x + frame.minX - scrolled.x, y: around.y + frame.minY - scrolled.y)
  }

  /// A point of this view in another one, or on the screen.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (here, there) = (originOnScreen, view?.originOnScreen ?? .zero)
    let (own, other) = (bounds.origin, view?.bounds.origin ?? .zero)
    return CGPoint(
      x: point.x - own.x + here.x - there.x + other.x,
      y: point.y - own.y + here.y - there.y + other.y)
  }

  /// A point of another view, or of the screen, in this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else {
      let here = originOnScreen
      return CGPoint(
        x: point.x - here.x + bounds.minX, y: point.y - here.y + bounds.minY)
    }
    return view.convert(point, to: self)
  }

  /// A rectangle of this view in another one, or on the screen.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or of the screen, in this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Moves a view before the others; the order of reading stays.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  /// Moves a view behind the others; the order of reading stays.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  /// Adds a view behind another one.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }

  /// Adds a view in front of another one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(
      view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
  }

  /// Lets two views change their places in front and back; the order of reading stays.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// The part that bars cover; not known.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// The direction of its parts.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  /// How the colors of controls are when something is in front; not heard.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { .automatic }
    set {}
  }
  /// How sharp it is drawn; not heard.
  public var contentScaleFactor: CGFloat {
    get { 3 }
    set {}
  }
  /// A picture of it, which shows nothing.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
  /// Draws what it shows into a picture; nothing is drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
}

extension [UIView] {
  /// The views, each followed by what belongs to it.
  @MainActor
  var withCompanions: [UIAccessibilityObject] {
    // Most views have none, and their list is not copied.
    contains { !$0.companions.isEmpty } ? flatMap { [$0] + $0.companions } : self
  }
}
