public import Foundation

/// Learns what happens in a scroll view.
@preconcurrency
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Another part of the content is shown.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content has another size.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Scrolling begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Fingers are about to leave; it is never called.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Fingers have left.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It begins to come to rest; it is never called.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// It has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A change of the app is complete.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Zooming begins; it is never called.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Zooming has ended; it is never called.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap at the top of the screen scrolls to the top; it is never called.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// It scrolled to the top; it is never called.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Bars count in another way; it is never called.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing happens.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing happens.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Nothing happens.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing happens.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing happens.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// Nothing happens.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing happens.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing happens.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing happens.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Nothing happens.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Nothing happens.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Nothing happens.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Says the page of a scroll view in words of the app.
@preconcurrency
@MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// The words for where it is; nil for those of the system.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
  /// Those of the system.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
}
