/// Ties the keyboard of the search field to what views around ask for.
struct SearchKeyboard: ViewModifier {
  @Environment(\.searchFocus) private var focus

  func body(content: Content) -> some View {
    if let focus { focus(AnyView(content)) } else { content }
  }
}

extension EnvironmentValues {
  private struct SearchFocusKey: EnvironmentKey {
    static var defaultValue: ((AnyView) -> AnyView)? { nil }
  }

  private struct HiddenSuggestionsKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Ties the keyboard of a search field to a state.
  var searchFocus: ((AnyView) -> AnyView)? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }

  /// Ties the keyboard of a search field to another state, besides those that it is tied to.
  fileprivate mutating func tieSearch(_ tie: @escaping (AnyView) -> AnyView) {
    let others = searchFocus
    searchFocus = { tie(others?($0) ?? $0) }
  }

  /// Whether a search shows no suggestions below its field.
  var hidesSearchSuggestions: Bool {
    get { self[HiddenSuggestionsKey.self] }
    set { self[HiddenSuggestionsKey.self] = newValue }
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

/// Where the suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// By the place.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In the content.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Places by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In the content.
    public static let content = Set(rawValue: 2)
  }
}

/// How dictation starts; not heard.
public struct TextInputDictationBehavior: Hashable, Sendable {
  /// By the place.
  public static let automatic = TextInputDictationBehavior()
  /// In the field itself.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior
  { TextInputDictationBehavior() }
}

/// What starts dictation; not heard.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String

  /// A look.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// A choice.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}
