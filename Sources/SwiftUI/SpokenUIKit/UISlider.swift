import Foundation
import ScreenTree

/// A control that sets a number of a range.
open class UISlider: UIControl {
  /// The number.
  open var value: Float = 0
  /// The least number.
  open var minimumValue: Float = 0
  /// The greatest number.
  open var maximumValue: Float = 1
  /// Whether each move of a finger sends an event; not heard.
  open var isContinuous = true
  /// The picture at the least number; not heard.
  open var minimumValueImage: UIImage?
  /// The picture at the greatest number; not heard.
  open var maximumValueImage: UIImage?
  /// The color up to the number; not heard.
  open var minimumTrackTintColor: UIColor?
  /// The color after the number; not heard.
  open var maximumTrackTintColor: UIColor?
  /// The color of what is moved; not heard.
  open var thumbTintColor: UIColor?
  /// Sets the picture of what is moved; not heard.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture up to the number; not heard.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture after the number; not heard.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The percentage that its node says by the number and the range.
  override var impliedValue: String? {
    let length = maximumValue - minimumValue
    return length > 0 ? "\(Int(((value - minimumValue) / length * 100).rounded()))%" : "0%"
  }

  override open func accessibilityIncrement() { move(1) }
  override open func accessibilityDecrement() { move(-1) }

  /// Moves by a tenth of the range.
  private func move(_ direction: Float) {
    // VoiceOver moves any slider by ten percent, however long its range is.
    let step = (maximumValue - minimumValue) / 10
    value = min(max(value + direction * step, minimumValue), maximumValue)
    send(.valueChanged)
  }

  override var classTraits: UIAccessibilityTraits { .adjustable }
  override var kind: ViewClass { .uiSlider }
  override var ownProperties: [Property] {
    super.ownProperties + [
      .value(.number(Double(value))),
      .range(Double(min(minimumValue, maximumValue))...Double(max(minimumValue, maximumValue))),
    ]
  }
}
