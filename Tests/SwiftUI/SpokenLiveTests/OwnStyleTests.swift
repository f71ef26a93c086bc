import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// Styles of an app for fields, dates and pickers.
@MainActor
struct OwnStyleTests {
  private struct Required: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View {
      HStack {
        configuration
        Text("Required")
      }
    }
  }

  private struct Form: View {
    @State private var name = ""
    @State private var town = "Rome"

    var body: some View {
      VStack {
        TextField("Name", text: $name).textFieldStyle(Required())
        TextField("Town", text: $town).textFieldStyle(.roundedBorder)
      }
    }
  }

  @Test func `what a style shows around a field is heard with it, once`() {
    expectSpoken(
      Form(), .user(.type("A")), .next(2),
      reads: """
        Name, Text field
          Double tap to edit.
        Cap A
        Required
        Rome, Text field
          Double tap to edit.
        """)
  }

  private struct Floating: TextFieldStyle {
    @FocusState private var isFocused: Bool
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func _body(configuration: TextField<_Label>) -> some View {
      VStack {
        Button("Taps: \(count)") { count += 1 }
        configuration.focused($isFocused)
        Text(isFocused ? "Typing" : isEnabled ? "Enabled" : "Locked")
      }
    }
  }

  private struct Account: View {
    @FocusState private var isTyping: Bool
    @State private var name = ""
    @State private var code = ""

    var body: some View {
      VStack {
        Button("Start") { isTyping = true }
        TextField("Name", text: $name).focused($isTyping).textFieldStyle(Floating())
        SecureField("Code", text: $code).disabled(true).textFieldStyle(Required())
      }
    }
  }

  @Test func `a style has a state, an environment and a focus, and so has the field in it`() {
    expectSpoken(
      Account(), .next(2), .activate, .next, .previous, .previous, .activate, .user(.last),
      .previous,
      reads: """
        Start, Button
        Taps: 0, Button
        Name, Text field
          Double tap to edit.
        Name, Text field, Is editing
        Typing
        Name, Text field, Is editing
        Taps: 0, Button
        Taps: 1
        Required, Dimmed
        Code, Dimmed, Secure text field
        """)
  }

  private struct Years: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Button("Next day") { configuration.selection += 86_400 }
        Text(configuration.minimumDate == nil ? "No limit" : "Limited")
        DatePicker(selection: configuration.$selection) { Text("Inside") }
      }
    }
  }

  private struct Birthday: View {
    @State private var date = Date(timeIntervalSince1970: 1_800_000_000)

    var body: some View {
      VStack {
        DatePicker("Born", selection: $date, displayedComponents: .date).datePickerStyle(Years())
        DatePicker("Died", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
      }.environment(\.timeZone, .gmt)
    }
  }

  @Test func `what a style shows is heard instead of a date picker`() {
    expectSpoken(
      Birthday(), .next, .activate, .next(4),
      reads: """
        Born
        Next day, Button
        ♪ item activated, Next day
        No limit
        Inside, Jan 16, 2027, Button, Pop up button
          Double tap to activate the picker
        8:00\u{202F}AM, Button, Pop up button
          Double tap to activate the picker
        Died, Jan 16, 2027, Button, Pop up button
          Double tap to activate the picker
        """)
  }

  private struct Item {
    @Binding var size: Int
  }

  private struct Sizes: View {
    @State private var first = 1
    @State private var second = 2

    var body: some View {
      VStack {
        Picker("Size", sources: [Item(size: $first), Item(size: $second)], selection: \.$size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }.pickerStyle(.segmented)
        Text("\(first) \(second)")
        Picker("Colour", selection: $first) {
          Text("Red").tag(1)
          Text("Blue").tag(2)
        } currentValueLabel: {
          Text("A warm one")
        }
      }
    }
  }

  @Test func `a picker of several elements has no value while they differ, and sets all`() {
    expectSpoken(
      Sizes(), .next, .activate, .next(2),
      reads: """
        Small, Button, 1 of 2
        Large, Button, 2 of 2
        Selected, Large, 2 of 2
        2 2
        Colour, A warm one, Pop up button
          Double tap to activate the picker
        """)
  }
}
