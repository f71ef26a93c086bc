import SpokenLiveTesting
import SpokenViews
import Testing

/// Search fields: tokens, suggestions and the keyboard.
@MainActor
struct SearchTests {
  private struct Place: Identifiable {
    let id: String
  }

  private struct Places: View {
    @State private var text = ""
    @State private var tokens = [Place(id: "Paris")]
    @State private var suggested = [Place(id: "Rome"), Place(id: "Oslo")]

    var body: some View {
      Text("Tokens: \(tokens.isEmpty ? "none" : tokens.map(\.id).joined(separator: " "))")
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Places") {
          Text($0.id)
        }
    }
  }

  @Test func `tokens stand beside the field and can be deleted`() {
    expectSpoken(
      Places(), .next, .action("Delete"), .next,
      reads: """
        Places, Search field
          Double tap to edit.
        Paris
          Actions available
        Delete  dropped by the focus move
        Places, Search field
          Double tap to edit.
        Tokens: none
        """)
  }

  @Test func `a suggested token is put into the field while its user searches`() {
    expectSpoken(
      Places(), .user(.type("R")), .next(3), .activate, .next(2),
      reads: """
        Places, Search field
          Double tap to edit.
        Cap R
        Paris
          Actions available
        Cancel, Button
        Rome, Button
        Places, Search field
          Double tap to edit.
        Paris
          Actions available
        Rome
          Actions available
        """)
  }

  private struct Scrolled: View {
    @FocusState private var isSearching: Bool
    @State private var text = ""

    var body: some View {
      VStack {
        Button("Find") { isSearching = true }
        Text(isSearching ? "Keyboard" : "No keyboard")
      }.searchable(text: $text).searchFocused($isSearching)
    }
  }

  @Test func `the keyboard is taken to the search field`() {
    expectSpoken(
      Scrolled(), .next, .activate, .user(.last),
      reads: """
        Search, Search field
          Double tap to edit.
        Find, Button
        Search, Search field, Is editing
        Keyboard
        """)
  }

  private struct Nested: View {
    @FocusState private var isOuter: Bool
    @FocusState private var isAlso: Bool
    @State private var text = ""
    @State private var inner = ""

    var body: some View {
      VStack {
        Text("Inside").searchable(text: $inner, prompt: "Inner")
        Text("\(isOuter ? 1 : 0) \(isAlso ? 1 : 0)")
      }.searchable(text: $text, prompt: "Outer").searchFocused($isOuter).searchFocused($isAlso)
    }
  }

  @Test func `a field is tied to each state, and one inside to none`() {
    expectSpoken(
      Nested(), .activate, .user(.last), .previous, .previous, .activate, .user(.last),
      reads: """
        Outer, Search field
          Double tap to edit.
        Outer, Search field, Is editing
        1 1
        Inside
        Inner, Search field
          Double tap to edit.
        Inner, Search field, Is editing
        0 0
        """)
  }

  private struct Plain: View {
    @State private var text = ""

    var body: some View {
      Text("Basket").searchable(text: $text) { Text("Pear").searchCompletion("Pear") }
    }
  }

  @Test func `a double tap on a search field takes the keyboard, and Cancel gives it back`() {
    expectSpoken(
      Plain(), .activate, .user(.type("Pe")), .next, .activate,
      reads: """
        Search, Search field
          Double tap to edit.
        Search, Search field, Is editing
        Cap P, e
        Cancel, Button
        Search, Search field
          Double tap to edit.
        """)
  }

  private struct Ending: View {
    @State private var text = ""
    @State private var isHidden = false

    var body: some View {
      VStack {
        Ender()
        Button("Hide") { isHidden = true }
        Text("Text: \(text.isEmpty ? "none" : text)")
      }
      .searchable(text: $text) { Text("Pear").searchCompletion("Pear") }
      .searchSuggestions(isHidden ? .hidden : .automatic, for: .content)
    }
  }

  private struct Ender: View {
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Button("End") { dismissSearch() } }
  }

  @Test func `suggestions can be hidden, and the end of a search clears its text`() {
    expectSpoken(
      Ending(), .user(.type("P")), .next(4), .activate, .previous, .activate, .user(.last),
      reads: """
        Search, Search field
          Double tap to edit.
        Cap P
        Cancel, Button
        Pear, Button
        End, Button
        Hide, Button
        ♪ item activated, Hide
        End, Button
        ♪ item activated, End
        Text: none
        """)
  }

  private struct Prompts: View {
    private let words = "By words"
    @State private var text = ""

    var body: some View {
      VStack {
        Text("a").searchable(text: $text, prompt: words)
        Text("b").searchable(text: $text, isPresented: .constant(true), prompt: Text("By text"))
        Text("c").searchable(text: $text, placement: .toolbar, prompt: "By key") {
          Text("Pear").searchCompletion("Pear")
        }
      }
    }
  }

  @Test func `the prompt is a key, words or a text`() {
    expectSpoken(
      Prompts(), .next(6),
      reads: """
        By words, Search field
          Double tap to edit.
        a
        By text, Search field
          Double tap to edit.
        Cancel, Button
        b
        By key, Search field
          Double tap to edit.
        c
        """)
  }
}
