public import Foundation
import ScreenTree
public import SpokenViews

/// A field for several lines of text.
open class UITextView: UIScrollView, UIKeyInput {
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
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// Which letters the keyboard makes capitals; not heard.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects words; not heard.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked; not heard.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks are made round; not heard.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash; not heard.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are added and taken away; not heard.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether words are continued while they are written; not heard.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The look of the keyboard; not heard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The word on the return key; not heard.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for words; not heard.
  open var enablesReturnKeyAutomatically = false
  /// The rules of new passwords; not heard.
  open var passwordRules: UITextInputPasswordRules?
  /// The keyboard; not heard.
  open var keyboardType = UIKeyboardType.default
  /// Whether the text is hidden; a text view hides none.
  open var isSecureTextEntry = false
  /// What is written into the field; not heard.
  open var textContentType: UITextContentType?
  private var keyboardViews: (input: UIView?, accessory: UIView?)
  /// The view instead of the keyboard; not heard.
  override open var inputView: UIView? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  /// The view above the keyboard, which is heard after the screen while the text is edited.
  override open var inputAccessoryView: UIView? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }
  /// Where the lines begin; not heard.
  open var textAlignment = NSTextAlignment.natural
  /// The points around the text; not heard.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The area of the text; not heard.
  public let textContainer: NSTextContainer
  /// What becomes a link; not heard.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links; not heard.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of the next letter; not heard.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether words can be made bold; not heard.
  open var allowsEditingTextAttributes = false
  /// Whether a new letter takes the place of the text; not modelled.
  open var clearsOnInsertion = false
  /// Whether words can be looked for; not modelled.
  open var isFindInteractionEnabled = false
  /// The selected part, in UTF-16; the end of the text, unless the app sets another.
  open var selectedRange: NSRange {
    get { statedRange ?? NSRange(location: (text ?? "").utf16.count, length: 0) }
    set { statedRange = newValue }
  }
  /// The selected part.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { statedRange = newValue?.range }
  }
  private var statedRange: NSRange?
  /// The text with attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }

  /// A text view with its rectangle, in points.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }
  /// A text view with its rectangle, in points.
  override public convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// A text view from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }
  /// Adds a text at the end.
  open func insertText(_ text: String) { _ = type((self.text ?? "") + text) }
  /// Takes the last letter away.
  open func deleteBackward() { _ = type(String((text ?? "").dropLast())) }
  /// Shows a part of the text; not heard.
  open func scrollRangeToVisible(_ range: NSRange) {}
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
    // The selection comes before the text, in the order of UIKit's own calls.
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
