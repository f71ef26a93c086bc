import CommandTestSupport
import Foundation
import ScreenScenarios
import SpokenPage
import TestSupport
import Testing

struct TextPlayerCommandTests {
  private func sample(_ name: String) -> String { root.appending(path: "samples/\(name)").path }

  /// The data that a page in a folder has inside.
  private func data(_ name: String, in scratch: Scratch) throws -> PageData {
    let page = try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
    let json = try #require(
      page.firstMatch(of: #/<script type="application/json" id="spoken-data">(.*)</script>/#))
    return try JSONDecoder().decode(PageData.self, from: Data(json.1.utf8))
  }

  /// What is heard of a line, part by part.
  private func heard(_ stop: StopRecord) -> [String] {
    stop.segments.map { "\($0.text) \($0.frames == nil ? "unheard" : "heard") \($0.rule)" }
  }

  @Test(arguments: ["hello.screen.yaml", "wallet.walk.yaml"])
  func `the lines are those of the page with sound`(name: String) throws {
    let scratch = try Scratch()
    let text = try spokenText("player", sample(name), "-o", "text.html", in: scratch.folder)
    #expect(text == Run(status: 0, output: "", errors: ""))
    _ = try spoken("player", sample(name), "-o", "sound.html", "--quiet", in: scratch.folder)
    let (now, sound) = (try data("text.html", in: scratch), try data("sound.html", in: scratch))
    #expect(now.stops.map(\.command) == sound.stops.map(\.command))
    // Where a line is cut is an estimate.
    let whole = sound.stops.filter { $0.outcome == nil && $0.hintOutcome == nil }
    #expect(
      whole.map { heard(now.stops[$0.number - 1]) } == whole.map(heard) && !whole.isEmpty)
    #expect(now.stops.map(\.outcome?.isEmpty) == sound.stops.map(\.outcome?.isEmpty))
    #expect(now.screens == sound.screens)
    #expect(now.sampleRate == 1000)
    let seconds = Double(now.length) / Double(now.sampleRate)
    #expect(abs(seconds / (Double(sound.length) / Double(sound.sampleRate)) - 1) < 0.5)
  }

  @Test func `there is no sound in it`() throws {
    let scratch = try Scratch()
    _ = try spokenText("player", sample("hello.screen.yaml"), "-o", "x.html", in: scratch.folder)
    let page = try String(contentsOf: scratch.folder.appending(path: "x.html"), encoding: .utf8)
    #expect(!page.contains("data:audio"))
    #expect(page.contains(#"<button type="button" id="play" aria-label="Play" disabled"#))
  }

  @Test(arguments: ["spoken", "spoken-text"])
  func `a folder is created, and the page named after the input`(command: String) throws {
    let scratch = try Scratch()
    let input = sample("hello.screen.yaml")
    let run =
      command == "spoken"
      ? try spoken("player", input, "-o", "a/b/", "--quiet", in: scratch.folder)
      : try spokenText("player", input, "-o", "a/b/", in: scratch.folder)
    #expect(run == Run(status: 0, output: "", errors: ""))
    #expect(try data("a/b/hello.html", in: scratch).title == "Hello")
  }

  @Test(arguments: [
    (["-", "-o", "a/"], "standard input has no name; name the file: -o a/x.html"),
    (["x.screen.yaml", "-o", "x.txt"], "a page is written as .html or .htm, not x.txt"),
  ])
  func `a page without a name is refused`(arguments: [String], message: String) throws {
    for run in [
      try spoken(["player"] + arguments),
      try spokenText("player", arguments[0], arguments[1], arguments[2]),
    ] {
      #expect(run.status == 64)
      #expect(run.errors.contains(message), "\(run)")
    }
  }

  @Test func `says what changed since another file`() throws {
    let scratch = try Scratch()
    for (name, text) in [("old", "One"), ("new", "Two")] {
      _ = try scratch.create("\(name).screen.yaml", "screen: A\nviews: [Text: \(text)]\n")
    }
    let run = try spokenText(
      "player", "new.screen.yaml", "--compare", "old.screen.yaml", "-o", "x.html",
      in: scratch.folder)
    #expect(run.status == 0, "\(run)")
    let comparison = try #require(try data("x.html", in: scratch).comparison)
    #expect(comparison.changes.map { [$0.old?.text, $0.new?.text] } == [["One", "Two"]])
  }
}
