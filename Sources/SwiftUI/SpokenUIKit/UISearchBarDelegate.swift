public import Foundation

/// Learns what happens in a search bar.
@preconcurrency
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
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether a text may be entered.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The button for bookmarks was pressed; there is none here.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The button for results was pressed; there is none here.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
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
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// It may.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing happens.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing happens.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing happens.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
