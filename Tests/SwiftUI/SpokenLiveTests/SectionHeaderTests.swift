import SpokenLiveTesting
import SpokenViews
import Testing

/// Headers of sections, which are headings where there are rows.
@MainActor
struct SectionHeaderTests {
  private var section: some View {
    Section {
      Text("Row")
    } header: {
      Text("Head")
    } footer: {
      Text("Foot")
    }
  }

  @Test func `the header of a section is a heading in lists and forms`() {
    let heard = """
      Head, Heading
      Row
      Foot
      """
    expectSpoken(List { section }, reads: heard)
    expectSpoken(Form { section }, reads: heard)
    expectSpoken(List { Group { if true { section } } }, reads: heard)
  }

  @Test func `the header of a section in a stack is a text`() {
    let heard = """
      Head
      Row
      Foot
      """
    expectSpoken(VStack { section }, reads: heard)
    expectSpoken(ScrollView { LazyVStack { section } }, reads: heard)
    expectSpoken(List { VStack { section } }, reads: heard)
  }
}
