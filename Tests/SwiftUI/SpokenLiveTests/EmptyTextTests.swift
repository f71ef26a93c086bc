import SpokenLiveTesting
import SpokenViews
import Testing

/// Texts without words, such as the line for an error that is not there.
@MainActor
struct EmptyTextTests {
  private struct Form: View {
    @State private var error = ""

    var body: some View {
      VStack {
        Text(error)
        Button("Send") { error = "No name" }
      }
    }
  }

  @Test func `a text is a stop as soon as it has words`() {
    expectSpoken(
      Form(), .activate, .previous,
      reads: """
        Send, Button
        ♪ item activated, Send
        No name
        """)
  }

  @Test func `a text without words is no stop, whatever is said of it`() {
    expectSpoken(
      VStack {
        Text("First")
        Text("")
        Text(verbatim: " ")
        Group {
          Text("")
          Button("Middle") {}
        }.disabled(true)
        Text("").accessibilityHeading(.h2)
        Text("Last")
      },
      reads: """
        First
        Middle, Dimmed, Button
        Last
        """)
  }

  @Test func `a label makes it an element`() {
    expectSpoken(
      VStack {
        Text("").accessibilityLabel("Own")
        Text("").padding().accessibilityLabel("Around")
      },
      reads: """
        Own
        Around
        """)
  }

  @Test func `a label without words is its picture`() {
    expectSpoken(
      VStack {
        Label("", systemImage: "globe")
        Label("", systemImage: "star")
        Button("", systemImage: "plus") {}
        Label("Words", systemImage: "star")
      },
      reads: """
        globe, Image
        Favorite, Image
        Add, Button
        Words
        """)
  }

  @Test func `a control without a title is still one`() {
    expectSpoken(
      Toggle("", isOn: .constant(true)),
      reads: """
        Switch button, On
          Double tap to toggle setting.
        """)
  }
}
