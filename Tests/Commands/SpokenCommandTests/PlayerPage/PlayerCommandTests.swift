import CommandTestSupport
import Foundation
import SpokenPage
import SpokenScreen
import TestSupport
import Testing

struct PlayerCommandTests {
  private func sample(_ name: String) -> String { root.appending(path: "samples/\(name)").path }

  private func text(_ name: String, in scratch: Scratch) throws -> String {
    try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
  }

  /// The data that a page has inside.
  private func data(of page: String) throws -> PageData {
    let json = try #require(
      page.firstMatch(of: #/<script type="application/json" id="spoken-data">(.*)</script>/#))
    return try JSONDecoder().decode(PageData.self, from: Data(json.1.utf8))
  }

  @Test func `writes one page, and the same bytes each time`() throws {
    let scratch = try Scratch()
    for name in ["a.html", "b.html"] {
      let run = try spoken("player", sample("hello.screen.yaml"), "-o", name, in: scratch.folder)
      #expect(run.status == 0, "\(run)")
      #expect(run.errors.hasPrefix("\(name): 4 s of speech, "))
    }
    #expect(try scratch.files == ["a.html", "b.html"])
    #expect(try text("a.html", in: scratch) == text("b.html", in: scratch))
  }

  @Test func `render writes the same page`() throws {
    let scratch = try Scratch()
    let input = sample("hello.screen.yaml")
    _ = try spoken("player", input, "-o", "a.html", in: scratch.folder)
    let run = try spoken("render", input, "-o", "b.html", "--quiet", in: scratch.folder)
    #expect(run == Run(status: 0, output: "", errors: ""))
    #expect(try text("a.html", in: scratch) == text("b.html", in: scratch))
  }

  @Test func `the data agrees with transcript, captions and explanation`() throws {
    let scratch = try Scratch()
    let input = sample("wallet.walk.yaml")
    _ = try spoken("player", input, "-o", "x.html", "--quiet", in: scratch.folder)
    _ = try spoken(
      "render", input, "-o", "x.wav", "--captions", "x.json", "--quiet", in: scratch.folder)
    let page = try data(of: text("x.html", in: scratch))
    struct Captions: Decodable {
      struct Stop: Decodable {
        var number: Int
        var command: String
        var frames: Range<Int>
        var segments: [Segment]
      }
      struct Segment: Decodable {
        var text: String
        var frames: Range<Int>
      }
      var stops: [Stop]
    }
    let captions = try JSONDecoder().decode(
      Captions.self, from: Data(text("x.json", in: scratch).utf8))
    let heard = page.stops.filter { !$0.frames.isEmpty }
    #expect(heard.map(\.number) == captions.stops.map(\.number))
    #expect(heard.map(\.command) == captions.stops.map(\.command))
    #expect(heard.map(\.frames) == captions.stops.map(\.frames))
    let segments = heard.flatMap { $0.segments.filter { $0.frames != nil } }
    let cues = captions.stops.flatMap(\.segments)
    #expect(segments.map(\.text) == cues.map(\.text))
    #expect(segments.map(\.frames) == cues.map(\.frames))
  }

  @Test func `says what was cut and dropped, on which screen, and in which chapter`() throws {
    let scratch = try Scratch()
    _ = try spoken(
      "player", sample("wallet.walk.yaml"), "-o", "x.html", "--quiet", in: scratch.folder)
    let page = try data(of: text("x.html", in: scratch))
    #expect(page.screens.map(\.title) == ["Budgets", "Details"])
    #expect(page.screens[0].size == [402, 874])
    #expect(page.chapters.map(\.title) == ["Budgets", "Details", "Budgets"])
    let dropped = page.stops.filter { $0.heard == "dropped" }
    #expect(dropped.map(\.text) == ["Syncing", "Too early to be heard"])
    #expect(dropped.allSatisfy { $0.outcome == "dropped by the focus move" && $0.frames.isEmpty })
    let details = try #require(page.stops.first { $0.text == "Details, Heading level 1" })
    #expect(details.screen == 1 && details.frame?.width == 370)
  }

  @Test func `says what a listener would notice, and what each screen costs`() throws {
    let scratch = try Scratch()
    _ = try spoken(
      "player", sample("wallet.walk.yaml"), "-o", "x.html", "--quiet", in: scratch.folder)
    let page = try data(of: text("x.html", in: scratch))
    let problems = try #require(page.problems)
    #expect(
      problems.contains {
        $0.rule == "unheard-announcement" && $0.origin == "wallet.walk.yaml:25:5"
      })
    #expect(page.screens[1].cost == PageData.Cost(stops: 3, swipes: 2, seconds: 6.2, words: 12))
    #expect(page.steps["next"] == "Swipe right")
    #expect(page.steps["announce low"] == "The app announces")
  }

  @Test func `a comment in the file switches a rule off on the page, too`() throws {
    let scratch = try Scratch()
    let views = "views:\n  - Button: Pay\n    label: Pay button\n"
    for (name, comment) in [("a", ""), ("b", "# spoken-lint: disable-file=role-in-label\n")] {
      _ = try scratch.create("\(name).screen.yaml", comment + "screen: A\n" + views)
      _ = try spoken(
        "player", "\(name).screen.yaml", "-o", "\(name).html", "--audio", "none", "--quiet",
        in: scratch.folder)
    }
    let rules = try ["a.html", "b.html"].map { name in
      try data(of: text(name, in: scratch)).problems?.map(\.rule).contains("role-in-label")
    }
    #expect(rules == [true, false])
  }

