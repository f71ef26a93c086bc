public import Foundation

/// Learns what happens in a text field, in the order of these functions.
@preconcurrency
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing begins.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether a text may be entered.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text was changed or the cursor moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the button that empties the field does that.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended for a reason; by default calls the function without one.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing happens.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Nothing happens.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It does.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing happens.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the function without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
}
