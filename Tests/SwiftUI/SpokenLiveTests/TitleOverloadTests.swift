import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// The overloads of controls: titles as keys, words and resources, and views as labels.
@MainActor
struct TitleOverloadTests {
  private let words = "by words"
  private let resource: LocalizedStringResource = "by resource"
  private let asset = ImageResource(name: "pen", bundle: .main)

  @Test func `buttons are heard by every kind of title`() {
    expectSpoken(
      VStack {
        Button(resource) {}
        Button(resource, systemImage: "pencil") {}
        Button("By key", image: asset) {}
        Button(words, image: asset) {}
        Button(resource, image: asset) {}
        Button(role: .close) {}
        Button("Save", role: .confirm) {}
      }, .next(6),
      reads: """
        by resource, Button
        by resource, Button
        By key, Button
        by words, Button
        by resource, Button
        Close, Button
        Save, Button
        """)
  }

  @Test func `switches are heard by every kind of title`() {
    expectSpoken(
      VStack {
        Toggle(resource, isOn: .constant(true))
        Toggle(resource, systemImage: "wifi", isOn: .constant(false))
        Toggle("By key", image: asset, isOn: .constant(true))
        Toggle(words, image: asset, isOn: .constant(true))
      }, .next(3),
      reads: """
        by resource, Switch button, On
          Double tap to toggle setting.
        by resource, Switch button, Off
          Double tap to toggle setting.
        By key, Switch button, On
          Double tap to toggle setting.
        by words, Switch button, On
          Double tap to toggle setting.
        """)
  }

  @Test func `a switch of several values is on when all are, and sets all`() {
    expectSpoken(
      SourcesView(), .activate, .next,
      reads: """
        All, Switch button, Off
          Double tap to toggle setting.
        On
        true true
        """)
  }

  @Test func `sliders and steppers of every spelling are heard`() {
    expectSpoken(
      VStack {
        Slider(
          value: .constant(2), in: 0...10, minimumValueLabel: Text("0"),
          maximumValueLabel: Text("10")
        ) { Text("Old") }
        Stepper(resource, value: .constant(3), in: 0...9)
        Stepper(words, value: .constant(3))
        Stepper(words, onIncrement: {}, onDecrement: {})
        Stepper("Share", value: .constant(0.25), in: 0...1, step: 0.25, format: .percent)
      }, .next(4),
      reads: """
        Old, 2, Adjustable
          Swipe up or down with one finger to adjust the value.
        by resource, 3, Adjustable
          Swipe up or down with one finger to adjust the value.
        by words, 3, Adjustable
          Swipe up or down with one finger to adjust the value.
        by words, Adjustable
          Swipe up or down with one finger to adjust the value.
        Share, 25%, Adjustable
          Swipe up or down with one finger to adjust the value.
        """)
  }

  @Test func `fields of every spelling are heard`() {
    expectSpoken(
      VStack {
        TextField(resource, text: .constant("a"))
        TextField(text: .constant("b"), prompt: Text("c")) { Label("View", systemImage: "x") }
        TextField("Amount", value: .constant(3.5 as Double?), format: .number)
        TextField("Nothing", value: .constant(nil as Double?), format: .number)
        TextField(value: .constant(4), format: .number) { Text("Count") }
        TextField("Formatter", value: .constant(7), formatter: NumberFormatter())
        SecureField(words, text: .constant("x"), onCommit: {})
      }, .next(6),
      reads: """
        a, Text field
          Double tap to edit.
        View, b, Text field
          Double tap to edit.
        3.5, Text field
          Double tap to edit.
        Nothing, Text field
          Double tap to edit.
        4, Text field
          Double tap to edit.
        7, Text field
          Double tap to edit.
        1 character, Secure text field
          Double tap to edit.
        """)
  }

  @Test func `a field for an optional number is nil while it is empty, and ends by its closure`() {
    expectSpoken(
      OptionalField(), .user(.type("1")), .next, .previous, .user(.delete), .next,
      reads: """
        Amount, Text field
          Double tap to edit.
        1
        1.000000
        1, Text field
          Double tap to edit.
        1
        nothing
        """)
  }

  @Test func `menus, sections and groups of every spelling are heard`() {
    expectSpoken(
      Form {
        Menu(words) {
          Button("One") {}
        } primaryAction: {
        }
        Menu(words, systemImage: "x") { Button("One") {} }
        Section(resource) { Text("In") }
        Section("Closed", isExpanded: .constant(false)) { Text("Hidden") }
        GroupBox(label: Text("Box")) { Text("Inside") }
        LabeledContent(resource) { Text("Value") }
        DisclosureGroup(resource) { Text("More") }
      }, .next(9),
      reads: """
        by words, Button, Pop up button
          Double tap to activate the picker
        by words, Button, Pop up button
          Double tap to activate the picker
        by resource, Heading
        In
        Closed, Heading
        Box
        Inside
        by resource, Value
        by resource, Button, Heading, Collapsed
          Double tap to expand.
        ♪ boundary reached, by resource
        """)
  }

  @Test func `names, lists and dates are put into words`() {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    let start = Date(timeIntervalSince1970: 0)
    let days = RelativeDateTimeFormatter()
    #expect(name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(
      days.localizedString(for: start.addingTimeInterval(-2 * 86_400), relativeTo: start)
        == "2 days ago")
  }

  @Test func `progress and gauges of every spelling are heard`() {
    let past = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)
    expectSpoken(
      VStack {
        ProgressView(resource, value: 0.25)
        ProgressView(timerInterval: past, countsDown: false) { Text("Timer") }
        Gauge(value: 0.5) {
          Text("Speed")
        } currentValueLabel: {
          Text("fast")
        } markedValueLabels: {
          Text("mark")
        }
        Text(timerInterval: past, countsDown: false)
      }, .next(3),
      reads: """
        by resource, 25%
        Timer, 1:00
        Speed, fast
        1:00
        """)
  }
}

private struct SourcesView: View {
  struct Item: Identifiable {
    let id: Int
    var isOn: Bool
  }

  @State private var items = [Item(id: 1, isOn: true), Item(id: 2, isOn: false)]

  var body: some View {
    Toggle("All", sources: $items, isOn: \.isOn)
    Text("\(items[0].isOn) \(items[1].isOn)")
  }
}

private struct OptionalField: View {
  @State private var amount: Double?

  var body: some View {
    TextField("Amount", value: $amount, format: .number)
    Text(amount.map { "\($0)" } ?? "nothing")
  }
}
