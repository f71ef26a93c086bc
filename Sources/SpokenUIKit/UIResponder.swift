/// An object that takes events.
open class UIResponder: UIAccessibilityObject {
  /// Whether it has the keyboard.
  public private(set) var isFirstResponder = false
  /// The object that takes the events that this one does not.
  open var next: UIResponder? { nil }
  /// Whether it may have the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Takes the keyboard.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = true
    return true
  }

  /// Gives the keyboard back.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}
