public import Foundation
import ScreenTree

/// Two buttons that count a number down and up.
open class UIStepper: UIControl {
  /// The number.
  open var value = 0.0
  /// The least number.
  open var minimumValue = 0.0
  /// The greatest number.
  open var maximumValue = 100.0
  /// By how much a button changes the number.
  open var stepValue = 1.0
  /// Whether counting starts again at the other end.
  open var wraps = false
  /// Whether each step sends an event; not heard.
  open var isContinuous = true
  /// Whether a long press counts on; not heard.
  open var autorepeat = true

  override open func accessibilityIncrement() { move(stepValue) }
  override open func accessibilityDecrement() { move(-stepValue) }

  private func move(_ step: Double) {
    let (old, new) = (value, value + step)
    let range = min(minimumValue, maximumValue)...max(minimumValue, maximumValue)
    if wraps, !range.contains(new) {
      value = step > 0 ? range.lowerBound : range.upperBound
    } else {
      value = min(max(new, range.lowerBound), range.upperBound)
    }
    // At a limit nothing changes, and the app gets no event.
    if value != old { send(.valueChanged) }
  }

  override var adjustedValue: String? { "\(value)" }
  override var kind: ViewClass { .uiStepper }
  override var ownProperties: [Property] {
    super.ownProperties + [
      .value(.number(value)),
      .range(min(minimumValue, maximumValue)...max(minimumValue, maximumValue)),
    ]
  }
}

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
  /// What is behind the dots; not heard.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic, prominent, minimal
  }
  /// Sets the picture of a dot; not heard.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
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

/// A bar that fills.
open class UIProgressView: UIView {
  /// How a bar is shown; not heard.
  public enum Style: Int, Hashable, Sendable {
    case `default`, bar
  }

  private var stated: Float = 0
  /// The part that is done, from 0 to 1.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? stated }
    set { stated = newValue }
  }
  /// What is being done, whose part is shown.
  open var observedProgress: Progress?
  /// How a bar is shown; not heard.
  open var progressViewStyle = Style.default
  /// The picture of the done part; not heard.
  open var progressImage: UIImage?
  /// The picture of the rest; not heard.
  open var trackImage: UIImage?
  /// The color of the done part; not heard.
  open var progressTintColor: UIColor?
  /// The color of the rest; not heard.
  open var trackTintColor: UIColor?

  /// A bar in a style.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Sets the part that is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The part that is done, from 0 to 1; nothing for what is no number, such as 0 of 0.
  private var part: Float { progress.isNaN ? 0 : min(max(progress, 0), 1) }
  override var impliedValue: String? { "\(Int((part * 100).rounded()))%" }
  override var usualTraits: UIAccessibilityTraits { .updatesFrequently }
  override var kind: ViewClass { .uiProgressView }
  override var ownProperties: [Property] {
    super.ownProperties + [.value(.number(Double(part)))]
  }
}

/// A wheel that turns while something is done.
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is; not heard.
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large
  }

  /// How large the wheel is; not heard.
  open var style = Style.medium
  /// Whether it is not shown while it stands.
  open var hidesWhenStopped = true
  /// Whether it turns.
  public private(set) var isAnimating = false
  /// The color; not heard.
  open var color: UIColor?

  /// A wheel in a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Starts to turn.
  open func startAnimating() { isAnimating = true }
  /// Stops.
  open func stopAnimating() { isAnimating = false }

  override var usualTraits: UIAccessibilityTraits { .updatesFrequently }
  override var kind: ViewClass { .uiActivityIndicatorView }
  override var ownProperties: [Property] {
    super.ownProperties + (hidesWhenStopped && !isAnimating ? [.hidden(true)] : [])
  }
}
