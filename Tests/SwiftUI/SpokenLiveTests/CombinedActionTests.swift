import SpokenLiveTesting
import SpokenViews
import Testing

/// Views with actions that become one element.
@MainActor
struct CombinedActionTests {
  private struct Actions: View {
    @State private var done = ""

    var body: some View {
      VStack {
        VStack {
          Text("Play").accessibilityAction { done += "P" }
          Text("Save").accessibilityAction { done += "S" }
        }.accessibilityElement(children: .combine)
        Text("Done: \(done)")
      }
    }
  }

  @Test func `the default actions of several views are actions of the combined one`() {
    expectSpoken(
      Actions(), .action("Save"), .action("Play"), .next,
      reads: """
        Play, Save
          Actions available
        Save
        Play
        Done: SP
        """)
  }

  private struct Taps: View {
    @State private var done = ""

    var body: some View {
      VStack {
        VStack {
          HStack {
            Circle()
            Text("First")
          }.onTapGesture { done += "1" }
          HStack {
            Circle()
            Text("Second")
          }.onTapGesture { done += "2" }
        }.accessibilityElement(children: .combine)
        Text("Done: \(done)")
      }
    }
  }

  @Test func `so are the taps of several views`() {
    expectSpoken(
      Taps(), .action("Second"), .next,
      reads: """
        First, Second
          Actions available
        Second
        Done: 2
        """)
  }

  @Test func `a text with more views in it keeps its words when it is combined`() {
    expectSpoken(
      Text("Custom Content").accessibilityChildren {
        Rectangle().accessibilityCustomContent("Width", "10")
      }.accessibilityElement(children: .combine),
      reads: """
        Custom Content
          More content available
        """)
  }
}
