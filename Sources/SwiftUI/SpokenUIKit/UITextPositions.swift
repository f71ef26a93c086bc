import Foundation

/// Places in the text of a field, in UTF-16.
extension UITextField {
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  /// The selected part: the end of the text, because VoiceOver types there.
  public var selectedTextRange: UITextRange? {
    get { textRange(from: endOfDocument, to: endOfDocument) }
    set {}
  }
  /// A part of the text.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    // The places may come in either order.
    let length = toPosition.offset - fromPosition.offset
    return UITextRange(
      NSRange(location: min(fromPosition.offset, toPosition.offset), length: abs(length)))
  }
  /// A place some letters after another one; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let new = position.offset + offset
    return (0...endOfDocument.offset).contains(new) ? UITextPosition(new) : nil
  }
  /// How many letters are between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The words of a part.
  public func text(in range: UITextRange) -> String? {
    let words = (text ?? "") as NSString
    guard NSMaxRange(range.range) <= words.length else { return nil }
    return words.substring(with: range.range)
  }
}
