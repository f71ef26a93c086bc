import SpokenLiveTesting
import SpokenViews
import Testing

/// Styles of an app that come and go while their views are on the screen.
@MainActor
struct StyleChangeTests {
  private struct OwnGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { Text("Own gauge") }
  }

  private struct OwnProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { Text("Own progress") }
  }

  private struct OwnContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { Text("Own content") }
  }

  private struct OwnLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Text("Own label") }
  }

  private struct OwnToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Text("Own switch") }
  }

  private struct OwnField: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View { Text("Own field") }
  }

  private struct OwnButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text("Own button") }
  }

  /// Views with the styles around it, or without them.
  private struct Views: View {
    @Environment(\.self) private var styled
    let isOwn: Bool

    var body: some View {
      VStack {
        Gauge(value: 0.5) { Text("Gauge") }
        ProgressView("Progress", value: 0.5)
        LabeledContent("Content", value: "1")
        Label("Label", systemImage: "star")
        Toggle("Switch", isOn: .constant(true))
        TextField("Field", text: .constant("Text"))
        Button("Button") {}
      }.environment(\.self, isOwn ? styled : EnvironmentValues())
    }
  }

  private struct Screen: View {
    @State private var isOwn = false

    var body: some View {
      VStack {
        Button("Change") { isOwn.toggle() }
        Views(isOwn: isOwn)
          .gaugeStyle(OwnGauge()).progressViewStyle(OwnProgress())
          .labeledContentStyle(OwnContent()).labelStyle(OwnLabel()).toggleStyle(OwnToggle())
          .textFieldStyle(OwnField()).buttonStyle(OwnButton())
      }
    }
  }

  @Test func `a style that comes or goes later is followed`() {
    expectSpoken(
      Screen(), .activate, .next(7), .user(.first), .activate, .next(7),
      reads: """
        Change, Button
        ♪ item activated, Change
        Own gauge
        Own progress
        Own content
        Own label
        Own switch, Switch button, On
          Double tap to toggle setting.
        Own field
        Own button, Button
        Change, Button
        ♪ item activated, Change
        Gauge, 50%
        Progress, 50%
        Content, 1
        Label
        Switch, Switch button, On
          Double tap to toggle setting.
        Text, Text field
          Double tap to edit.
        Button, Button
        """)
  }
}
