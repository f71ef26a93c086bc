import ScreenDocuments
import ScreenTree
import ScreenYAML
import Testing

@testable import ScreenFiles

struct WalkthroughReaderTests {
  private func read(_ text: String) -> Reading<Walkthrough> {
    WalkthroughReader.read(Array(text.utf8), file: "w")
  }

  @Test func `reads screens, settings and steps`() throws {
    let walkthrough = try #require(
      read(
        """
        walkthrough: Over budget
        screens: { home: budgets.screen.yaml, planner: more/planner.screen.yaml }
        settings: { moreContent: [speak, sound], speakHints: false }
        steps:
          - open: home
          - next: 3
          - previous
          - wait: 1.5s
          - wait: 300ms
        """
      ).value)
    #expect(walkthrough.title == "Over budget")
    #expect(
      walkthrough.screens == [
        "home": "budgets.screen.yaml", "planner": "more/planner.screen.yaml",
      ])
    #expect(
      walkthrough.settings.map { "\($0.key)=\($0.value)" } == [
        "moreContent=speak,sound", "speakHints=false",
      ])
    #expect(
      walkthrough.steps.map(\.action) == [
        .effect(.open("home")), .gesture(.next, count: 3), .gesture(.previous, count: 1),
        .wait(.milliseconds(1500)),
        .wait(.milliseconds(300)),
      ])
  }

  @Test(arguments: [
    ("screens: { a: b }\n", "1:1: the title is missing; write it after `walkthrough:`"),
    (
      "walkthrough: W\n",
      "1:1: the screens are missing; write `screens:` and a file for each name"
    ),
    (
      "walkthrough: W\nscreens: x.screen.yaml\n",
      "2:10: 'screens' is a mapping of names to files, such as `{ home: x.screen.yaml }`, not 'x.screen.yaml'"
    ),
    (
      "walkthrough: W\nscreens: [x.screen.yaml]\n",
      "2:10: 'screens' is a mapping of names to files, such as `{ home: home.screen.yaml }`, not a list"
    ),
    (
      "walkthrough: W\nscreens: { a: /etc/passwd }\n",
      "2:15: the screen 'a' lies outside the folder of the walkthrough; move it there"
    ),
    (
      "walkthrough: W\nscreens: { a: b/../../c }\n",
      "2:15: the screen 'a' lies outside the folder of the walkthrough; move it there"
    ),
    (
      "walkthrough: W\nscreens: { a: [b] }\n",
      "2:15: the screen 'a' is the path of a file, not a list"
    ),
    (
      "walkthrough: W\nscreens: { a: b }\nstep: []\n",
      "3:1: there is no key 'step' here. Did you mean 'steps'?"
    ),
    (
      "walkthrough: W\nscreens: { a: b }\nsteps: next\n",
      "3:8: 'steps' is a list, each with a dash before it, not 'next'"
    ),
    (
      "walkthrough: W\nscreens: { a: b }\nsettings: loud\n",
      "3:11: 'settings' is a mapping of names and values, not 'loud'"
    ),
  ]) func `reports what is wrong with the file`(text: String, message: String) {
    #expect(read(text).findings.map { "\($0.position): \($0.message)" } == [message])
  }

  @Test(arguments: [
    ("walkthrough: W", true), ("# a comment\nwalkthrough: W", true),
    ("{\n \"walkthrough\": \"W\"}", true), ("{ \"walkthrough\": \"W\"}", true),
    ("\u{FEFF}walkthrough: W", true), ("screens: {}\r\nwalkthrough: W", true),
    ("screens: {}\rwalkthrough: W", true), ("# a\u{2028}walkthrough: W", true),
    ("# a\u{85}walkthrough: W", true), (" walkthrough: W", false),
    ("screen: walkthrough: W", false), ("screen: S\nviews:\n  - walkthrough: x", false),
    ("", false),
  ]) func `recognizes a walkthrough by a key at its top`(text: String, isOne: Bool) {
    #expect(WalkthroughReader.recognizes(Array(text.utf8)) == isOne)
  }
}
