/// Ties the keyboard of the search field to what views around ask for.
struct SearchKeyboard: ViewModifier {
  @Environment(\.searchFocus) private var focus

  func body(content: Content) -> some View {
    if let focus { focus(AnyView(content)) } else { content }
  }
}

extension EnvironmentValues {
  /// Ties the keyboard of a search field to another state, besides those that it is tied to.
  fileprivate mutating func tieSearch(_ tie: @escaping (AnyView) -> AnyView) {
    let others = searchFocus
    searchFocus = { tie(others?($0) ?? $0) }
  }
}

extension View {
  /// Ties the keyboard of the search field in the view to a state.
  public nonisolated func searchFocused(
    _ binding: FocusState<Bool>.Binding, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    transformingEnvironment {
      $0.tieSearch { AnyView($0.focused(binding, file: file, line: line, column: column)) }
    }
  }

  /// Ties the keyboard of the search field in the view to a value of a state.
  public nonisolated func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let value = Unchecked(value)
    return transformingEnvironment {
      $0.tieSearch {
        AnyView($0.focused(binding, equals: value.value, file: file, line: line, column: column))
      }
    }
  }

  /// Hides the suggestions of a search in places; here they are in the content.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformingEnvironment {
      if placements.contains(.content) { $0.hidesSearchSuggestions = visibility == .hidden }
    }
  }
}
