import ScreenTree

extension View {
  /// A search field that holds tokens, with those that it suggests.
  public nonisolated func searchable<
    Token: View, Tokens: RandomAccessCollection & RangeReplaceableCollection
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Tokens.Element) -> Token,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View where Tokens.Element: Identifiable {
    searching(
      text, tokens, suggestedTokens, isPresented, prompt?.string, token,
      at: Position(file, line, column))
  }

  /// A search field that holds tokens which their views may change; the changes are heard in them.
  public nonisolated func searchable<
    Token: View, Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View where Tokens.Element: Identifiable {
    searching(
      text, editableTokens, nil, isPresented, prompt?.string,
      { element in token(editableTokens.element(element)) }, at: Position(file, line, column))
  }

  nonisolated func searching<
    Token: View, Tokens: RandomAccessCollection & RangeReplaceableCollection
  >(
    _ text: Binding<String>, _ tokens: Binding<Tokens>, _ suggested: Binding<Tokens>?,
    _ isPresented: Binding<Bool>?, _ prompt: String?, _ view: @escaping (Tokens.Element) -> Token,
    at position: Position
  ) -> some View where Tokens.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt,
        tokens: AnyView(TokensInField(tokens: tokens, view: view, position: position)),
        suggestions: SuggestedTokens(
          suggested: suggested, tokens: tokens, text: text, view: view, position: position),
        position: position))
  }
}

/// The tokens in the field, each of which can be deleted.
private struct TokensInField<
  Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
> where Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let view: (Tokens.Element) -> Token
  let position: Position
}

extension TokensInField: View {
  var body: some View {
    ForEach(tokens.wrappedValue) { token in
      let name = SystemWord.delete.text
      let delete = Behavior(.action(name)) { _ in
        tokens.wrappedValue = Tokens(tokens.wrappedValue.filter { $0.id != token.id })
        return true
      }
      view(token).attaching(
        [
          .actions([Property.Action(name)], at: position),
          .behavior(delete, at: position),
        ], "searchable", at: position)
    }
  }
}

/// A button for each token that is suggested, which puts it into the field.
private struct SuggestedTokens<
  Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
> where Tokens.Element: Identifiable {
  let suggested: Binding<Tokens>?
  let tokens: Binding<Tokens>
  let text: Binding<String>
  let view: (Tokens.Element) -> Token
  let position: Position
}

extension SuggestedTokens: View {
  var body: some View {
    if let suggested {
      // A token stands in the field once.
      let present = Set(tokens.wrappedValue.map(\.id))
      ForEach(suggested.wrappedValue.filter { !present.contains($0.id) }) { token in
        Button(
          label: view(token), role: nil,
          action: {
            tokens.wrappedValue.append(token)
            // The token stands for what was typed, which would otherwise be searched for twice.
            text.wrappedValue = ""
          }, position: position)
      }
    }
  }
}

extension Binding where Value: MutableCollection, Value.Element: Identifiable {
  /// A binding to the element of an identity, which keeps its last value when it is gone.
  fileprivate func element(_ element: Value.Element) -> Binding<Value.Element> {
    let elements = self
    return Binding<Value.Element>(
      get: { elements.wrappedValue.first { $0.id == element.id } ?? element },
      set: { value in
        guard let index = elements.wrappedValue.firstIndex(where: { $0.id == element.id }) else {
          return
        }
        elements.wrappedValue[index] = value
      })
  }
}
