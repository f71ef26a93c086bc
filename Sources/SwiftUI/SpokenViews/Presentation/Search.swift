import ScreenTree

/// A search field in the bar of the screen.
struct SearchModifier<Suggestions: View> {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: String?
  /// The tokens in the field, as elements beside it.
  let tokens: AnyView?
  let suggestions: Suggestions
  let position: Position
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    Searching(content: content, search: self)
  }
}

/// The field, what it suggests, and the content.
private struct Searching<Content: View, Suggestions: View>: View {
  @State private var isActive = false
  @FocusState private var isTyping: Bool
  @Environment(\.hidesSearchSuggestions) private var hidesSuggestions
  let content: Content
  let search: SearchModifier<Suggestions>

  init(content: Content, search: SearchModifier<Suggestions>) {
    self.content = content
    self.search = search
  }

  var body: some View {
    parts.modifier(OneViewModifier(className: "SearchScreen", position: search.position))
  }

  @ViewBuilder private var parts: some View {
    let isActive = search.isPresented ?? $isActive
    SearchField(search: search, isActive: isActive)
      .focused($isTyping).modifier(SearchKeyboard())
    search.tokens
    if isActive.wrappedValue {
      Button(
        label: Text(.cancel, at: search.position), role: nil, action: { end(isActive) },
        position: search.position)
      SearchScopes()
      if !hidesSuggestions {
        SearchSuggestions(own: search.suggestions).transformingEnvironment {
          $0.searchText = search.text
        }
      }
    }
    content.transformingEnvironment {
      $0.isSearching = isActive.wrappedValue
      $0.dismissSearch = DismissSearchAction { end(isActive) }
      // The field of another search inside is not tied to this one.
      $0.searchFocus = nil
    }
    .modifier(ContentModifier(position: search.position))
  }

  private func end(_ isActive: Binding<Bool>) {
    // Cancel also empties the field, as on a phone.
    search.text.wrappedValue = ""
    isActive.wrappedValue = false
    isTyping = false
  }
}

/// The field itself.
private struct SearchField<Suggestions: View>: View {
  let search: SearchModifier<Suggestions>
  let isActive: Binding<Bool>

  init(search: SearchModifier<Suggestions>, isActive: Binding<Bool>) {
    self.search = search
    self.isActive = isActive
  }

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.control(view, context) { view, node in
      [node.named(view.node(in: node))]
    }
  }

  @MainActor
  private func node(in view: _ViewNode) -> Node {
    let (position, submit) = (search.position, view.environment.submit)
    let edit = Behavior(.edit) { [weak view] input in
      guard case .text(let new) = input else { return false }
      view?.clearOtherKeyboards()
      isActive.wrappedValue = true
      // A line break is the search key of the keyboard, and no part of the text.
      search.text.wrappedValue = new.filter { $0 != "\n" }
      if new.last == "\n" {
        for action in submit where action.isForSearch { action.perform() }
        view?.leaveKeyboard()
      }
      return true
    }
    let text = search.text.wrappedValue
    let open = Behavior(.activate) { [weak view] _ in
      view?.takeKeyboard()
      isActive.wrappedValue = true
      return true
    }
    return Node(
      .uiSearchBar, className: "SearchField",
      properties: [
        .placeholder(search.prompt ?? SystemWord.search.text, at: position),
        .behavior(edit, at: position), .behavior(open, at: position),
      ] + (text.isEmpty ? [] : [.value(.text(text), at: position)]), position: position)
  }
}

/// The scopes of the search, if there are any.
private struct SearchScopes: View {
  @Environment(\.searchScopes) private var scopes

  var body: some View { scopes }
}

/// What the search suggests.
private struct SearchSuggestions<Own: View>: View {
  @Environment(\.searchSuggestions) private var suggestions
  let own: Own

  init(own: Own) { self.own = own }

  var body: some View {
    own
    if let suggestions { suggestions() }
  }
}
