import Foundation
import ScreenTree
import SpokenLiveTesting
import SpokenViews
import Testing
import VoiceOverElements

@testable import SpokenLive

/// Styles of an app that show the control itself with something around it.
@MainActor
struct StyleConfigurationTests {
  private struct Checked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isOn ? "Checked" : "Open")
        Toggle(configuration)
      }
    }
  }

  private struct Switches: View {
    @State private var isOn = false

    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(Checked())
    }
  }

  @Test func `a style of switches shows the switch`() {
    expectSpoken(
      Switches(), .next, .activate, .user(.first),
      reads: """
        Open
        Wi-Fi, Switch button, Off
          Double tap to toggle setting.
        On
        Checked
        """)
  }

  private struct Stars: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("Star")
        Label(configuration).font(.title)
      }
    }
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        GroupBox(configuration)
        Text("End of the box")
      }
    }
  }

  private struct Spread: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        LabeledContent(configuration)
        Text("Below the price")
      }
    }
  }

  @Test func `styles of labels and boxes show what they are for`() {
    expectSpoken(
      VStack {
        Label("Rome", systemImage: "star").labelStyle(Stars())
        GroupBox("Trip") { Text("Seven days") }.groupBoxStyle(Framed())
        LabeledContent("Price", value: "80").labeledContentStyle(Spread())
      }, .next(6),
      reads: """
        Star
        Rome
        Trip
        Seven days
        End of the box
        Price, 80
        Below the price
        """)
  }

  private struct Dark: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        ProgressView(configuration).shadow(radius: 3)
        if configuration.fractionCompleted == nil { Text("Please wait") }
      }
    }
  }

  @Test func `a style of progress shows how far it is`() {
    expectSpoken(
      VStack {
        ProgressView("Upload", value: 20, total: 80)
        ProgressView("Search")
        ProgressView(value: 0.5)
      }.progressViewStyle(Dark()), .next(3),
      reads: """
        Upload, 25%
        Search
        Please wait
        50%
        """)
  }

  private struct Cards: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      ScrollView {
        Text("Card")
        configuration.content
      }
    }
  }

  private struct Titled: FormStyle {
    @Environment(\.colorScheme) private var scheme

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(scheme == .light ? "Light form" : "Dark form")
        Form(configuration)
      }
    }
  }

  @Test func `a style of forms shows the rows`() {
    expectSpoken(
      VStack {
        Form { Text("Name") }.formStyle(Cards())
        Form { Text("Town") }.formStyle(Titled())
        Form { Text("Plain") }.formStyle(.grouped)
      }, .next(4),
      reads: """
        Card
        Name
        Light form
        Town
        Plain
        """)
  }

  private struct Round: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      AccessoryCircularGaugeStyle().makeBody(configuration: configuration).padding()
    }
  }

  private struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      LinearProgressViewStyle().makeBody(configuration: configuration).padding()
    }
  }

  private struct Wide: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      AutomaticLabeledContentStyle().makeBody(configuration: configuration).padding()
    }
  }

  private struct Day: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      CompactDatePickerStyle().makeBody(configuration: configuration).padding()
    }
  }

  private struct Looks: View {
    @State private var date = Date(timeIntervalSince1970: 1_800_000_000)

    var body: some View {
      VStack {
        Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(Round())
        ProgressView("Upload", value: 20, total: 80).progressViewStyle(Bar())
        LabeledContent("Price", value: "80").labeledContentStyle(Wide())
        DatePicker("Born", selection: $date, displayedComponents: .date).datePickerStyle(Day())
      }.environment(\.timeZone, .gmt)
    }
  }

  @Test func `a look of the system that a style shows is the control`() {
    expectSpoken(
      Looks(), .next(3),
      reads: """
        Fuel, 50%
        Upload, 25%
        Price, 80
        Born, Jan 15, 2027, Button, Pop up button
          Double tap to activate the picker
        """)
  }

  private struct Grouped: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupedFormStyle().makeBody(configuration: configuration).padding()
    }
  }

  private struct Edged: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      DefaultGroupBoxStyle().makeBody(configuration: configuration).padding()
    }
  }

  private struct Palette: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      PaletteControlGroupStyle().makeBody(configuration: configuration).padding()
    }
  }

  private struct Folded: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      AutomaticDisclosureGroupStyle().makeBody(configuration: configuration).padding()
    }
  }

  private struct Pressed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      ButtonMenuStyle().makeBody(configuration: configuration).padding()
    }
  }

  @Test func `a look of the system that a style shows is the group, the row or the menu`() {
    expectSpoken(
      VStack {
        Form { Text("Name") }.formStyle(Grouped())
        GroupBox("Trip") { Text("Seven days") }.groupBoxStyle(Edged())
        ControlGroup { Button("Cut") {} }.controlGroupStyle(Palette())
        DisclosureGroup("Terms") { Text("Small print") }.disclosureGroupStyle(Folded())
        Menu("Sort") { Button("By name") {} }.menuStyle(Pressed())
      }, .next(5),
      reads: """
        Name
        Trip
        Seven days
        Cut, Button
        Terms, Button, Collapsed
          Double tap to expand.
        Sort, Button, Pop up button
          Double tap to activate the picker
        """)
  }

  /// Where the first view of a class is on the screen, `file:line`.
  private func place(_ kind: ViewClass, in view: some View) -> String? {
    LiveScreen(view).screen.allNodes.first { $0.kind == kind }
      .map { "\($0.position.sourceFile?.name ?? ""):\($0.position.line)" }
  }

  private func expectPlace(
    _ kind: ViewClass, _ view: some View, line: Int = #line,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      place(kind, in: view) == "SpokenLiveTests/StyleConfigurationTests.swift:\(line)",
      sourceLocation: sourceLocation)
  }

  @Test func `a look of the system that a style shows is where the app wrote the control`() {
    expectPlace(.gauge, Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(Round()))
    expectPlace(.progressView, ProgressView("Upload", value: 0.5).progressViewStyle(Bar()))
    expectPlace(.labeledContent, LabeledContent("Price", value: "8").labeledContentStyle(Wide()))
    let terms = DisclosureGroup("Terms") { Text("x") }.disclosureGroupStyle(Folded())
    expectPlace(.disclosureGroup, terms, line: #line - 1)
    expectPlace(.form, Form { Text("Name") }.formStyle(Grouped()))
    expectPlace(.menu, Menu("Sort") { Button("x") {} }.menuStyle(Pressed()))
    expectPlace(.datePicker, DatePicker("Born", selection: .constant(.now)).datePickerStyle(Day()))
  }

  @Test func `a word of such a look leads to that line`() throws {
    let view = ProgressView("Upload", value: 0.5).progressViewStyle(Bar())
    let line = #line - 1
    let element = try #require(LiveScreen(view).resolution.elements.first)
    let label = try #require(element.label.first?.origin)
    #expect(label.place.hasPrefix("SpokenLiveTests/StyleConfigurationTests.swift:\(line):"))
    #expect(element.origin.position.line == line)
  }
}
