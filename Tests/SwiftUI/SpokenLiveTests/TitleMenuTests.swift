import Foundation
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

  private struct Inner: View {
    var body: some View {
      NavigationStack {
        Text("Text").toolbarTitleMenu { Button("Inner") {} }
          .navigationTitle("Both")
          .toolbarTitleMenu { Button("Outer") {} }
          .toolbar { ToolbarTitleMenu() }
      }
    }
  }

  @Test func `the innermost of several menus is the title's`() {
    expectSpoken(
      Inner(), .next, .previous, .activate,
      reads: """
        Both, Button, Pop up button, Heading
          Double tap to activate the picker
        Text
        Both, Button, Pop up button, Heading
          Double tap to activate the picker
        ♪ item activated, Both
        Inner, Button
        """)
  }

  private struct Counter: ToolbarContent {
    @State private var count = 0
    @Environment(\.locale) private var locale

    var body: some ToolbarContent {
      ToolbarItem { Button("Taps: \(count) \(locale.identifier)") { count += 1 } }
    }
  }

  private struct Counting: View {
    var body: some View {
      NavigationStack {
        Text("Text").toolbar {
          Group {
            Counter()
            ToolbarItem(placement: .title) { Text("Own title") }
          }
        }.environment(\.locale, Locale(identifier: "de_DE")).toolbar(content: more)
      }
    }

    private func more() -> some View { Text("More") }
  }

  @Test func `an app's own content has a state and an environment`() {
    expectSpoken(
      Counting(), .next, .activate, .next(2), .previous, .previous,
      reads: """
        Own title
        Taps: 0 de_DE, Button
        Taps: 1 de_DE
        More
        Text
        More
        Taps: 1 de_DE, Button
        """)
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
