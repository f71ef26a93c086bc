import ScreenTree
import SpokenScreen
import TestSupport
import Testing

@testable import ScreenScenarios

struct NarratorTests {
  /// A narrator of two screens, of which the second has its own settings.
  private func narrator() throws -> Narrator {
    let folder = try Scratch([
      "a.screen.yaml": """
      screen: A
      app: Shop
      views:
        - Button: Go
          hint: Opens B
          onActivate: { open: b }
        - Text: Total
      """,
      "b.screen.yaml": """
      screen: B
      settings: { speakHints: false, traits: before }
      views:
        - VStack:
            - Button: Buy
              hint: Buys it
          element: contain
          label: Offer
      """,
      "w.walk.yaml":
        "walkthrough: W\nscreens: { a: a.screen.yaml, b: b.screen.yaml }\nsteps: [open: a]\n",
    ])
    return Narrator(try ScenarioReader().read(folder.path("w.walk.yaml")).scenario)
  }

  /// The cause, the words and the hint of each utterance that has any.
  private func spoken(_ utterances: [Utterance]) -> [String] {
    utterances.filter { !$0.description(in: .voiceover).isEmpty }.map { utterance in
      "\(utterance.cause): \(utterance.description(in: .voiceover))"
        + (utterance.hint(in: .voiceover).map { " | \($0)" } ?? "")
    }
  }

  @Test func `speaks a screen with its own settings from its first word on`() throws {
    var narrator = try narrator()
    #expect(spoken(narrator.handle(.open("a"))) == ["open a: Go, Button | Opens B"])
    #expect(spoken(narrator.handle(.activate)) == ["activate: Offer, Button, Buy"])
    #expect(narrator.settings.changes == ["speakHints=false", "traits=before"])
    #expect(spoken(narrator.handle(.close)) == ["close: Go, Button | Opens B"])
    #expect(narrator.settings.changes == [])
  }

  @Test(arguments: Platform.allCases) func `goes past containers on the Mac alone`(
    platform: Platform
  ) throws {
    let folder = try Scratch([
      "a.screen.yaml": """
      screen: A
      platform: \(platform.rawValue)
      views: [{ Button: Pay }]
      """
    ])
    var scenario = try ScenarioReader().read(folder.path("a.screen.yaml")).scenario
    var narrator = Narrator(scenario)
    #expect(!narrator.session.groups)
    try narrator.change([Walkthrough.Setting(key: "grouping", value: "true")])
    #expect(narrator.session.groups == (platform == .macos))
    scenario.settings.mac.grouping = true
    #expect(Narrator(scenario).session.groups == (platform == .macos))
  }

  @Test func `takes the settings of a screen that the app opened unheard`() throws {
    var narrator = try narrator()
    _ = narrator.handle(.open("a"))
    #expect(spoken(narrator.handle(.voiceOver(false))) == ["voiceOverOff: VoiceOver off"])
    #expect(spoken(narrator.handle(.open("b"))) == [])
    #expect(narrator.settings.changes == [])
    #expect(
      spoken(narrator.handle(.voiceOver(true))) == [
        "voiceOverOn: VoiceOver on, Shop, Offer, Button, Buy"
      ])
    #expect(narrator.settings.changes == ["speakHints=false", "traits=before"])
  }

  @Test func `names the cause that is given, or the effect itself`() throws {
    var narrator = try narrator()
    #expect(
      spoken(narrator.handle(.open("a"), after: .action(.gesture(.escape, count: 1)))) == [
        "escape: Go, Button | Opens B"
      ])
    #expect(spoken(narrator.handle(.readAll)) == ["readAll: Go, Button"])
    #expect(spoken(narrator.readOn()) == ["readAll: Total"])
  }

  @Test func `describes an element on a line of its own, without its containers`() throws {
    var narrator = try narrator()
    _ = narrator.handle(.open("b"))
    #expect(narrator.elements.map { narrator.line(of: $0) } == ["Button, Buy"])
  }

  @Test func `speaks what the app did while time passed, each at its time`() throws {
    var narrator = Narrator(Scenario(title: "W", app: Alarm(), steps: []))
    let changes = narrator.pass(.seconds(3))
    #expect(changes.map(\.time) == [.seconds(1), .seconds(3)])
    #expect(
      changes.map { spoken($0.utterances) } == [
        ["wait 3s: One", "wait 3s: Two"], ["wait 3s: Three"],
      ])
  }
}

/// An app that says something while nobody does anything.
private struct Alarm: ScreenApp {
  let name = "Alarm"
  let elements: [Element] = []
  let rotors: [Property.Rotor] = []

  mutating func respond(to request: Request) -> [Response] { [] }

  mutating func changes(during duration: Duration) -> [TimedResponses] {
    [
      TimedResponses(
        at: .seconds(1), [.announced(Announcement("One")), .announced(Announcement("Two"))]),
      TimedResponses(at: duration, [.announced(Announcement("Three"))]),
    ]
  }
}
