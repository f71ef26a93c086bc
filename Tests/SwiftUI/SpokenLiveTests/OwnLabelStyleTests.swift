import SpokenLiveTesting
import SpokenViews
import Testing

/// Styles of an app for labels.
@MainActor
struct OwnLabelStyleTests {
  private struct Trailing: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  private struct Icon: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.icon }
  }

  private struct Removable: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        Button("Remove") {}
      }
    }
  }

  @Test func `a label whose style shows its title is one element`() {
    expectSpoken(
      VStack {
        Label("10", systemImage: "clock").labelStyle(Trailing())
          .accessibilityLabel("10 minute meeting")
        Label("Lights", systemImage: "star").labelStyle(Trailing())
        Label("Pictures", systemImage: "star").labelStyle(Icon())
      },
      reads: """
        10 minute meeting
        Lights
        Favorite, Image
        """)
  }

  @Test func `a control in the style of a label stays one`() {
    expectSpoken(
      Label("Rome", systemImage: "star").labelStyle(Removable()),
      reads: """
        Rome
        Remove, Button
        """)
  }
}
