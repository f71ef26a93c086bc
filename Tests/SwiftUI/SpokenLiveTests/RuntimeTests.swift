import Observation
import ScreenTree
import SpokenLiveTesting
import SpokenViews
import Testing

/// State, presentation and time, as a listener notices them.
@MainActor
struct RuntimeTests {
  struct Form: View {
    @State var name = ""
    @State var isOn = false
    @State var count = 1
    var body: some View {
      SpokenViews.Form {
        TextField("Name", text: $name)
        Toggle("Alerts", isOn: $isOn)
        Stepper("Guests", value: $count, in: 1...2)
        Text("\(name) \(isOn ? "on" : "off")")
      }
    }
  }

  @Test func `controls write the state that they are bound to`() {
    expectSpoken(
      Form(), .user(.type("Ada")), .user(.delete), .next, .activate, .next, .increment, .increment,
      .next,
      reads: """
        Name, Text field
          Double tap to edit.
        Cap A, d, a
        a
        Alerts, Switch button, Off
          Double tap to toggle setting.
        On
        Guests, 1, Adjustable
          Swipe up or down with one finger to adjust the value.
        2
        ♪ boundary reached, 2
        Ad on
        """)
  }

  struct Sheets: View {
    @State var isShown = false
    @State var isAsked = false
    var body: some View {
      VStack {
        Button("Filter") { isShown = true }
        Button("Delete") { isAsked = true }
      }
      .sheet(isPresented: $isShown) { Filters() }
      .alert("Delete it?", isPresented: $isAsked) {
        Button("Delete", role: .destructive) {}
      } message: {
        Text("It is gone for ever.")
      }
    }
  }

  struct Filters: View {
    @Environment(\.dismiss) var dismiss
    var body: some View {
      Text("Filters")
      Button("Done") { dismiss() }
    }
  }

  @Test func `a sheet covers the screen and gives the cursor back`() {
    expectSpoken(
      Sheets(), .activate, .next, .activate, .next,
      reads: """
        Filter, Button
        ♪ item activated, Filter
        Filters
        Done, Button
        Filter, Button
        Delete, Button
        """)
    expectSpoken(
      Sheets(), .activate, .escape,
      reads: """
        Filter, Button
        ♪ item activated, Filter
        Filters
        Filter, Button
        """)
  }

  @Test func `an alert says its title and closes with its button`() {
    expectSpoken(
      Sheets(), .next, .activate, .next, .next, .activate,
      reads: """
        Filter, Button
        Delete, Button
        ♪ item activated, Delete
        Alert, Delete it?, It is gone for ever.
        It is gone for ever.
        Delete, Button
        Delete, Button
        """)
  }

  struct Accounts: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Savings") {
          Text("$420").navigationTitle("Savings")
        }
        .navigationTitle("Accounts")
      }
    }
  }

  @Test func `a link shows another screen, and the way back leads to the link`() {
    expectSpoken(
      Accounts(), .next, .activate, .next, .next, .escape,
      reads: """
        Accounts, Heading
        Savings, Button
        Accounts, Back button
        Savings, Heading
        $420
        Savings, Button
        """)
  }

  struct Waiting: View {
    @State var text = "waiting"
    var body: some View {
      Text(text).task {
        try? await Task.sleep(for: .milliseconds(20))
        text = "done"
      }
    }
  }

  @Test func `an adjustment that changes nothing says the value again`() {
    expectSpoken(
      Text("Guests").accessibilityValue("2").accessibilityAdjustableAction { _ in }, .increment,
      reads: """
        Guests, 2, Adjustable
          Swipe up or down with one finger to adjust the value.
        ♪ boundary reached, 2
        """)
  }

  @Test func `a task does not run without a step that waits`() {
    expectSpoken(Waiting(), .previous, reads: "waiting\n♪ boundary reached, waiting")
  }

  @Test func `a task runs while a step waits`() async {
    await expectSpoken(
      Waiting(), .wait(.seconds(2)), .previous,
      reads:
        "waiting\ndone\n♪ boundary reached, done")
  }

  struct Localized: View {
    let count = 3
    var body: some View {
      Text("**Bold** and [a link](https://example.com)")
      Text("\(count) of \(4.5, specifier: "%.1f")")
      Text(verbatim: "**as it is**")
      Text("a") + Text("b")
    }
  }

  @Test func `words of keys are filled in and lose the marks of Markdown`() {
    #expect(
      LiveScreen(Localized()).labels == ["Bold and a link", "3 of 4.5", "**as it is**", "ab"])
  }

  @Test func `each word leads to the line of Swift that made it`() throws {
    let live = LiveScreen(Localized())
    let origin = try #require(live.resolution.elements.first?.label.first?.origin)
    #expect(origin.file == "SpokenLiveTests/RuntimeTests.swift")
    #expect(origin.place.hasPrefix("SpokenLiveTests/RuntimeTests.swift:"))
  }

  @Test func `a text of a variable has its place too, and one that is a value has none`() {
    struct Names: View {
      let names = ["Ada", "Grace Hopper"]
      static let line = #line
      var body: some View {
        Text(names[0])
        Text(names[1].prefix(5))
        names.map(Text.init)[0]
      }
    }
    let lines = LiveScreen(Names()).resolution.elements.map { Int($0.origin.position.line) }
    #expect(lines == [Names.line + 2, Names.line + 3, 0])
  }

  @Test func `values of the environment reach views inside, and changes too`() {
    struct Reader: View {
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Text(isEnabled ? "enabled" : "disabled") }
    }
    struct Screen: View {
      @State var isOff = false
      var body: some View {
        Button("Change") { isOff.toggle() }
        Reader().disabled(isOff)
      }
    }
    let live = LiveScreen(Screen())
    #expect(live.labels == ["Change", "enabled"])
    _ = live.press("Change")
    #expect(live.labels == ["Change", "disabled"])
  }

  @Test func `observable objects and their bindings are followed`() {
    struct Editor: View {
      @Bindable var model: Model
      var body: some View { Toggle("On", isOn: $model.isOn) }
    }
    struct Screen: View {
      let model = Model()
      var body: some View {
        Editor(model: model)
        Text(model.isOn ? "on" : "off")
      }
    }
    let live = LiveScreen(Screen())
    _ = live.press("On")
    #expect(live.labels == ["On", "on"])
  }

  @Observable final class Model { var isOn = false }

  @Test func `a sheet that opens and closes leaves no names behind`() {
    let live = LiveScreen(Sheets())
    for _ in 0..<50 {
      _ = live.press("Filter")
      _ = live.press("Done")
    }
    #expect(live.labels == ["Filter", "Delete"])
    #expect(live.resolution.elements.map(\.node).allSatisfy { !$0.contains("#") })
  }
}
