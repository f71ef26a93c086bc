public import Foundation
import ScreenTree

/// Learns what happens in a text view.
@MainActor
public protocol UITextViewDelegate: AnyObject {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing begins.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a text may be entered.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The text was changed or the cursor moved.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// The text was changed.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing happens.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing happens.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing happens.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Nothing happens.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// A field for several lines of text.
open class UITextView: UIView {
  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  /// Whether the text can be changed.
  open var isEditable = true
  /// Whether the font follows the size that the user chose; not heard.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text can be selected; not heard.
  open var isSelectable = true
  /// Learns what happens.
  open weak var delegate: (any UITextViewDelegate)?
  /// The color of the text; not heard.
  open var textColor: UIColor?
  /// The font; not heard.
  open var font: UIFont?

  override var kind: ViewClass { isEditable ? .uiTextView : .uiLabel }
  override var usualTraits: UIAccessibilityTraits { isEditable ? .none : .staticText }
  override var nodeTitle: String? { isEditable ? nil : text }
  override var shownLabel: String? { isEditable ? nil : text }
  override var ownProperties: [Property] {
    guard isEditable else { return super.ownProperties }
    return super.ownProperties + editing + [
      .value(.text(text ?? "")),
      typing { [weak self] in self?.type($0) ?? false },
    ]
  }

  /// Performs what typing does; false if the text stays the same.
  private func type(_ new: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    let change = TextChange(from: text ?? "", to: new)
    guard
      delegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.added)
        ?? true
    else { return false }
    text = new
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    return true
  }

  override open var canBecomeFirstResponder: Bool { isEditable }
  override open func accessibilityActivate() -> Bool { becomeFirstResponder() }
  override var shouldBegin: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
  override func didBegin() { delegate?.textViewDidBeginEditing(self) }
  override var shouldEnd: Bool { delegate?.textViewShouldEndEditing(self) ?? true }
  override func didEnd() { delegate?.textViewDidEndEditing(self) }
}
