public import Foundation
import ScreenTree

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
