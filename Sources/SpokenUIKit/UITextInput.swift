public import Foundation
import ScreenTree
public import SpokenViews

/// Learns what happens in a text field.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether a text may be entered.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text was changed or the cursor moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Nothing happens.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// A field for a line of text.
open class UITextField: UIControl {
  /// How the field is drawn; not heard.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none, line, bezel, roundedRect
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

  /// Performs what typing does; false if the text stays the same.
  private func type(_ new: String) -> Bool {
    let old = text ?? ""
    if new.last == "\n" {
      guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
      send([.editingDidEndOnExit, .primaryActionTriggered])
      return true
    }
    // Text is added or deleted at the end; anything else replaces all of it.
    let kept = new.hasPrefix(old) ? old : old.hasPrefix(new) ? new : ""
    let range = NSRange(location: kept.utf16.count, length: old.utf16.count - kept.utf16.count)
    let added = String(new.dropFirst(kept.count))
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: added)
        ?? true
    else { return false }
    text = new
    send(.editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    return true
  }

  override open func accessibilityActivate() -> Bool { becomeFirstResponder() }

  override var kind: ViewClass { isSecureTextEntry ? .secureField : .uiTextField }
  override var ownProperties: [Property] {
    var properties = super.ownProperties
    if let placeholder { properties.append(.placeholder(placeholder)) }
    if let text, !text.isEmpty || placeholder == nil { properties.append(.value(.text(text))) }
    return properties + [typing { [weak self] in self?.type($0) ?? false }]
  }
}

/// Learns what happens in a text view.
@MainActor
public protocol UITextViewDelegate: AnyObject {
  /// The text was changed.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
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
    return super.ownProperties + [
      .value(.text(text ?? "")),
      typing { [weak self] new in
        guard let self else { return false }
        text = new
        delegate?.textViewDidChange(self)
        return true
      },
    ]
  }
}

/// Learns what happens in a search bar.
@MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// The text was changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Nothing happens.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing happens.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for what is searched.
open class UISearchBar: UIView {
  /// The text.
  open var text: String? = ""
  /// What is shown in an empty field.
  open var placeholder: String?
  /// Learns what happens.
  open weak var delegate: (any UISearchBarDelegate)?

  override var kind: ViewClass { .uiSearchBar }
  override var ownProperties: [Property] {
    let words = placeholder ?? "Search"
    let shown: [Property] = text.map { $0.isEmpty ? [] : [.value(.text($0))] } ?? []
    return super.ownProperties + [.placeholder(words)] + shown + [
      typing { [weak self] new in
        guard let self else { return false }
        if new.last == "\n" {
          delegate?.searchBarSearchButtonClicked(self)
          return true
        }
        text = new
        delegate?.searchBar(self, textDidChange: new)
        return true
      }
    ]
  }
}

/// The property of a field that takes what is typed.
private func typing(_ take: @escaping @MainActor (String) -> Bool) -> Property {
  .behavior(
    Behavior(.edit) { input in
      guard case .text(let new) = input else { return false }
      return take(new)
    })
}

/// A font; not heard.
public final class UIFont: Sendable {
  /// The weight of a font; not heard.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A weight by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual weight.
    public static let regular = Weight(rawValue: 0)
    /// Between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The use of a text; not heard.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }

  private init() {}

  /// The font of the system.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont()
  }
  /// The bold font of the system.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  /// The font that the user chose for a use.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
