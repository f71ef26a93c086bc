import Foundation
import ScreenTree
public import SpokenViews

/// A field for a line of text.
open class UITextField: UIControl {
  /// How the field is drawn; not heard.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// How editing ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    case committed, cancelled
  }

  /// The text.
  open var text: String? = ""
  /// What is shown in an empty field.
  open var placeholder: String?
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// Learns what happens.
  open weak var delegate: (any UITextFieldDelegate)?
  /// How the field is drawn; not heard.
  open var borderStyle = BorderStyle.none
  /// The keyboard; not heard.
  open var keyboardType = UIKeyboardType.default
  /// What is written into the field; not heard.
  open var textContentType: UITextContentType?
  /// The color of the text; not heard.
  open var textColor: UIColor?
  /// The font; not heard.
  open var font: UIFont?

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Performs what typing does; false if nothing changes and no key was pressed.
  private func type(_ new: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    guard new.last == "\n" else { return replace(with: new) }
    // A text field has one line: a line break is the return key, and never part of the text.
    let line = String(new.dropLast())
    if line != text ?? "" { _ = replace(with: line) }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    send(.primaryActionTriggered)
    // As in UIKit, the return key ends editing only where something waits for its event.
    if send(.editingDidEndOnExit) { resignFirstResponder() }
    return true
  }

  private func replace(with new: String) -> Bool {
    // The delegate is asked first, as it may refuse letters; it then gets no other call.
    let change = TextChange(from: text ?? "", to: new)
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: change.range, replacementString: change.added) ?? true
    else { return false }
    text = new
    delegate?.textFieldDidChangeSelection(self)
    send(.editingChanged)
    return true
  }

  override open var canBecomeFirstResponder: Bool { isEnabled }
  override open func accessibilityActivate() -> Bool { becomeFirstResponder() }
  override var shouldBegin: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  override func didBegin() {
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin)
  }
  override var shouldEnd: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
  override func didEnd() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd)
  }

  override var kind: ViewClass { isSecureTextEntry ? .secureField : .uiTextField }
  override var ownProperties: [Property] {
    var properties = super.ownProperties
    if let placeholder { properties.append(.placeholder(placeholder)) }
    if let text, !text.isEmpty || placeholder == nil { properties.append(.value(.text(text))) }
    return properties + editing + [typing { [weak self] in self?.type($0) ?? false }]
  }
}
