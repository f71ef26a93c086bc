import CommandTestSupport
import Foundation
import SpokenScreen
import TestSupport
import Testing

@testable import SpokenCommand

struct SubtitlesTests {
  /// Two stops: the first from frame 10 with pieces at 10 and 20, the second from 40 on.
  private func subtitles(isPlain: Bool = false) throws -> Subtitles {
    let scratch = try Scratch()
    let file = try scratch.create(
      "a.screen.yaml", "screen: A\nviews:\n  - Button: Send\n  - Text: \"Bad \\e[31m\"\n")
    var subtitles = Subtitles(isPlain: isPlain)
    for (index, utterance) in try ScenarioReader().read(file.path).scenario.utterances.enumerated()
    {
      let start = 10 + 30 * index
      for (number, segment) in utterance.segments.enumerated() {
        let frames = start + 10 * number..<start + 10 * number + 5
        subtitles.add(
          Captions.HeardPart(
            segment, utterance.part(of: number), at: SegmentPlace(index: number), id: "",
            number: number, frames: frames))
      }
      subtitles.add(utterance, at: start)
    }
    return subtitles
  }

  private func status(_ text: String) -> String { "\u{1B}[?7l\(text)\u{1B}[?7h" }
  private let clearing = "\r\u{1B}[K"

  @Test func `shows the line of a stop once, and below it the piece that is heard`() throws {
    var subtitles = try subtitles()
    #expect(subtitles.text(at: 9, isPaused: false) == "")
    #expect(
      subtitles.text(at: 10, isPaused: false) == clearing + "Send, Button\n" + status("> Send"))
    #expect(subtitles.text(at: 19, isPaused: false) == "")
    #expect(subtitles.text(at: 20, isPaused: false) == clearing + status("> Button"))
    #expect(subtitles.text(at: 25, isPaused: true) == clearing + status("(paused) Button"))
    #expect(
      subtitles.text(at: 45, isPaused: false)
        == clearing + "Bad ␛[31m\n" + status("> Bad ␛[31m"))
  }

  @Test func `shows words as they are, whatever they look like`() throws {
    let scratch = try Scratch()
    let file = try scratch.create(
      "a.screen.yaml", "screen: A\nviews:\n  - Button: \"> Next\"\n    hint: \"/etc/\"\n")
    var subtitles = Subtitles(isPlain: true)
    for utterance in try ScenarioReader().read(file.path).scenario.utterances {
      subtitles.add(utterance, at: 0)
    }
    #expect(subtitles.text(at: 0, isPaused: false) == "> Next, Button\n  /etc/\n")
    let run = try spoken(
      "render", "a.screen.yaml", "-o", "a.wav", "--transcript", "a.txt", in: scratch.folder)
    #expect(run.status == 0)
    // A transcript is a golden, in a file too.
    let golden = "# A · ios · en-US\n> open\n\\> Next, Button\n  \\/etc/\n"
    #expect(
      try String(contentsOf: scratch.folder.appending(path: "a.txt"), encoding: .utf8) == golden)
    #expect(try spoken("transcript", "a.screen.yaml", in: scratch.folder).output == golden)
  }

  @Test func `goes back, and makes room for other lines`() throws {
    var subtitles = try subtitles()
    #expect(subtitles.cleared() == "")
    _ = subtitles.text(at: 45, isPaused: false)
    #expect(
      subtitles.text(at: 12, isPaused: false) == clearing + "Send, Button\n" + status("> Send"))
    #expect(subtitles.cleared() == clearing)
    #expect(subtitles.cleared() == "")
    #expect(subtitles.text(at: 12, isPaused: false) == clearing + status("> Send"))
  }

  @Test func `has lines alone where a terminal cannot go back`() throws {
    var subtitles = try subtitles(isPlain: true)
    #expect(subtitles.text(at: 10, isPaused: false) == "Send, Button\n")
    #expect(subtitles.text(at: 20, isPaused: true) == "")
    #expect(subtitles.cleared() == "")
  }
}
