import Foundation
import ScreenTree
public import SpokenViews

extension UISearchBar {
  /// The looks of a search bar; not heard.
  public enum Style: Int, Sendable {
    case `default`, prominent, minimal
  }
}

/// A field for what is searched.
open class UISearchBar: UIView, UITextInputTraits {
  /// The text.
  open var text: String? = ""
  /// What is shown in an empty field.
  open var placeholder: String?
  /// The look; not heard.
  open var searchBarStyle = Style.default
  /// Learns what happens.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Is called when editing begins and when the text was changed.
  var changed: () -> Void = {}

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
  /// Whether the text is hidden.
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
  /// The line above the field; not modelled.
  open var prompt: String?
  /// How the bar is drawn; not heard.
  open var barStyle = UIBarStyle.default
  /// The color of the bar; not heard.
  open var barTintColor: UIColor?
  /// Whether what is behind is seen; not heard.
  open var isTranslucent = true
  /// The picture behind; not heard.
  open var backgroundImage: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether there is a button for bookmarks; not modelled.
  open var showsBookmarkButton = false
  /// Whether there is a button for results; not modelled.
  open var showsSearchResultsButton = false
  /// Whether there is a button that cancels, which is heard after the field.
  open var showsCancelButton = false
  /// Whether there are scopes, which are heard after the field.
  open var showsScopeBar = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
  }
  /// The number of the chosen scope, from 0.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  /// A picture in a search bar; not heard.
  public enum Icon: Int, Hashable, Sendable {
    case search, clear, bookmark, resultsList
  }
  /// Sets a picture; not heard.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Shows or hides the button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// The field itself, for its looks; what is heard is the bar.
  public private(set) lazy var searchTextField = UISearchTextField()
  private lazy var cancel = UIButton(
    type: .system,
    primaryAction: UIAction(title: SystemWord.cancel.text) { [weak self] _ in
      guard let self else { return }
      delegate?.searchBarCancelButtonClicked(self)
    })
  private(set) lazy var scopes: UISegmentedControl = {
    let scopes = UISegmentedControl(items: nil)
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        changed()
      }, for: .valueChanged)
    return scopes
  }()

  override var companions: [UIAccessibilityObject] {
    (showsCancelButton ? [cancel] : []) + (showsScopeBar ? shownScopes : [])
  }
  /// The scopes, of which the first one is chosen at the start.
  var shownScopes: [UIAccessibilityObject] {
    guard scopeButtonTitles?.isEmpty == false else { return [] }
    // One scope is always chosen, as in UIKit; a segmented control itself starts without one.
    if scopes.selectedSegmentIndex < 0 { scopes.selectedSegmentIndex = 0 }
    return [scopes]
  }
  override var shouldBegin: Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
  override var shouldEnd: Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

  override open var canBecomeFirstResponder: Bool { isEnabled }
  override open func accessibilityActivate() -> Bool { becomeFirstResponder() }
  override func didBegin() {
    delegate?.searchBarTextDidBeginEditing(self)
    changed()
  }
  override func didEnd() { delegate?.searchBarTextDidEndEditing(self) }

  override var kind: ViewClass { .uiSearchBar }
  // The field in it is the element in UIKit, so that an app that says no changes nothing.
  override var isUsuallyElement: Bool { false }
  override var ownProperties: [Property] {
    let words = placeholder ?? SystemWord.search.text
    let shown: [Property] = text.map { $0.isEmpty ? [] : [.value(.text($0))] } ?? []
    let hidden: [Property] = isSecureTextEntry ? [.addTraits([.secureTextField])] : []
    return super.ownProperties + editing + (isEnabled ? [] : [.disabled(true)]) + hidden + [
      .placeholder(words)
    ] + shown + [
      typing { [weak self] new in
        guard let self, becomeFirstResponder() else { return false }
        // A line break is the search key, and never part of the text.
        if new.last == "\n" {
          delegate?.searchBarSearchButtonClicked(self)
          return true
        }
        let change = TextChange(from: text ?? "", to: new)
        guard
          delegate?.searchBar(
            self, shouldChangeTextIn: change.range, replacementText: change.added) ?? true
        else { return false }
        text = new
        delegate?.searchBar(self, textDidChange: new)
        changed()
        return true
      }
    ]
  }
}

/// A field for what is searched, as a field of text.
open class UISearchTextField: UITextField {
  override var kind: ViewClass { .uiSearchBar }
}

/// How a bar is drawn; not heard.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default`, black
}
