import SpokenViews

/// An object that takes events.
open class UIResponder: UIAccessibilityObject {
  /// Whether it has the keyboard; one object of a screen has it at most.
  public private(set) var isFirstResponder = false
  /// The object that takes the events that this one does not.
  open var next: UIResponder? { nil }
  /// Whether it may have the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may give the keyboard back.
  open var canResignFirstResponder: Bool { true }

  /// Takes the keyboard; false if it, or the object that has the keyboard, does not want that.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, shouldBegin else { return false }
    let screen = shownIn?.root ?? ActingScreen.root
    if let old = screen?.firstResponder as? UIResponder, old.isFirstResponder,
      !old.resignFirstResponder()
    {
      return false
    }
    screen?.firstResponder = self
    isFirstResponder = true
    didBegin()
    return true
  }

  /// Gives the keyboard back; false if it does not want that.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder, shouldEnd else { return false }
    isFirstResponder = false
    didEnd()
    return true
  }

  /// Whether its delegate lets editing begin.
  var shouldBegin: Bool { true }
  /// Learns that it has the keyboard.
  func didBegin() {}
  /// Whether its delegate lets editing end.
  var shouldEnd: Bool { true }
  /// Learns that it has the keyboard no longer.
  func didEnd() {}
}
