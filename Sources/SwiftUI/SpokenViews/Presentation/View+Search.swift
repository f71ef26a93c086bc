import ScreenTree

extension View {
  nonisolated func searching<Suggestions: View>(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: String?,
    _ suggestions: Suggestions, at position: Position
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt, tokens: nil,
        suggestions: suggestions, position: position))
  }

  /// A search field.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, file: StaticString = #fileID,
    line: Int = #line,
    column: Int = #column
  ) -> some View {
    searching(text, isPresented, prompt?.string, EmptyView(), at: Position(file, line, column))
  }

  /// A search field with suggestions.
  public nonisolated func searchable<Suggestions: View>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    searching(text, isPresented, prompt?.string, suggestions(), at: Position(file, line, column))
  }

  /// The scopes of the search in the view, shown while it is active.
  @MainActor
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let picker = AnyView(
      Picker(
        selection: scope, content: scopes, label: { EmptyView() }, file: file, line: line,
        column: column
      ).pickerStyle(.segmented))
    return transformingEnvironment { $0.searchScopes = picker }
  }

  /// The scopes of the search in the view, shown while it is active.
  @MainActor
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> Scopes, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    searchScopes(scope, scopes: scopes, file: file, line: line, column: column)
  }

  /// Views that complete the search while it is active, by its later spelling.
  public nonisolated func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    let view = Unchecked(suggestions())
    return transformingEnvironment { $0.searchSuggestions = { AnyView(view.value) } }
  }

  /// The words that the view completes the search to when it is pressed.
  public nonisolated func searchCompletion(
    _ completion: String, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      SearchCompletionModifier(completion: completion, position: Position(file, line, column)))
  }
}

/// Completes the search by a press.
private struct SearchCompletionModifier {
  @Environment(\.searchText) private var text
  let completion: String
  let position: Position

  init(completion: String, position: Position) {
    self.completion = completion
    self.position = position
  }
}

extension SearchCompletionModifier: ViewModifier {
  func body(content: Content) -> some View {
    let text = text
    let completion = completion
    let press = Behavior(.activate) { _ in
      text?.wrappedValue = completion
      // False outside of a search, where nothing was completed.
      return text != nil
    }
    return content.attaching(
      [.addTraits([.button], at: position), .behavior(press, at: position)], "searchCompletion",
      at: position)
  }
}
