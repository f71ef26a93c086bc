import Foundation
import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// Containers and controls that the example screens do not use.
@MainActor
struct ControlTests {
  @Test func `tabs show their screens and their badges`() {
    expectSpoken(
      TabView {
        Text("Letters").tabItem { Label("Inbox", systemImage: "tray") }.badge(3)
        Text("Words").tabItem { Text("Search") }
      }, .next, .next, .activate, .user(.first),
      reads: """
        Letters
        Selected, Inbox, 3 items, Tab, 1 of 2
        Search, Tab, 2 of 2
        Selected, Search, 2 of 2
        Words
        """)
  }

  @Test func `pages are turned by three fingers and by the dots`() {
    expectSpoken(
      TabView {
        Text("One").tag(0)
        Text("Two").tag(1)
      }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)), .user(.scroll(.right)), .next,
      .decrement,
      reads: """
        One
        Two
        page 2 of 2, Adjustable
          Swipe up or down with one finger to adjust the value.
        page 1 of 2
        """)
  }

  @Test func `what appears on a later page waits until it is shown`() {
    var appeared: [String] = []
    let view = TabView {
      Text("One").onAppear { appeared.append("One") }.tag(0)
      Text("Two").onAppear { appeared.append("Two") }.tag(1)
    }
    _ = Listening(view, .next)
    #expect(appeared == ["One"])
  }

  @Test func `old navigation is heard like the new one`() {
    expectSpoken(
      NavigationView {
        NavigationLink("Details") { Text("Paid").navigationBarTitle("Bill") }
          .navigationBarTitle("Home")
      }, .next, .activate, .next(2), .escape,
      reads: """
        Home, Heading
        Details, Button
        Home, Back button
        Bill, Heading
        Paid
        Details, Button
        """)
  }

  @Test func `several controls of a labelled content are heard after its title`() {
    expectSpoken(
      LabeledContent("Volume") {
        Button("Louder") {}
        Button("Softer") {}
      }, .next(2), .activate,
      reads: """
        Volume
        Louder, Button
        Softer, Button
        ♪ item activated, Softer
        """)
  }

  @Test func `suggestions complete a search`() {
    expectSpoken(
      NavigationStack { FruitSearch() }, .next, .activate, .next(2), .activate, .previous,
      .previous,
      reads: """
        Fruit, Heading
        Search, Search field
          Double tap to edit.
        Search, Search field, Is editing
        Cancel, Button
        Apple, Button
        ♪ item activated, Apple
        Cancel, Button
        Search field, Is editing, Apple, Character mode, Insertion point at end
          Use the rotor to access Misspelled Words
        """)
  }

  @Test func `a switch with a custom style stays a switch`() {
    expectSpoken(
      Toggle("Alerts", isOn: .constant(true)).toggleStyle(MarkStyle()),
      reads: """
        Alerts, Switch button, On
          Double tap to toggle setting.
        """)
  }
}

private struct FruitSearch: View {
  @State private var text = ""

  var body: some View {
    Text("Basket").navigationTitle("Fruit").searchable(text: $text) {
      Text("Apple").searchCompletion("Apple")
    }
  }
}

private struct MarkStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isOn ? "on" : "off")
    }.accessibilityElement(children: .combine)
  }
}
