public import Foundation
import SpokenViews

/// Updates what a search finds.
@preconcurrency
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The text was changed, or the search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// Learns when a search begins and ends.
@preconcurrency
@MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// The search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing happens.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing happens.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing happens.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing happens.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search field in the bar of a screen, and the controller that shows what is found.
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// The controller that shows what is found; nil for the screen itself.
  public let searchResultsController: UIViewController?
  /// Updates what is found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Learns when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the content is darker meanwhile; not heard.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar at the top is hidden meanwhile; not modelled.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that cancels comes with the search; not modelled, because it always does.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come with the search.
  open var automaticallyShowsScopeBar = true
  /// Whether results come with the search.
  open var showsSearchResultsController = false
  private let cancel = UIButton(type: .system)
  private var isSearching = false

  /// A search; without a controller, what is found is shown in the screen itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    // Weak, because the bar belongs to the controller and must not keep it alive.
    searchBar.changed = { [weak self] in self?.update() }
    cancel.setTitle(SystemWord.cancel.text, for: .normal)
    cancel.addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
  }

  /// A search from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { nil }

  /// Whether its user searches.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue { begin() } else { end() } }
  }

  /// What is shown in the bar of the screen.
  var barObjects: [UIAccessibilityObject] {
    // Outside a search the bar shows what the app asked for; in one, Cancel is always there.
    guard isSearching else { return [searchBar] + searchBar.companions }
    // The scopes come with the search.
    return [searchBar, cancel] + (automaticallyShowsScopeBar ? searchBar.shownScopes : [])
  }

  /// The controller that is shown instead of the screen.
  var shownResults: UIViewController? { isSearching ? searchResultsController : nil }

  private func update() {
    begin()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func begin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    // Emptied before the updater is called, which then finds everything again.
    searchBar.text = ""
    _ = searchBar.resignFirstResponder()
    searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }
}
