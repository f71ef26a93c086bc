import SpokenLiveTesting
import SpokenViews
import Testing

/// Menus that the title of a screen opens.
@MainActor
struct TitleMenuTests {
  private struct Letter: View {
    @State private var name = "Letter"

    var body: some View {
      NavigationStack {
        Text("Dear Ada").navigationTitle(name).toolbarTitleMenu {
          Button("Rename") { name = "Note" }
        }
      }
    }
  }

  @Test func `the title is the button of its menu, and still a heading`() {
    expectSpoken(
      Letter(), .next, .previous, .activate, .activate,
      reads: """
        Letter, Button, Pop up button, Heading
          Double tap to activate the picker
        Dear Ada
        Letter, Button, Pop up button, Heading
          Double tap to activate the picker
        ♪ item activated, Letter
        Rename, Button
        Note, Button, Pop up button, Heading
          Double tap to activate the picker
        """)
  }
}
