public import Foundation
import ScreenTree
public import SpokenViews

/// A field for a line of text.
open class UITextField: UIControl, UIKeyInput {
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

  /// When the field shows a view of its own.
  public enum ViewMode: Int, Hashable, Sendable {
    case never, whileEditing, unlessEditing, always
  }

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
  /// Whether the font follows the size that the user chose; not heard.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the font becomes smaller where there is no room; not heard.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of the font; not heard.
  open var minimumFontSize: CGFloat = 0
  /// The picture behind; not heard.
  open var background: UIImage?
  /// The picture behind while it is disabled; not heard.
  open var disabledBackground: UIImage?
  /// Whether editing begins with an empty text.
  open var clearsOnBeginEditing = false
  /// Whether a new letter takes the place of the text; not modelled.
  open var clearsOnInsertion = false
  /// Whether words can be made bold; not heard.
  open var allowsEditingTextAttributes = false
  /// The attributes of the text; not heard.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the next letter; not heard.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// When there is a button that empties the field, which is heard after it.
  open var clearButtonMode = ViewMode.never
  /// The view at its left, which is heard before its end.
  open var leftView: UIView?
  /// When there is a view at its left.
  open var leftViewMode = ViewMode.never
  /// The view at its right.
  open var rightView: UIView?
  /// When there is a view at its right.
  open var rightViewMode = ViewMode.never
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// What is shown in an empty field, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  private lazy var clear = ClearButton(of: self)

  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }
  /// Adds a text at the end.
  open func insertText(_ text: String) { _ = replace(with: (self.text ?? "") + text) }
  /// Takes the last letter away.
  open func deleteBackward() { _ = replace(with: String((text ?? "").dropLast())) }
  /// The rectangle of the text; the whole one.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text while it is edited; the whole one.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the placeholder; the whole one.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the view at the left; not known.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The rectangle of the view at the right; not known.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  override var companions: [UIAccessibilityObject] {
    let views = [
      isShown(leftViewMode) ? leftView : nil, isShown(rightViewMode) ? rightView : nil,
    ]
    return (isEnabled && hasText && isShown(clearButtonMode) ? [clear] : [])
      + views.compactMap { $0 }
  }

  /// Empties the field, unless its delegate does not want that.
  func empty() -> Bool {
    guard delegate?.textFieldShouldClear(self) ?? true else { return false }
    text = ""
    delegate?.textFieldDidChangeSelection(self)
    send(.editingChanged)
    return true
  }

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
    if clearsOnBeginEditing, hasText { _ = empty() }
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
