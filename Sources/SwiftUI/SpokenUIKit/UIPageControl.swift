public import Foundation
import ScreenTree

/// Dots for pages, of which one is current.
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0
  /// The number of the current page, from 0.
  open var currentPage = 0
  /// Whether a single page has no dots.
  open var hidesForSinglePage = false
  /// What is behind the dots; not heard.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger moves along the dots; not heard.
  open var allowsContinuousInteraction = true
  /// The picture of the dots; not heard.
  open var preferredIndicatorImage: UIImage?
  /// The picture of the current dot; not heard.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// Where the dots run to; not heard.
  open var direction = Direction.natural
  /// Where dots run to; not heard.
  public enum Direction: Int, Hashable, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  /// What is behind the dots; not heard.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic, prominent, minimal
  }
  /// Sets the picture of a dot; not heard.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// Sets the picture of a dot while it is the current one; not heard.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// The picture of a dot; none.
  open func indicatorImage(forPage page: Int) -> UIImage? { nil }
  /// The size that dots need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 18, height: 26)
  }
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }
  /// The color of the dots; not heard.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current dot; not heard.
  open var currentPageIndicatorTintColor: UIColor?

  override open func accessibilityIncrement() { move(1) }
  override open func accessibilityDecrement() { move(-1) }

  private func move(_ step: Int) {
    guard (0..<numberOfPages).contains(currentPage + step) else { return }
    currentPage += step
    send(.valueChanged)
  }

  override var adjustedValue: String? { "\(currentPage)" }
  override var classTraits: UIAccessibilityTraits { .adjustable }
  override var kind: ViewClass { .uiPageControl }
  override var ownProperties: [Property] {
    guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else {
      return super.ownProperties + [.hidden(true)]
    }
    return super.ownProperties + [
      .value(.number(Double(currentPage + 1))), .range(1...Double(numberOfPages)),
    ]
  }
}
