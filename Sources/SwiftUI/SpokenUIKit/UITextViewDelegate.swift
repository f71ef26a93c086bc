public import Foundation

/// Learns what happens in a text view.
@preconcurrency
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
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
  /// Whether a link may be opened; it is never called.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
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
  /// It may.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// How a link in a text is used.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  case invokeDefaultAction, presentActions, preview
}
