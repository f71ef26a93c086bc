import SpokenScreen
import TestSupport
import Testing

struct ScenarioChaptersTests {
  @Test func `begins a chapter with the title of each screen that is opened`() {
    let titles = wallet().events.map(wallet().chapter)
    #expect(titles == ["Wallet", nil, nil, nil, nil])
  }

  @Test func `names a chapter after the screen that is shown when the app is started`() throws {
    let scenario = try Walkthroughs.scenario(
      "screen: Cart\napp: Shop\nviews: [Text: Total]\n", ["launch", "next"])
    let titles = scenario.events.compactMap { scenario.chapter(beginningWith: $0) }
    #expect(titles == ["Cart"])
  }

  @Test func `names a chapter after the app where its screen is not known`() {
    #expect(wallet().chapter(beginningWith: .launched(app: "Bank", nil)) == "Bank")
    #expect(wallet().chapter(beginningWith: .opened(screen: nil, nil)) == nil)
  }
}
