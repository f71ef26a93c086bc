import Foundation
import ScreenTree

/// A switch.
open class UISwitch: UIControl {
  /// How a switch is drawn; not heard.
  public enum Style: Int, Hashable, Sendable {
    case automatic, checkbox, sliding
  }

  /// Whether it is on.
  open var isOn = false
  /// The color while it is on; not heard.
  open var onTintColor: UIColor?
  /// The color of what is moved; not heard.
  open var thumbTintColor: UIColor?
  /// How it is drawn; not heard.
  open var preferredStyle = Style.automatic
  /// How it is drawn; not heard.
  open var style: Style { .sliding }
  /// The words beside it on the Mac; not heard.
  open var title: String?

  /// Sets whether it is on.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override open func accessibilityActivate() -> Bool {
    isOn.toggle()
    send(.valueChanged)
    return true
  }

  override var impliedValue: String? { isOn ? "1" : "0" }

  override var kind: ViewClass { .uiSwitch }
  override var classTraits: UIAccessibilityTraits { [.button, .toggleButton] }
  override var ownProperties: [Property] { super.ownProperties + [.value(.flag(isOn))] }
}
