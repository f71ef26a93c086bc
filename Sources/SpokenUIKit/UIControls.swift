import Foundation
import ScreenTree

/// A control that does something.
open class UIButton: UIControl {
  private var titles: [UIControl.State.RawValue: String] = [:]
  private var images: [UIControl.State.RawValue: UIImage] = [:]

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
  }

  /// The title for a state.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

  /// The title that is shown now.
  open var currentTitle: String? { shown(titles) }

  /// What the state of the control selects, otherwise that of the usual state.
  private func shown<Value>(_ values: [UIControl.State.RawValue: Value]) -> Value? {
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    return values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  override var shownLabel: String? { currentTitle ?? shown(images)?.name.words }
  override var classTraits: UIAccessibilityTraits { .button }
  override var kind: ViewClass { .uiButton }
  override var title: String? { currentTitle }
  override var shownObjects: [UIAccessibilityObject] {
    guard currentTitle == nil, let image = shown(images) else { return super.shownObjects }
    return super.shownObjects + [UIImageView(image: image)]
  }
}

extension String {
  /// The name of a picture in words.
  fileprivate var words: String {
    split { "-_.".contains($0) || $0.isWhitespace }.joined(separator: " ")
  }
}

/// A control that sets a number of a range.
open class UISlider: UIControl {
  /// The number.
  open var value: Float = 0
  /// The least number.
  open var minimumValue: Float = 0
  /// The greatest number.
  open var maximumValue: Float = 1

  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override open var accessibilityValue: String? {
    get { super.accessibilityValue ?? impliedValue }
    set { super.accessibilityValue = newValue }
  }

  /// The percentage that its node says by the number and the range.
  var impliedValue: String {
    let length = maximumValue - minimumValue
    return length > 0 ? "\(Int(((value - minimumValue) / length * 100).rounded()))%" : "0%"
  }

  override open func accessibilityIncrement() { move(1) }
  override open func accessibilityDecrement() { move(-1) }

  /// Moves by a tenth of the range.
  private func move(_ direction: Float) {
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

/// A switch.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false

  /// Sets whether it is on.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override open func accessibilityActivate() -> Bool {
    isOn.toggle()
    send(.valueChanged)
    return true
  }

  override open var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  override var kind: ViewClass { .uiSwitch }
  override var classTraits: UIAccessibilityTraits { [.button, .toggleButton] }
  override var ownProperties: [Property] { super.ownProperties + [.value(.flag(isOn))] }
}

/// A row of a table.
open class UITableViewCell: UIView {
  /// The view with the content.
  public let contentView = UIView()
  /// The main label.
  public private(set) lazy var textLabel: UILabel? = addedLabel()
  /// The second label.
  public private(set) lazy var detailTextLabel: UILabel? = addedLabel()

  private func addedLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  override var kind: ViewClass { .uiTableViewCell }
  override var shownObjects: [UIAccessibilityObject] {
    (contentView.subviews.isEmpty ? [] : [contentView]) + super.shownObjects
  }
}
