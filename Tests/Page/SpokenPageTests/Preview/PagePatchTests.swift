import ScreenScenarios
import Testing

@testable import SpokenPage

struct PagePatchTests {
  /// The small page after a change.
  private func page(_ change: (inout PageData) -> Void) -> PageData {
    var page = smallPage
    change(&page)
    return page
  }

  private func patch(to page: PageData) -> PagePatch {
    PagePatch(from: smallPage, version: "a-1", to: page)
  }

  @Test func `an equal run changes nothing`() {
    let patch = patch(to: smallPage)
    #expect(patch.from == "a-1" && patch.title == "Bags & more · SpokenScreen")
    #expect(patch.parts == [] && patch.data.stops == [])
    #expect(
      patch.items == [
        PagePatch.Item(
          was: 1, start: 0, frame: .init(x: 10, y: 5.5, width: 80, height: 20), time: "0:00"),
        PagePatch.Item(was: 2, start: 2000, time: "0:02"),
        PagePatch.Item(was: 3, start: 2500, time: "0:02"),
      ])
  }

  @Test func `a line with other words is sent, and the others stay, later and with other origins`()
  {
    let patch = patch(
      to: page { page in
        var stop = page.stops[1]
        stop.segments[0].text = "Box"
        page.stops[1] = stop
        page.stops[2].frames = 65_000..<65_000
        page.stops[0].segments[1].origin = "x.yaml:4:5 pay"
      })
    #expect(
      patch.items.map(\.was) == [1, nil, 3] && patch.items.map(\.time) == ["0:00", nil, "1:05"])
    #expect(
      patch.items.map(\.origins) == [["x.yaml:3:5 pay", "x.yaml:4:5 pay", "x.yaml:4:5"], nil, nil])
    #expect(patch.items[1].stop?.segments.map(\.text) == ["Box"])
    #expect(patch.items[1].html?.hasPrefix("<li id=\"stop-2\" class=\"cut\">") == true)
    #expect(patch.parts.map(\.selector) == ["#timeline"])
  }

  @Test func `a new line moves the numbers of those after it`() {
    let patch = patch(
      to: page { page in
        var stop = page.stops[1]
        stop.segments[0].text = "Box"
        page.stops.insert(stop, at: 0)
        for index in page.stops.indices { page.stops[index].number = index + 1 }
      })
    #expect(patch.items.map(\.was) == [nil, 1, 2, 3])
    #expect(patch.parts.map(\.selector) == [".desk > header", "#timeline"])
  }

  @Test func `other findings are a part of their own`() {
    var old = smallPage
    old.problems = []
    let new = page { $0.problems = [.init(severity: "note", text: "b", rule: "c", origin: "d")] }
    let patch = PagePatch(from: old, version: "a-1", to: new)
    #expect(patch.parts.map(\.selector) == ["#problems"])
    #expect(patch.parts[0].html.hasPrefix("<section id=\"problems\""))
    // A page without findings has no place for them.
    #expect(PagePatch(from: old, version: "a-1", to: smallPage).parts == [])
  }

  @Test func `equal lines are kept in order, and each once`() {
    #expect(
      PageData.partners(of: ["a", "b", "a", "a"], in: ["b", "a", "a"]) == [1, 0, 2, nil])
  }

  @Test func `an estimate takes over the times and results of the same lines`() {
    var estimate = page { page in
      page.stops[1].frames = 900..<1000
      page.stops[1].outcome = nil
      page.length = 1000
    }
    let old = estimate
    estimate.stops[2].segments[0].text = "New"
    let merged = estimate.keepingTimes(of: smallPage, estimatedAs: old)
    #expect(merged.length == 65_000)
    #expect(merged.stops.map(\.frames) == [0..<1500, 2000..<2500, 2500..<2500])
    #expect(merged.stops.map(\.outcome) == [nil, "cut after 0.5s by next", "dropped by next"])
    #expect(merged.stops[0] == smallPage.stops[0] && merged.stops[2].segments[0].text == "New")
    #expect(merged.chapters == smallPage.chapters)
  }
}
