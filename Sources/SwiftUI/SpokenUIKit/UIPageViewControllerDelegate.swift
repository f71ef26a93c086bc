/// Gives pages.
@preconcurrency
@MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before one; nil at the start.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are below the pages; 0 for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The number of the current dot, from 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// There are none.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first one.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Learns when its user turns pages.
@preconcurrency
@MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A page is about to be shown.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// A page is shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Nothing happens.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Nothing happens.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
