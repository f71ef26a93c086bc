import Foundation
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
