public import Foundation
import ScreenTree
import SpokenViews

/// Pages that a swipe with three fingers turns.
open class UIPageViewController: UIViewController {
  /// How a page turns; not heard.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case pageCurl, scroll
  }

  /// The direction of the pages.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal, vertical
  }

  /// Whether a page comes from behind or from before; not heard.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward, reverse
  }

  /// Where the back of a book is; not heard.
  public enum SpineLocation: Int, Hashable, Sendable {
    case none, min, mid, max
  }

  /// More about the pages; not heard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The points between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the back of a book is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How a page turns; not heard.
  public let transitionStyle: TransitionStyle
  /// The direction of the pages.
  public let navigationOrientation: NavigationOrientation
  /// Where the back of a book is; not heard.
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }
  /// Whether pages have backs; not heard.
  open var isDoubleSided = false
  /// The gestures that turn pages, which no user of VoiceOver makes.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// Gives the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Learns when pages turn.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The shown page.
  open private(set) var viewControllers: [UIViewController]?
  private lazy var dots = PageDots(of: self)

  /// Pages in a direction.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Pages from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Shows another page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (self.viewControllers?.first, viewControllers?.first)
    if old !== new {
      // The order of a change of parents in UIKit: leaving is announced first and confirmed at the
      // end.
      old?.willMove(toParent: nil)
      if let new { addChild(new) }
      self.viewControllers = viewControllers
      exchange(old, for: new)
      old?.removeFromParent()
      new?.didMove(toParent: self)
    }
    self.viewControllers = viewControllers
    completion?(true)
  }

  override open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .left: navigationOrientation == .horizontal && scroll(isForward: true)
    case .right: navigationOrientation == .horizontal && scroll(isForward: false)
    case .down: navigationOrientation == .vertical && scroll(isForward: true)
    case .up: navigationOrientation == .vertical && scroll(isForward: false)
    case .next: scroll(isForward: true)
    case .previous: scroll(isForward: false)
    }
  }

  /// Turns a page, and says its number where there are dots.
  private func scroll(isForward: Bool) -> Bool {
    guard turn(isForward: isForward) else { return false }
    if let place { Posting.post(.page("Page \(place.page + 1) of \(place.count)")) }
    return true
  }

  /// Shows the page before or after; false at an end.
  fileprivate func turn(isForward: Bool) -> Bool {
    guard let old = viewControllers?.first,
      let new = isForward
        ? dataSource?.pageViewController(self, viewControllerAfter: old)
        : dataSource?.pageViewController(self, viewControllerBefore: old)
    else { return false }
    // The delegate learns only of turns by the user, not of `setViewControllers`, as in UIKit.
    delegate?.pageViewController(self, willTransitionTo: [new])
    setViewControllers([new], direction: isForward ? .forward : .reverse, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
    return true
  }

  /// The number of the page, and how many there are, where the data source says so.
  fileprivate var place: (page: Int, count: Int)? {
    guard transitionStyle == .scroll, let dataSource, viewControllers?.isEmpty == false else {
      return nil
    }
    let count = dataSource.presentationCount(for: self)
    return count > 0 ? (dataSource.presentationIndex(for: self), count) : nil
  }

  override var shownChildren: [UIViewController] { viewControllers ?? [] }
  override var shownObjects: [UIAccessibilityObject] {
    (viewControllers ?? []) + (place == nil ? [] : [dots])
  }
}

/// The dots below the pages.
private final class PageDots: UIPageControl {
  private weak var pages: UIPageViewController?

  init(of pages: UIPageViewController) {
    self.pages = pages
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    // Read again each time, because the data source counts the pages.
    numberOfPages = pages?.place?.count ?? 0
    currentPage = pages?.place?.page ?? 0
    super.prepare()
  }

  override func accessibilityIncrement() { _ = pages?.turn(isForward: true) }
  override func accessibilityDecrement() { _ = pages?.turn(isForward: false) }
}
