extension EnvironmentValues {
  private struct ScopesKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  private struct SearchingKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct DismissSearchKey: EnvironmentKey {
    static let defaultValue = DismissSearchAction()
  }

  private struct SearchTextKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
  }

  var searchScopes: AnyView? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }

  private struct SuggestionsKey: EnvironmentKey {
    static var defaultValue: (() -> AnyView)? { nil }
  }

  var searchSuggestions: (() -> AnyView)? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }

  /// Whether its user searches.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// Ends the search.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
