import Foundation
import SpokenPreview
import SpokenScreen
import Testing

@testable import SpokenCommand

struct PreviewWalkTests {
  private func scenario(_ views: String...) throws -> Scenario {
    let text = "screen: Home\nviews:\n" + views.map { "  - \($0)\n" }.joined()
    return try ScenarioReader().read(Array(text.utf8), path: "a.screen.yaml").scenario
  }

  private func said(_ walk: inout PreviewWalk, _ word: String, _ value: String? = nil) -> [String]?
  {
    walk.perform(word, value)?.spoken.lines
  }

  @Test func `performs the words of steps, and those of the walk's keys`() throws {
    var walk = PreviewWalk(
      try scenario(
        "{ Text: Title, heading: 1 }",
        "{ Button: Send, id: send, actions: [Archive], frame: [1, 2, 30, 40] }",
        "{ TextField: Note }"))
    #expect(walk.first.lines == ["Title, Heading level 1"])
    #expect(said(&walk, "next") == ["Send, Button", "Actions available"])
    #expect(walk.node == "send")
    let shown = walk.first
    #expect(shown.frame == [1, 2, 30, 40] && shown.screen == 0 && shown.element == "send")
    #expect(said(&walk, "actions") == ["Archive"])
    #expect(said(&walk, "again")?.first == "Send, Button")
    #expect(said(&walk, "touch", "send")?.first == "Send, Button")
    #expect(said(&walk, "last")?.first == "Note, Text field")
    #expect(said(&walk, "fly") == nil && said(&walk, "touch") == nil)
    #expect(said(&walk, "scroll", "sideways") == nil)
    let failed = walk.perform("action", "Fly")
    #expect(failed?.spoken.message?.isEmpty == false)
  }

  @Test func `keeps the cursor on an element that is still there`() throws {
    let old = try scenario("{ Text: A, id: a }", "{ Text: B, id: b }")
    var walk = PreviewWalk(old)
    _ = walk.perform("next", nil)
    let new = try scenario("{ Text: N, id: n }", "{ Text: A, id: a }", "{ Text: Bee, id: b }")
    #expect(PreviewWalk(new, keeping: walk.node).first.lines == ["Bee"])
    #expect(PreviewWalk(new, keeping: "gone").first.lines == ["N"])
  }

  @Test func `keeps the last sounds only`() {
    var shelf = SoundShelf()
    shelf.add(Data(count: SoundShelf.limit - 10), as: "a")
    shelf.add(Data(count: 10), as: "b")
    #expect(shelf["a"] != nil && shelf["b"] != nil)
    shelf.add(Data(count: 10), as: "c")
    #expect(shelf["a"] == nil && shelf["b"] != nil && shelf["c"] != nil)
    shelf.add(Data(count: SoundShelf.limit + 1), as: "d")
    #expect(shelf["c"] == nil && shelf["d"] != nil)
  }
}
