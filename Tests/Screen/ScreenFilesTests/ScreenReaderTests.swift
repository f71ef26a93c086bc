import Foundation
import ScreenDocuments
import ScreenTree
import ScreenYAML
import TestSupport
import Testing

@testable import ScreenFiles

struct ScreenReaderTests {
  @Test(arguments: [
    ("", "1:1: the file is empty"),
    ("- Text: A", "1:1: the file is a list; a screen file begins with `screen:` and a title"),
    ("hello", "1:1: the file is 'hello'; a screen file begins with `screen:` and a title"),
    ("walkthrough: W\n", "1:1: this is a walkthrough; name it x.walk.yaml"),
    ("views: []\n", "1:1: the title is missing; write `screen:` and a title"),
    (
      "screen: S\ntitel: T\n",
      "2:1: there is no key 'titel' here. Use one of app, capture, device, direction, language, platform, screen, settings, views."
    ),
    ("screen: S\nview: []\n", "2:1: there is no key 'view' here. Did you mean 'views'?"),
    (
      "screen: S\nplatform: android\n",
      "2:11: the screen: 'platform' cannot be 'android'. Use one of ios, ipados, macos."
    ),
    (
      "screen: S\nlanguage: english-\n",
      "2:11: the screen: 'english-' is no language tag; write one as en-US or vi"
    ),
    ("screen: [a]\n", "1:9: the screen: 'screen' is a text, not a list"),
    (
      "screen: S\nviews: Text\n",
      "2:8: the screen: views are a list, each with a dash before it, not 'Text'"
    ),
    (
      "screen: S\nscreen: T\n",
      "1:1: the key 'screen' is there twice, first here; keep one"
    ),
    (
      "screen: S\nviews:\n  - Text: A\n   hint: B\n",
      "4:4: this key is indented by 3 spaces, not by 4 as its neighbors above"
    ),
    ("{\"screen\": \"S\", \"views\": [}", "1:27: '' is no JSON value; put text in quotation marks"),
    ("{\"screen\": \"S\"", "1:15: the JSON is broken off here, where a comma or '}' should be"),
    ("{\"screen\": \"S\", \"screen\": 1}", "1:17: the key 'screen' is there twice; keep one"),
    ("{\"screen\": nope}", "1:12: 'nope' is no JSON value; put text in quotation marks"),
  ]) func `reports what is wrong with the file`(text: String, message: String) {
    #expect(faults(text) == [message])
  }

  @Test func `reads the same screen from YAML and from JSON`() throws {
    let yaml = """
      screen: "Wal\\u0142et"
      app: Purse
      platform: ipados
      direction: rtl
      language: pl
      views:
        - Slider: Food
          id: food
          value: 40
          in: [0, 100]
          format: { currency: USD }
          actions: [Archive]
        - VStack:
          - Text: No
          - Text: 12:30
      """
    let json = """
      {"screen": "Wal\\u0142et", "app": "Purse", "platform": "ipados", "direction": "rtl",
       "language": "pl", "views": [
        {"Slider": "Food", "id": "food", "value": 40, "in": [0, 100],
         "format": {"currency": "USD"}, "actions": ["Archive"]},
        {"VStack": [{"Text": "No"}, {"Text": "12:30"}]}]}
      """
    let first = try #require(ScreenReader.read(Array(yaml.utf8), file: "f").value)
    let second = try #require(ScreenReader.read(Array(json.utf8), file: "f").value)
    #expect(outline(first) == outline(second))
    #expect(
      outline(first) == [
        "Walłet · ipados · pl · rtl", "app Purse",
        """
        Slider "Food" id: "food" value: 40 in: [0,100] format: {"currency":"USD"} actions: ["Archive"]
        """,
        "VStack", "Text \"No\"", "Text \"12:30\"",
      ])
  }

  /// The lines of the outline without places and indentation.
  private func outline(_ screen: Screen) -> [String] {
    screen.outline.split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      return String(text.first?.isNumber == true ? text.drop { $0 != " " }.dropFirst() : text)
    }
  }

  @Test(arguments: [
    "No", "on", "12:30", "1_000", "0x1F", "$120", "50%", "2026-11-21", "~x", "=", "1.2.3",
  ]) func `takes as text what only YAML 1_1 takes for something else`(word: String) throws {
    let text = "screen: S\nviews:\n  - Text: A\n    value: \(word)\n"
    let screen = try #require(ScreenReader.read(Array(text.utf8), file: "f").value)
    #expect(screen.views[0].unplaced == [.value(.text(word))])
  }

  @Test func `reads every sample without a finding`() throws {
    let folder = root.appending(path: "samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let screens = names.filter { $0.hasSuffix(".screen.yaml") }
    #expect(screens.count > 12)
    for name in screens {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      #expect(ScreenReader.read(bytes, file: name).findings == [])
    }
  }

  @Test func `refuses bytes that are no UTF-8`() {
    let reading = ScreenReader.read([0x73, 0xFF, 0xFE], file: "f")
    #expect(reading.findings.map(\.message) == ["the file is not UTF-8; save it as UTF-8"])
  }
}
