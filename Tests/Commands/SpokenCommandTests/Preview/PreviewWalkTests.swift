import Foundation
import SpokenPreview
import SpokenScreen
import SpokenSound
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
    #expect(walk.perform("actions", nil)?.spoken.message == "this element has no actions")
    #expect(walk.perform("next", nil)?.spoken.message == nil)
    let failed = walk.perform("action", "Fly")
    #expect(failed?.spoken.message?.isEmpty == false)
  }

  @Test func `what is said has the outcome of each line, and the weights of a transcript`() throws {
    var walk = PreviewWalk(
      try scenario("{ Text: Title, heading: 1 }", "{ Button: Send, hint: Sends it }"))
    let first = try #require(walk.first.html)
    #expect(first.contains("<span class=\"s\">Title</span>"))
    #expect(first.contains("<span class=\"s system\">Heading level 1</span>"))
    let next = try #require(walk.perform("next", nil)?.spoken)
    #expect(next.html?.contains("<div class=\"full\">") == true && next.lasts > 0)
    #expect(next.html?.contains("<span class=\"later\"><span class=\"s\">Sends it") == true)
  }

  @Test func `keeps the cursor on an element that is still there`() throws {
    let old = try scenario("{ Text: A, id: a }", "{ Text: B, id: b }")
    var walk = PreviewWalk(old)
    _ = walk.perform("next", nil)
    let new = try scenario("{ Text: N, id: n }", "{ Text: A, id: a }", "{ Text: Bee, id: b }")
    #expect(PreviewWalk(new, keeping: walk.node).first.lines == ["Bee"])
    #expect(PreviewWalk(new, keeping: "gone").first.lines == ["N"])
  }

  /// A sound of so many samples, which are kept as they are.
  private func sound(_ samples: Int) throws -> StoredSound {
    let place = FileManager.default.temporaryDirectory.appending(path: "x").path
    let wave = try AudioFormat.of("x.wav")
    let sound = try EncodedSound(for: place, format: wave, sampleRate: 8000, channels: 1)
    try sound.write([Int16](repeating: 0, count: samples))
    return try sound.store()
  }

  @Test func `keeps the last sounds only`() throws {
    var shelf = SoundShelf()
    let third = try sound(SoundShelf.limit / 2 / 3)
    for name in ["a", "b"] { shelf.add(third, as: name) }
    #expect(shelf["a"] != nil && shelf["b"] != nil)
    shelf.add(third, as: "c")
    #expect(shelf["a"] == nil && shelf["b"] != nil && shelf["c"] != nil)
    shelf.add(try sound(SoundShelf.limit / 2), as: "d")
    #expect(shelf["c"] == nil && shelf["d"] != nil)
    let short = try sound(1)
    for number in 0...SoundShelf.places { shelf.add(short, as: "\(number)") }
    #expect(shelf["0"] == nil && shelf["1"] != nil && shelf["d"] == nil)
  }
}
