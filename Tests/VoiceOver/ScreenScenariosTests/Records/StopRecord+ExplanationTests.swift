import SpokenScreen
import TestSupport
import Testing

struct StopRecordExplanationTests {
  @Test func `reports rule and origin of each word, and what the cue stands for`() throws {
    var scenario = wallet()
    try scenario.settings.set("speakHints", to: "false")
    let stops = scenario.utterances.map { scenario.record(of: $0).explanation }
    #expect(
      stops[1] == """
        > next
        food  (wallet.yaml:3:5)
          "Food & <drink>"  label: the label comes first [documented by Apple; rule ●●, iOS 15]
            ← wallet.yaml:3:5 food, stated in the file
          "$40"  value: the value follows the label [documented by Apple; rule ●, iOS 15]
            ← wallet.yaml:3:5 food, stated in the file
          "Adjustable"  trait: each spoken trait has its word, in a fixed order [documented by Apple; rule ●●, iOS 13]
            ← wallet.yaml:3:5 food, stated in the file
          not spoken: "Swipe up or down with one finger to adjust the value."  hint: speakHints=false  (wallet.yaml:3:5)

        """)
    #expect(
      stops[2] == """
        > next
        ada  (wallet.yaml:3:5)
          "Ada"  label: the label comes first [documented by Apple; rule ●●, iOS 15]
            ← wallet.yaml:3:5 food, stated in the file
          "Actions available"  actions: custom actions are announced, not named [documented by Apple; rule ●●, iOS 13]
            ← wallet.yaml:3:5 food, stated in the file
          action "Send challenge"  ← wallet.yaml:3:5 food, stated in the file

        """)
  }

  @Test(arguments: [
    ("Button: Pay", "ja", 1, "heard by developers ●●, iOS 27.0; rule ●●, iOS 13"),
    ("Button: Pay", "fr", 1, "our translation; rule ●●, iOS 13"),
    ("Button: Pay", "en-US", 1, "documented by Apple; rule ●●, iOS 13"),
    ("Button: Pay", "ru", 0, "documented by Apple; rule ●●, iOS 15"),
    ("Text: Pay, addTraits: [isSelected]", "en-US", 0, "documented by Apple; rule ●●●, iOS 27.0"),
    (
      "Button: , symbol: no.such.symbol", "en-US", 0,
      "inferred, not heard yet; rule ●●, iOS 15"
    ),
    ("Button: , symbol: trash", "en-US", 0, "heard by developers ●●; rule ●●, iOS 15"),
    ("Button: , symbol: cart", "en-US", 0, "inferred, not heard yet; rule ●●, iOS 15"),
    (
      "Button: , symbol: drop.fill", "en-US", 0,
      "heard by developers ●, iOS 26.4; rule ●●, iOS 15"
    ),
    (
      "Button: , symbol: calendar", "en-US", 0, "heard by developers ●●●, iOS 26.4; rule ●●, iOS 15"
    ),
    ("Button: , symbol: plus", "en-US", 0, "documented by Apple ●●●, iOS 27; rule ●●, iOS 15"),
    ("Button: , symbol: plus", "fr", 0, "our translation; rule ●●, iOS 15"),
  ]) func `says for each word how many attest it, and the newest system`(
    view: String, language: String, word: Int, attested: String
  ) throws {
    let folder = try Scratch([
      "a.screen.yaml": "screen: A\nlanguage: \(language)\nviews:\n  - {\(view)}\n"
    ])
    let scenario = try ScenarioReader().read(folder.path("a.screen.yaml")).scenario
    let utterance = try #require(scenario.utterances.first { $0.event.element != nil })
    let words = scenario.record(of: utterance).segments.filter { $0.kind != "sound" }
    #expect(words[word].attested == attested)
  }

  @Test(arguments: [
    (
      "Slider: Red, value: 128, in: [0, 255]", "",
      [
        "128: on the Mac the value of a control comes before its label, that of others after it "
          + "[documented by Apple; rule ●●]",
        "Red: on the Mac the label follows the role of a heading or a link, and a control's value "
          + "[heard by developers; rule ●●●, macOS 15]",
      ]
    ),
    (
      "Toggle: Gift, value: false", "",
      [
        "You are currently on a checkbox. To select or deselect this checkbox, press "
          + "Control-Option-Space.: on the Mac the hint says what the cursor is on and which keys "
          + "to press [inferred, not heard yet; rule ●●●, macOS 15]"
      ]
    ),
    ("Button: Pay", "low", ["not spoken: Button: verbosity=low, inferred"]),
  ]) func `says on the Mac what is known of places, hints and levels`(
    view: String, level: String, lines: [String]
  ) throws {
    let folder = try Scratch([
      "a.screen.yaml": "screen: A\nplatform: macos\nviews:\n  - {\(view)}\n"
    ])
    var scenario = try ScenarioReader().read(folder.path("a.screen.yaml")).scenario
    if !level.isEmpty { try scenario.settings.set("verbosity", to: level) }
    let record = scenario.record(of: try #require(Array(scenario.utterances).first))
    let said = record.segments.map { "\($0.text): \($0.why ?? "") [\($0.attested ?? "")]" }
    let silent = record.suppressed.map { "not spoken: \($0.text): \($0.by)" }
    #expect(Set(said + silent).isSuperset(of: lines), "\(said + silent)")
  }

  @Test func `reports why a node is no stop`() {
    let origin = Origin(file: "a.yaml", position: Position(line: 2, column: 1), node: "bag")
    let dropped = Suppression("coffee bag", .element, by: .decorative, origin: origin)
    #expect(
      StopRecord.explanation(ofDropped: dropped)
        == "bag \"coffee bag\" is not a stop: decorative  (a.yaml:2:1)\n")
  }
}
