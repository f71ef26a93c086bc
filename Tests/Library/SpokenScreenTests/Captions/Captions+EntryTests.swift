import Foundation
import SpokenScreen
import SpokenSound
import TestSupport
import Testing

struct CaptionsEntryTests {
  /// The captions by stop of a scenario, without their numbers and times; rows are parted by ` / `.
  private func rows(_ scenario: Scenario, in format: Captions = .subRip) throws -> [String] {
    let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en")
    let renderer = Renderer(synthesizer: SilentSynthesizer(), voices: Voices(voice))
    var track = CaptionTrack(try #require(format.byStop), sampleRate: 1000)
    var captions: [String] = []
    _ = try renderer.render(
      scenario,
      to: .init(
        samples: { _ in }, caption: { track.add($0) },
        stop: { captions.append(track.finish($1, $0, $2)) }))
    return captions.filter { !$0.isEmpty }.map {
      $0.split(separator: "\n").dropFirst(2).joined(separator: " / ")
    }
  }

  @Test(arguments: [
    // The words of a part of a label that is in another language follow as the label has them.
    (
      """
        - Text: Der Laden heißt Chez Marie
          attributed:
            - { range: [16, 10], language: fr-FR }
      """, "Der Laden heißt Chez Marie"
    ),
    (
      """
        - Text: Oui non, ja
          attributed:
            - { range: [0, 3], language: fr-FR }
            - { range: [4, 3], language: fr-FR }
      """, "Oui non, ja"
    ),
    (
      """
        - Text: "One\\nDeux"
          attributed:
            - { range: [4, 4], language: fr-FR }
      """, "One Deux"
    ),
    // An arrow would end a caption of SubRip, also one that two parts make.
    (
      """
        - Text: a --> b
          attributed:
            - { range: [4, 3], language: fr-FR }
      """, "a -- > b"
    ),
    // A hint in the place of a label is a part of the description.
    (
      """
        - VStack:
            - Element:
              hint: Opens the budget
              traits: [button]
          element: contain
          label: Card
      """, "Card, Opens the budget, Button"
    ),
    // So is a cue that is spoken at once, and a hint that is a sentence needs no comma.
    (
      """
        - Element:
          label: Pay
          hint: Buys it.
          actions: [Later]
      """, "Pay / Buys it. Actions available"
    ),
  ])
  func `joins parts as the label has them, segments as a transcript does`(
    view: String, expected: String
  ) throws {
    let scenario = try Walkthroughs.scenario("screen: S\nviews:\n\(view)\n", ["open: home"])
    #expect(try rows(scenario) == [expected])
  }

  @Test func `an arrow of two parts is no arrow of WebVTT either`() throws {
    let scenario = try Walkthroughs.scenario(
      """
      screen: S
      views:
        - Text: a --> b
          attributed:
            - { range: [4, 3], language: fr-FR }

      """, ["open: home"])
    #expect(
      try rows(scenario, in: .webVTT) == ["<c.label>a --</c><c.label>&gt; b</c>"])
  }

  @Test func `sentences about a chart need no comma, and what ends an audio graph is a second row`()
    throws
  {
    let path = root.appending(path: "samples/chart-few-heard.walk.yaml").path
    #expect(
      try rows(try ScenarioReader().read(path).scenario) == [
        "First day, Monday, 4 visitors",
        "First day. Bar or point chart, 1 series, 1 point. X is Day, Monday. Y is Visitors, from "
          + "0 visitors to 10 visitors. The first day. Only value 4 visitors, Monday.",
        "♪ audio graph \"Visitors\" 5.0s: 1 point / Complete", "Before it",
        "Before it. Bar or point chart, 0 series, 0 points. X is Day, Sunday. Y is Visitors, from "
          + "0 visitors to 10 visitors. Nothing yet. No data.",
      ])
  }
}
