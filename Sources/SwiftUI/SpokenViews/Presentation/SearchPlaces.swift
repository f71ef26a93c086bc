/// Ends a search.
public struct DismissSearchAction: @unchecked Sendable {
  var action: (@MainActor () -> Void)?

  /// Ends it.
  @MainActor
  public func callAsFunction() { action?() }
}

/// Where a search field stands; it is below the title on a phone.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When a field in a drawer is shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic, always
  }

  /// By the place.
  public static let automatic = SearchFieldPlacement()
  /// In the bar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Below the bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

/// When the scopes of a search are shown; while it is active.
public enum SearchScopeActivation: Hashable, Sendable {
  case automatic, onTextEntry, onSearchPresentation
}
