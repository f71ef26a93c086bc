import SpokenScreen
import TestSupport
import Testing

struct ScenarioChaptersTests {
  @Test func `begins a chapter with the title of each screen that is opened`() {
    let titles = wallet().events.map(wallet().chapter)
    #expect(titles == ["Wallet", nil, nil, nil, nil])
  }

  @Test func `names a chapter after the app that is started`() {
    #expect(wallet().chapter(beginningWith: .launched(app: "Bank", nil)) == "Bank")
    #expect(wallet().chapter(beginningWith: .opened(screen: nil, nil)) == nil)
  }
}
