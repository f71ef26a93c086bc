public import Foundation
import SpokenViews

/// How a scroll view works.
extension UIScrollView {
  /// How bars count for the points around the content; not heard.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How it shows where it is; not heard.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default`, black, white
  }

  /// How scrolling hides the keyboard; not heard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How fast it comes to rest; not heard.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A speed by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Faster.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Moves by the size of the view, and says the page; false at an end or where sizes are not known.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, frame.width > 0, frame.height > 0 else { return false }
    let isSideways: Bool
    switch direction {
    case .left, .right: isSideways = true
    case .up, .down: isSideways = false
    case .next, .previous: isSideways = contentSize.width > frame.width
    }
    let isForward = direction == .left || direction == .down || direction == .next
    let (size, length, old) =
      isSideways
      ? (frame.width, contentSize.width, contentOffset.x)
      : (frame.height, contentSize.height, contentOffset.y)
    let new = min(max(isForward ? old + size : old - size, 0), max(length - size, 0))
    // False at an end, so that VoiceOver tries the view around.
    guard new != old else { return false }
    move(to: isSideways ? CGPoint(x: new, y: contentOffset.y) : CGPoint(x: contentOffset.x, y: new))
    let page = Int((new / size).rounded(.up)) + 1
    let words = "Page \(page) of \(Int((length / size).rounded(.up)))"
    let status = (scrollDelegate as? any UIScrollViewAccessibilityDelegate)?
      .accessibilityScrollStatus(for: self)
    Posting.post(.page(status ?? words))
    return true
  }

  private func move(to offset: CGPoint) {
    scrollDelegate?.scrollViewWillBeginDragging(self)
    contentOffset = offset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }
}

/// Content with a delegate whose type a subclass may narrow.
@preconcurrency
@MainActor
public protocol _ScrollView: UIView {}

// Tables and others have a delegate of another type, which Swift lets no class override; what stands
// in an extension of a protocol they may declare again.
extension _ScrollView where Self: UIScrollView {
  /// Learns what happens.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