  @Test func `the data stays within 20 kB a minute of speech`() throws {
    let scratch = try Scratch()
    _ = try spoken(
      "player", "samples/wallet.walk.yaml", "-o", scratch.folder.appending(path: "x.html").path,
      "--quiet")
    let page = try text("x.html", in: scratch)
    let json = try #require(page.firstMatch(of: #/id="spoken-data">(.*)</script>/#)).1.utf8.count
    let data = try data(of: page)
    #expect(json * 60 <= 20_000 * data.length / data.sampleRate, "\(json) bytes")
  }

  @Test func `compares with an older version, in the words of diff`() throws {
    let scratch = try Scratch()
    let old = "screen: Bags\nviews:\n  - Button: Buy\n    id: pay\n  - Text: Bags\n"
    _ = try scratch.create("old.screen.yaml", old)
    _ = try scratch.create("new.screen.yaml", old.replacing("Buy", with: "Pay now"))
    let run = try spoken(
      "player", "new.screen.yaml", "--compare", "old.screen.yaml", "-o", "x.html", "--quiet",
      in: scratch.folder)
    #expect(run == Run(status: 0, output: "", errors: ""))
    let page = try text("x.html", in: scratch)
    let comparison = try #require(try data(of: page).comparison)
    #expect(comparison.name == "old.screen.yaml")
    #expect(
      comparison.changes.map(\.messages) == [["'pay' is called \"Pay now\" now, was \"Buy\""]])
    #expect(comparison.changes.map { $0.old?.text } == ["Buy, Button"])
    #expect(comparison.changes.map { $0.new?.text } == ["Pay now, Button"])
    #expect(page.contains("<audio id=\"old-sound\""))
  }

  @Test func `refuses what cannot be a page, with the reason`() throws {
    let scratch = try Scratch()
    let input = sample("hello.screen.yaml")
    _ = try scratch.create("x.png", "no picture")
    let faults: [([String], Int32, String)] = [
      (["player", input, "-o", "x.wav"], 64, "a page is written as .html or .htm, not x.wav"),
      (
        ["player", input, "-o", "x.html", "--picture", "x.png"], 65, "x.png: this is no PNG picture"
      ),
      (
        ["player", input, "-o", "x.html", "--picture", "y.png"], 66, "y.png: there is no such file"
      ),
      (
        ["player", input, "-o", "x.html", "--picture", "home=x.png"], 64,
        "has no screen 'home'; it has only one"
      ),
      (
        ["render", input, "-o", "x.html", "--captions", "x.vtt"], 64,
        "a page has its sound, its transcript and its chapters inside"
      ),
      (
        ["render", input, "-o", "x.wav", "--captions", "x.json", "--captions-by", "stop"], 64,
        "--captions-by stop is for --captions with .vtt or .srt"
      ),
    ]
    for (arguments, status, message) in faults {
      let run = try spoken(arguments, in: scratch.folder)
      #expect(run.status == status && run.errors.contains(message), "\(run)")
    }
    #expect(try scratch.files == ["x.png"])
  }

  @Test(arguments: [
    ("mp3", "src=\"data:audio/mpeg;base64,"), ("opus", "src=\"data:audio/ogg;base64,T2dnUw"),
    ("wav", "src=\"data:audio/wav;base64,UklGR"), ("none", "aria-label=\"Sound\"></audio>"),
  ])
  func `has the sound in the format that is wanted`(audio: String, source: String) throws {
    let scratch = try Scratch()
    let input = sample("hello.screen.yaml")
    let run = try spoken(
      "player", input, "-o", "x.html", "--audio", audio, "--quiet", in: scratch.folder)
    #expect(run == Run(status: 0, output: "", errors: ""))
    let page = try text("x.html", in: scratch)
    #expect(page.contains(source))
    #expect(page.contains("aria-label=\"Play\" disabled") == (audio == "none"))
  }

  @Test func `narrates the gestures, with the words where they are heard`() throws {
    let scratch = try Scratch()
    let input = sample("wallet.walk.yaml")
    _ = try spoken(
      "player", input, "-o", "a.html", "--audio", "none", "--quiet", in: scratch.folder)
    _ = try spoken(
      "player", input, "-o", "b.html", "--audio", "none", "--narrate", "--quiet", in: scratch.folder
    )
    let (plain, told) = (
      try data(of: text("a.html", in: scratch)), try data(of: text("b.html", in: scratch))
    )
    #expect(told.length > plain.length)
    #expect(told.stops.map(\.segments.count) == plain.stops.map(\.segments.count))
    #expect(told.stops.map(\.frames.count) == plain.stops.map(\.frames.count))
    let starts = told.stops.map(\.frames.lowerBound)
    #expect(zip(starts, plain.stops).allSatisfy { $0 >= $1.frames.lowerBound })
    let run = try spoken(
      "player", input, "-o", "c.html", "--audio", "wav", "--bitrate", "32k", in: scratch.folder)
    #expect(run.status == 64 && run.errors.contains("--bitrate is for --audio mp3 and opus"))
  }

  @Test func `reports the steps that failed when the page is written`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Text: Tea\n")
    _ = try scratch.create(
      "a.walk.yaml",
      "walkthrough: A\nscreens: { a: a.screen.yaml }\nsteps:\n  - open: a\n  - expect: Coffee\n")
    let run = try spoken("player", "a.walk.yaml", "-o", "x.html", "--quiet", in: scratch.folder)
    #expect(run.status == 1 && run.errors.hasPrefix("a.walk.yaml:5:"), "\(run)")
    #expect(try text("x.html", in: scratch).hasPrefix("<!doctype html>"))
  }
}
