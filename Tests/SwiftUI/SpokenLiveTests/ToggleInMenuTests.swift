import SpokenLiveTesting
import SpokenViews
import Testing

/// Switches in menus, which are rows with a mark.
@MainActor
struct ToggleInMenuTests {
  private struct Drawn: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Text("Drawn") }
  }

  private struct Editor: View {
    @State private var isBold = false

    var body: some View {
      VStack {
        Menu("More") {
          Toggle("Bold", systemImage: "bold", isOn: $isBold)
          Toggle("Wide", isOn: .constant(true)).toggleStyle(Drawn())
        }
        Text(isBold ? "bold" : "plain")
      }
    }
  }

  @Test func `a switch in a menu is a row, which is selected while it is on`() {
    expectSpoken(
      Editor(), .activate, .next, .previous, .activate, .next, .previous, .activate,
      reads: """
        More, Button, Pop up button
          Double tap to activate the picker
        ♪ item activated, More
        Bold, Button
        Selected, Wide, Button
        Bold, Button
        More, Button, Pop up button
          Double tap to activate the picker
        bold
        More, Button, Pop up button
          Double tap to activate the picker
        ♪ item activated, More
        Selected, Bold, Button
        """)
  }

  private struct Note: View {
    @State private var isPinned = false

    var body: some View {
      Text("Note").contextMenu { Toggle("Pinned", isOn: $isPinned) }
    }
  }

  @Test func `a switch in a context menu is a row too`() {
    expectSpoken(
      Note(), .action("Show Context Menu"), .activate, .action("Show Context Menu"),
      reads: """
        Note
          Actions available
        Show Context Menu  dropped by the new screen
        Pinned, Button
        Note
          Actions available
        Show Context Menu  dropped by the new screen
        Selected, Pinned, Button
        """)
  }
}
