import SpokenLiveTesting
import SpokenViews
import Testing

/// Styles of an app for rows that open.
@MainActor
struct OwnDisclosureStyleTests {
  private struct Accordion: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          HStack {
            Image(systemName: "plus")
            configuration.label
          }
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func `the button of a style says whether the row is open`() {
    expectSpoken(
      DisclosureGroup("Terms") { Text("Small print") }.disclosureGroupStyle(Accordion()),
      .activate, .next, .previous, .activate,
      reads: """
        Add, Terms, Button, Collapsed
          Double tap to expand.
        Add, Terms, Expanded
        Small print
        Add, Terms, Button, Expanded
          Double tap to collapse.
        Add, Terms, Collapsed
        """)
  }

  private struct Plain: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func `a label without a control is the button of the row`() {
    expectSpoken(
      DisclosureGroup("Terms") { Text("Small print") }.disclosureGroupStyle(Plain()),
      .activate, .next,
      reads: """
        Terms, Button, Collapsed
          Double tap to expand.
        Terms, Expanded
        Small print
        """)
  }

  private struct ContentFirst: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        if configuration.isExpanded { configuration.content }
        configuration.label
      }
    }
  }

  @Test func `a row inside a row says its own state, also where it comes before the label`() {
    expectSpoken(
      DisclosureGroup("Outer", isExpanded: .constant(true)) {
        DisclosureGroup("Inner") { Text("Deep") }.disclosureGroupStyle(Plain())
      }.disclosureGroupStyle(ContentFirst()), .next,
      reads: """
        Inner, Button, Collapsed
          Double tap to expand.
        Outer, Button, Expanded
          Double tap to collapse.
        """)
  }
}
