import SpokenLiveTesting
import SpokenViews
import Testing

/// Tabs that come and go, and styles around state.
@MainActor
struct TabChangeTests {
  @Test func `a tab that goes while it is selected leaves the first one`() {
    expectSpoken(
      ChangingTabs(), .activate, .user(.first), .next(2),
      reads: """
        Remove, Button
        Home
        Home
        Selected, Home, Tab, 1 of 2
        Last, Tab, 2 of 2
        """)
  }

  @Test func `a style that shows a toggle keeps its state`() {
    expectSpoken(
      Button("Save") {}.buttonStyle(Expanding()), .next, .activate,
      reads: """
        Save, Button
        More, Switch button, Off
          Double tap to toggle setting.
        On
        """)
  }
}

private struct ChangingTabs: View {
  @State private var names = ["Home", "Mail", "Last"]
  @State private var shown = "Mail"

  var body: some View {
    TabView(selection: $shown) {
      ForEach(names, id: \.self) { name in
        Tab(name, systemImage: "star", value: name) {
          if name == "Mail" { Button("Remove") { names.remove(at: 1) } } else { Text(name) }
        }
      }
    }
  }
}

private struct Expanding: PrimitiveButtonStyle {
  @State private var isOn = false

  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
    Toggle("More", isOn: $isOn)
  }
}
