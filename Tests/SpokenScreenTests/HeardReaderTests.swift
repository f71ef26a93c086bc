import Foundation
import SpokenScreen
import Testing

struct HeardReaderTests {
  /// What is heard of two files beside each other.
  private func hear(
    _ old: String, _ new: String, settings: [Walkthrough.Setting] = []
  ) throws -> (before: [String], after: [String]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spoken-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let reader = StoryReader(settings: settings)
    let sides = try ["old", "new"].enumerated().map { index, name in
      let file = folder.appending(path: name)
      try Data([old, new][index].utf8).write(to: file)
      return try reader.hear(file.path)
    }
    let (one, other) = (
      try reader.hearing(sides[0], beside: sides[1]), try reader.hearing(sides[1], beside: sides[0])
    )
    func lines(_ heard: Heard) -> [String] {
      heard.header
        + heard.stops.flatMap { stop in
          [stop.text] + (stop.hint + stop.cues).map { "  \($0.text)" }
        }
    }
    return (lines(one.heard(beside: other)), lines(other.heard(beside: one)))
  }

  private let screen = "screen: S\nviews:\n  - Button: Pay\n    hint: Pays\n"

  @Test func `tells a screen with the settings of a transcript beside it`() throws {
    let silent = "# S · ios · en-US\n# speakHints=false\n> open\nPay, Button\n"
    let expected = ["# S · ios · en-US", "# speakHints=false", "Pay, Button"]
    #expect(try hear(silent, screen) == (expected, expected))
    #expect(try hear(screen, silent) == (expected, expected))
    #expect(
      try hear(screen, screen).before == ["# S · ios · en-US", "Pay, Button", "  Pays"])
  }

  @Test func `keeps to what the file or the command line says`() throws {
    let silent = "# S · ios · en-US\n# speakHints=false\n> open\nPay, Button\n"
    let own = screen.replacing("views:", with: "settings: { speakHints: true }\nviews:")
    #expect(try hear(silent, own).after == ["# S · ios · en-US", "Pay, Button", "  Pays"])
    let asked = [Walkthrough.Setting(key: "traits", value: "none")]
    #expect(
      try hear(silent, screen, settings: asked).after
        == ["# S · ios · en-US", "# traits=none", "Pay", "  Pays"])
  }

  @Test func `fills in what a golden leaves open`() throws {
    let golden = "# S · ios · en-US\n> open\n/P.*/\n…\n"
    #expect(
      try hear(golden, screen).before == ["# S · ios · en-US", "Pay, Button", "  Pays"])
  }

  @Test func `takes any sign in a line`() throws {
    #expect(try hear("> open\n\u{0}", screen).before == ["\u{0}"])
  }

  @Test(arguments: [
    ("# a\n# speakHints=maybe\n> open\n", "old:2:1: "),
    ("> open\n/(/\n", "old:2:1: "),
  ])
  func `refuses a transcript that is faulty`(text: String, place: String) throws {
    let fault = #expect(throws: StoryFault.self) { try hear(text, screen) }
    #expect(fault?.description.contains(place) == true, "\(fault?.description ?? "")")
  }
}
