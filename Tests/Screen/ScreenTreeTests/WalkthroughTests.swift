import ScreenTree
import Testing

struct WalkthroughTests {
  @Test func `starts empty`() {
    let walkthrough = Walkthrough(title: "W")
    #expect(walkthrough.screens == [:] && walkthrough.steps == [] && walkthrough.settings == [])
    #expect(Walkthrough.Step(.gesture(.next, count: 2)).position == .unknown)
  }
}
