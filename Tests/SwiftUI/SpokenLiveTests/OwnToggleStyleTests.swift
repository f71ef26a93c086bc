import SpokenLiveTesting
import SpokenViews
import Testing

/// Styles of an app for switches, with which they stay switches.
@MainActor
struct OwnToggleStyleTests {
  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          .onTapGesture { configuration.isOn.toggle() }
        configuration.label
      }
    }
  }

  private struct Terms: View {
    @State private var isAccepted = false

    var body: some View {
      VStack {
        Toggle("Accept Terms", isOn: $isAccepted)
          .toggleStyle(Checkbox())
          .accessibilityValue(isAccepted ? "Checked" : "Unchecked")
        Text(isAccepted ? "accepted" : "open")
      }
    }
  }

  @Test func `a box to tick is one switch, with the words of the app for its state`() {
    expectSpoken(
      Terms(), .activate, .next,
      reads: """
        Accept Terms, Switch button, Unchecked
          Double tap to toggle setting.
        Checked
        accepted
        """)
  }

  /// A button with the label in it, of which more is said.
  private struct Pressed: ToggleStyle {
    let words: LocalizedStringKey?

    func makeBody(configuration: Configuration) -> some View {
      let button = Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          configuration.label
          Image(systemName: "star").accessibilityLabel("Drawn")
        }
      }
      if let words { button.accessibilityLabel(words) } else { button }
    }
  }

  private struct Switches: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Toggle(isOn: $isOn) { Text("Wi-Fi") }.toggleStyle(Pressed(words: nil))
        Toggle("Alerts", isOn: $isOn).toggleStyle(Pressed(words: "All alerts"))
      }
    }
  }

  @Test func `a style with a button is heard as the switch, and its own label counts`() {
    expectSpoken(
      Switches(), .activate, .next,
      reads: """
        Wi-Fi, Switch button, Off
          Double tap to toggle setting.
        On
        All alerts, Switch button, On
          Double tap to toggle setting.
        """)
  }

  private struct Said: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Circle().accessibilityLabel("Circle")
      }
      .accessibilityValue(configuration.isOn ? "Open" : "Shut")
      .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
  }

  private struct Unseen: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack { configuration.label }.accessibilityHidden(true)
    }
  }

  private struct Represented: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack { configuration.label }.accessibilityRepresentation {
        Button("Represented") { configuration.isOn.toggle() }
      }
    }
  }

  @Test func `what a style says of its outermost view, it says of the switch`() {
    expectSpoken(
      VStack {
        Toggle("Gate", isOn: .constant(true)).toggleStyle(Said())
        Toggle("Hidden", isOn: .constant(true)).toggleStyle(Unseen())
        Toggle("Door", isOn: .constant(true)).toggleStyle(Represented())
      },
      reads: """
        Selected, Gate, Switch button, Open
          Double tap to toggle setting.
        Represented, Button
        """)
  }
}
