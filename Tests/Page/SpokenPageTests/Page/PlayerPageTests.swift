import Foundation
import ScreenScenarios
import Testing

@testable import SpokenPage

struct PlayerPageTests {
  private let page = PlayerPage(smallPage, sound: Data([1, 2, 3]))

  @Test func `equal values make equal bytes`() throws {
    #expect(try page.text() == PlayerPage(smallPage, sound: Data([1, 2, 3])).text())
  }

  @Test(arguments: [
    "\u{600}", "\u{6DD}", "\u{70F}", "\u{110BD}", "\u{200D}", "\u{200C}", "\u{301}", "\u{FE0F}",
  ])
  func `no text of a screen ends the data of the page`(sign: String) throws {
    let label = "x \(sign)</script>\(sign)<meta http-equiv=refresh>\(sign)<!--\(sign)"
    var data = smallPage
    data.title = label
    let text = try PlayerPage(data, sound: Data()).text()
    let old = try PlayerPage(smallPage, sound: Data()).text()
    for markup in ["</script>", "<meta", "<!--"] {
      #expect(text.utf8.ranges(of: markup.utf8).count == old.utf8.ranges(of: markup.utf8).count)
    }
    // The data are JSON with the same text, as a reader that is not ours has it.
    let start = try #require(text.utf8.firstRange(of: "id=\"spoken-data\">".utf8)).upperBound
    let rest = text.utf8[start...]
    let json = Data(rest[..<(try #require(rest.firstRange(of: "</script>".utf8)).lowerBound)])
    let read = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    #expect((read?["title"] as? String).map { Array($0.utf8) } == Array(label.utf8))
  }

  @Test func `the sound stands in it once`() throws {
    let text = try page.text()
    #expect(text.split(separator: "AQID", omittingEmptySubsequences: false).count == 2)
    #expect(
      text.contains(
        "controls preload=\"metadata\" aria-label=\"Sound\" src=\"data:audio/mpeg;base64,AQID\""))
  }

  @Test(arguments: [
    (
      ["/home/ann/app/a.yaml:3:5 pay", "/home/ann/app/b/c.yaml:1:1", "screen"],
      ["a.yaml:3:5 pay", "b/c.yaml:1:1", "screen"]
    ),
    (["a.yaml:3:5 a/b", "b/c.yaml:1:1"], ["a.yaml:3:5 a/b", "c.yaml:1:1"]),
    (["../x/a.yaml:1:1", "y/a.yaml:1:1"], ["../x/a.yaml:1:1", "y/a.yaml:1:1"]),
  ]) func `origins begin below the folder that all files share`(
    origins: [String], shown: [String]
  ) {
    var data = smallPage
    data.stops = [smallPage.stops[0]]
    data.stops[0].segments = origins.map {
      StopRecord.Segment("Pay", kind: "label", rule: "label", evidence: "apple", origin: $0)
    }
    data.stops[0].suppressed = []
    #expect(PlayerPage(data, sound: Data()).data.stops[0].segments.map(\.origin) == shown)
  }

  @Test func `the head says title, settings and how much is not heard`() throws {
    let text = try page.text()
    #expect(
      text.hasPrefix("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"))
    #expect(text.contains("<title>Bags &amp; more · SpokenScreen</title>"))
    #expect(
      text.contains(
        """
        <h1>Bags &amp; more</h1>
        <p class="facts">VoiceOver of iOS 27 · en-US · 1 min 5 s · 3 stops, 2 not heard in full</p>
        <p class="facts">Settings: <code>speakHints=false</code></p>
        """))
  }

  @Test func `a page of a capture says what the capture lacks`() throws {
    #expect(try !page.text().contains("id=\"capture\""))
    var data = smallPage
    data.screens[0].capture = "idb-json"
    let all = try PlayerPage(data, sound: Data()).text()
    #expect(all.contains("<p class=\"facts\" id=\"capture\">Read from a capture (idb-json).</p>"))
    data.screens[0].lacks = ["hint", "actions"]
    let text = try PlayerPage(data, sound: Data()).text()
    #expect(
      text.contains(
        """
        <p class="facts" id="capture">Read from a capture (idb-json). It lacks actions, hint, \
        which a device may speak and this page does not.</p>
        """))
  }

  @Test func `the screen of a preview follows its walk, and the errors are outside of both`() throws
  {
    let panel = PreviewPanel(inputs: ["a"], input: "a", version: "1", key: "0f")
    let text = try PlayerPage(smallPage, soundAt: nil, preview: panel).text()
    let parts = [
      "<ul id=\"preview-findings\"", "<div class=\"desk\">", "<header>", "<div id=\"walk\"",
      "<div class=\"columns\">", "<aside", "<main>", "<footer>", "<section id=\"player\"",
    ]
    let places = parts.map { text.firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(try page.text().contains("<div class=\"desk\">\n<header>"))
  }

  @Test func `script and style stand in a page without indentation and comments`() {
    #expect("  a {\n    b\n\n  // c\n  /* d */\n  }\n".compact == "a {\nb\n/* d */\n}\n")
    for text in [PageScript.text, PageStyle.text] {
      #expect(!text.contains("\n ") && !text.contains("\n//") && !text.contains("\n\n"))
    }
  }

  @Test func `a page of one chapter has no list of chapters`() throws {
    #expect(try !page.text().contains("<nav"))
    var data = smallPage
    data.chapters.append(PageData.Chapter("More", stop: 2, frame: 2000))
    #expect(
      try PlayerPage(data, sound: Data()).text().contains(
        """
        <nav aria-label="Chapters">
        <ol>
        <li><a href="#stop-1"><span>Bags</span> <span class="time">0:00</span></a></li>
        <li><a href="#stop-2"><span>More</span> <span class="time">0:02</span></a></li>
        </ol>
        </nav>
        """))
  }

  @Test(arguments: [
    "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(",
    "fetch(", "XMLHttpRequest", "http:", "https:", "@import", "url(",
  ])
  func `script and style neither read markup nor load anything`(word: String) {
    #expect(!PageScript.text.contains(word) && !PageStyle.text.contains(word))
  }

  @Test func `elements have no style and no handler of their own, which the policy forbids`() throws
  {
    let text = try page.text()
      .replacing(PageScript.text, with: "").replacing(PageStyle.text, with: "")
    #expect(!text.contains(" style=") && !text.contains(" onclick="))
  }

  @Test func `the page without data stays within 40 kB`() throws {
    let empty = PageData(
      title: "", generator: "", model: "", language: "en", sampleRate: 1, length: 0)
    #expect(try PlayerPage(empty, sound: Data()).text().utf8.count <= 40_000)
    #expect(PageScript.text.split(separator: "\n").count <= 500)
  }
}
