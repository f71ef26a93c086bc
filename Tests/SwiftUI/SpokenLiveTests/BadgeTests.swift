import SpokenLiveTesting
import SpokenViews
import Testing

/// Badges, which only tabs, rows and menus show.
@MainActor
struct BadgeTests {
  @Test func `a badge of a tab is the tab's alone`() {
    expectSpoken(
      TabView {
        Tab("Home", systemImage: "house") {
          Text("Welcome")
          Toggle("On", isOn: .constant(true))
          Button("Go home") {}
        }
        .badge(2)
        Tab("Mail", systemImage: "mail") { Text("Letters") }
      }, .next(4),
      reads: """
        Welcome
        On, Switch button, On
          Double tap to toggle setting.
        Go home, Button
        Selected, Home, 2 items, Tab, 1 of 2
        Mail, Tab, 2 of 2
        """)
  }

  @Test func `a badge is the value of a row, and of no other view`() {
    expectSpoken(
      VStack {
        Button("Go home") {}.badge(4)
        Text("Drafts").badge("New")
      },
      reads: """
        Go home, Button
        Drafts
        """)
    expectSpoken(
      List {
        Button("Inbox") {}.badge(4)
        HStack { Text("Drafts").badge("New") }
        Text("Sent").badge(0)
      },
      reads: """
        Inbox, 4, Button
        Drafts, New
        Sent
        """)
    expectSpoken(Form { Text("Inbox").badge(Text("Full")) }, reads: "Inbox, Full")
  }

  private struct Opening: View {
    @State private var isShown = false

    var body: some View {
      List {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) { Text("Inside").badge(3) }
      }
    }
  }

  @Test func `a sheet that a row opens is no row`() {
    expectSpoken(
      Opening(), .activate,
      reads: """
        Open, Button
        ♪ item activated, Open
        Inside
        """)
  }
}
