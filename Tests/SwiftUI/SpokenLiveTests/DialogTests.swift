import SpokenLiveTesting
import SpokenViews
import Testing

/// Questions that are closed by their buttons.
@MainActor
struct DialogTests {
  private struct Songs: View {
    @State private var songs = ["Blue", "Green"]
    @State private var doomed: String?

    var body: some View {
      List(songs, id: \.self) { song in
        Button(song) { doomed = song }
      }
      .confirmationDialog(
        "Delete?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
      ) {
        Button("Delete", role: .destructive) { songs.removeAll { $0 == doomed } }
      }
    }
  }

  /// Apple, `confirmationDialog`: all actions dismiss the dialog after the action runs.
  @Test func `a dialog closes after the action of its button`() {
    expectSpoken(
      Songs(), .activate, .activate,
      reads: """
        Blue, Button
        ♪ item activated, Blue
        Delete, Button
        Green, Button
        """)
  }

  private struct Log: View {
    @State private var isAsking = false
    @State private var words = "nothing"

    var body: some View {
      VStack {
        Button("Ask") { isAsking = true }
        Text(words)
      }
      .actionSheet(isPresented: $isAsking) {
        ActionSheet(
          title: Text("Sure?"),
          buttons: [.default(Text("Yes")) { words = isAsking ? "still open" : "closed" }])
      }
    }
  }

  @Test func `an action sheet closes after the action of its button`() {
    expectSpoken(
      Log(), .activate, .next, .activate, .next,
      reads: """
        Ask, Button
        ♪ item activated, Ask
        Sure?
        Yes, Button
        Ask, Button
        still open
        """)
  }
}
