import SpokenLiveTesting
import SpokenViews
import Testing

/// Links in the columns of a split view, which have no stack around them.
@MainActor
struct SplitViewLinkTests {
  private struct Resorts: View {
    var body: some View {
      NavigationSplitView {
        List(["Alta", "Vail"], id: \.self) { NavigationLink($0, value: $0) }
          .navigationTitle("Resorts")
          .navigationDestination(for: String.self) { name in
            VStack {
              Text("In \(name)")
              NavigationLink("Lifts") { Text("Closed").navigationTitle("Lifts") }
            }
            .navigationTitle(name)
          }
      } detail: {
        Text("Welcome")
      }
    }
  }

  @Test func `a link with a value shows its destination, and escape goes back`() {
    expectSpoken(
      Resorts(), .next(2), .activate, .next(3), .activate, .next, .escape, .escape,
      reads: """
        Resorts, Heading
        Alta, Button
        Vail, Button
        Resorts, Back button
        Vail, Heading
        In Vail
        Lifts, Button
        Vail, Back button
        Lifts, Heading
        Lifts, Button
        Vail, Button
        """)
  }

  private struct Mail: View {
    @State private var box: String?

    var body: some View {
      NavigationSplitView {
        VStack {
          NavigationLink("Settings") {
            Button("Show the inbox") { box = "Inbox" }.navigationTitle("Settings")
          }
          List(["Inbox"], id: \.self, selection: $box) { Text($0) }
        }
        .navigationTitle("Mail")
      } detail: {
        Text("Letters").navigationTitle(box ?? "None")
      }
    }
  }

  @Test func `another column takes the place of a pushed screen`() {
    expectSpoken(
      Mail(), .next, .activate, .user(.last), .activate, .next(2), .escape,
      reads: """
        Mail, Heading
        Settings, Button
        Mail, Back button
        Show the inbox, Button
        Mail, Back button
        Inbox, Heading
        Letters
        Settings, Button
        """)
  }
}
