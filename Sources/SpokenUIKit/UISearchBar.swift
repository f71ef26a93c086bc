import ScreenTree

/// Learns what happens in a search bar.
@MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Editing begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text was changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that cancels was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Nothing happens.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing happens.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing happens.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing happens.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing happens.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

extension UISearchBar {
  /// The looks of a search bar; not heard.
  public enum Style: Int, Sendable {
    case `default`, prominent, minimal
  }
}

/// A field for what is searched.
open class UISearchBar: UIView {
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

  override open var canBecomeFirstResponder: Bool { true }
  override open func accessibilityActivate() -> Bool { becomeFirstResponder() }
  override func didBegin() {
    delegate?.searchBarTextDidBeginEditing(self)
    changed()
  }
  override func didEnd() { delegate?.searchBarTextDidEndEditing(self) }

  override var kind: ViewClass { .uiSearchBar }
  override var ownProperties: [Property] {
    let words = placeholder ?? "Search"
    let shown: [Property] = text.map { $0.isEmpty ? [] : [.value(.text($0))] } ?? []
    return super.ownProperties + editing + [.placeholder(words)] + shown + [
      typing { [weak self] new in
        guard let self, becomeFirstResponder() else { return false }
        if new.last == "\n" {
          delegate?.searchBarSearchButtonClicked(self)
          return true
        }
        text = new
        delegate?.searchBar(self, textDidChange: new)
        changed()
        return true
      }
    ]
  }
}
