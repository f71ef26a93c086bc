public import Foundation
import ScreenTree
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
  /// The view instead of the keyboard; not heard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard, which is heard after the screen while it has the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Commands with keys; not heard.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What the user does, for other devices.
  open var userActivity: NSObject?

  // With VoiceOver no touch reaches an app, so that none of these is called.
  /// Fingers touch the screen; it is never called.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers move; it is never called.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers leave the screen; it is never called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A touch was taken away; it is never called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Keys are pressed; it is never called.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Keys are released; it is never called.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// The device is shaken; it is never called.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The device was shaken; it is never called.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Whether a command can be used; it is never called.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Asks again for the views of the keyboard; they are asked for each time.
  open func reloadInputViews() {}

  /// Takes the keyboard; false if it, or the object that has the keyboard, does not want that.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    // Asked before the old field has to give the keyboard back.
    guard canBecomeFirstResponder, shouldBegin else { return false }
    let screen = shownIn?.root ?? ActingScreen.root
    // The field that has the keyboard may refuse to end editing, as when its text is not valid.
    if let old = screen?.firstResponder as? UIResponder, old.isFirstResponder,
      !old.resignFirstResponder()
    {
      return false
    }
    screen?.firstResponder = self
    // A field of SwiftUI beside it is edited no longer.
    screen?.takeKeyboard(exceptFrom: nil)
    isFirstResponder = true
    // VoiceOver's cursor follows the keyboard.
    screen?.focusRequest = FocusRequest(of: self)
    didBegin()
    return true
  }

  /// Gives the keyboard back; false if it does not want that.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder, shouldEnd else { return false }
    loseKeyboard()
    return true
  }

  /// Gives the keyboard back, whether it wants that or not.
  func loseKeyboard() {
    guard isFirstResponder else { return }
    isFirstResponder = false
    didEnd()
  }

  /// What a field says while it is edited, and how VoiceOver's cursor finds it.
  var editing: [Property] {
    let wants = Behavior(.wantsFocus) { [weak self] _ in
      guard let self else { return false }
      return shownIn?.root.focusRequest?.isMet(by: self) ?? false
    }
    return [.behavior(wants)] + (isFirstResponder ? [.addTraits([.isEditing])] : [])
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
