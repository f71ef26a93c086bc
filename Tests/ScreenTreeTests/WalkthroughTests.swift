import ScreenTree
import Testing

struct WalkthroughTests {
  @Test func `starts empty`() {
    let walkthrough = Walkthrough(title: "W")
    #expect(walkthrough.screens == [:] && walkthrough.steps == [] && walkthrough.settings == [])
    #expect(Walkthrough.Step(.next(2)).position == .unknown)
  }
}
