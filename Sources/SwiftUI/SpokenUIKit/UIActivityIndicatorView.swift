import Foundation
import ScreenTree

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
