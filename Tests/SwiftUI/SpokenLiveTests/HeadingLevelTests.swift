import SpokenLiveTesting
import SpokenViews
import Testing

/// The level of a heading, which makes none.
@MainActor
struct HeadingLevelTests {
  @Test func `a level alone makes no heading`() {
    expectSpoken(Text("Store Hours").accessibilityHeading(.h2), reads: "Store Hours")
    expectSpoken(
      Text("Store Hours").accessibilityAddTraits(.isHeader)
        .accessibilityRemoveTraits(.isHeader).accessibilityHeading(.h2),
      reads: "Store Hours")
  }

  @Test func `the trait comes before the level or after it`() {
    let heard = "Store Hours, Heading level 2"
    let text = Text("Store Hours")
    expectSpoken(text.accessibilityHeading(.h2).accessibilityAddTraits(.isHeader), reads: heard)
    expectSpoken(text.accessibilityAddTraits(.isHeader).accessibilityHeading(.h2), reads: heard)
    expectSpoken(
      VStack { text.accessibilityHeading(.h2) }.accessibilityAddTraits(.isHeader), reads: heard)
    expectSpoken(
      text.accessibilityAddTraits(.isHeader).accessibilityHeading(.unspecified),
      reads: "Store Hours, Heading")
  }

  @Test func `the level of a stack is that of the headings in it`() {
    expectSpoken(
      VStack {
        Text("Monday").accessibilityAddTraits(.isHeader)
        Text("Closed")
        Circle()
      }
      .accessibilityHeading(.h3),
      reads: """
        Monday, Heading level 3
        Closed
        """)
    expectSpoken(
      VStack {
        Text("Monday").accessibilityAddTraits(.isHeader)
        Text("Closed")
      }
      .accessibilityElement(children: .combine).accessibilityHeading(.h3),
      reads: "Monday, Closed, Heading level 3")
  }
}
