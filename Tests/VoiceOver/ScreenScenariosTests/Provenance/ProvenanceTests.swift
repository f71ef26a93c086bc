import Foundation
import ScreenInputs
import ScreenTree
import SpokenScreen
import TestSupport
import Testing
import VoiceOverSpeech

@testable import SpokenCheck
@testable import ScreenScenarios

struct ProvenanceTests {
  @Test(arguments: [
    (
      Platform.ios, "voiceover",
      "VoiceOver of iOS 27, modeled by SpokenScreen \(Provenance.version)"
    ),
    (.macos, "voiceover", "VoiceOver of macOS 26, modeled by SpokenScreen \(Provenance.version)"),
    (
      .ipados, "snapshot",
      "AccessibilitySnapshot's model of VoiceOver of iPadOS 27, modeled by SpokenScreen \(Provenance.version)"
    ),
  ])
  func `names the model`(platform: Platform, compatibility: String, model: String) throws {
    var scenario = wallet()
    scenario.platform = platform
    try scenario.settings.set("compatibility", to: compatibility)
    #expect(Provenance(of: scenario).model == model)
  }

  @Test func `adds up what made several outputs`() {
    var about = Provenance([.ios], ["en-US"])
    about.add(Provenance([.macos, .ios], ["de-DE", "en-US"]))
    #expect(
      about.sentence
        == "VoiceOver of iOS 27, macOS 26, modeled by SpokenScreen \(Provenance.version); en-US, de-DE"
    )
    #expect(
      about.properties.map(\.name) == [
        "spoken.version", "spoken.platform", "spoken.language", "spoken.model",
      ])
  }

  @Test func `counts words by how far they are known`() throws {
    let folder = try Scratch([
      "a.screen.yaml":
        "screen: A\nlanguage: fr-FR\nviews:\n  - Button: Payer maintenant\n    actions: [Retirer]\n"
    ])
    var evidence = EvidenceCount()
    let scenario = try ScenarioReader().read(folder.path("a.screen.yaml")).scenario
    _ = scenario.run { evidence.add($0) }
    #expect(
      "\(evidence)"
        == "of VoiceOver's 3 words 0 documented by Apple, 0 recorded, 0 inferred, 3 translated")
  }

  @Test func `reports each kind of words, which add up`() throws {
    let folder = try Scratch([
      "a.screen.yaml": """
      screen: A
      views:
        - Chart: Steps
          chart: { x: {}, y: {}, series: [{ points: [[1, 2], [2, 3]] }] }
      """,
      "a.walk.yaml": """
      walkthrough: W
      screens: { a: a.screen.yaml }
      steps: [open: a, next, describeChart]
      """,
    ])
    var about = Provenance()
    about.evidence = EvidenceCount()
    _ = try ScenarioReader().read(folder.path("a.walk.yaml")).scenario.run {
      about.evidence?.add($0)
    }
    let evidence = try #require(about.evidence)
    #expect(evidence.chosen > 0)
    let counts = about.properties.filter { $0.name.hasPrefix("spoken.words") }
    #expect(
      counts.map(\.name) == [
        "spoken.words", "spoken.words.documented", "spoken.words.recorded",
        "spoken.words.inferred", "spoken.words.translated", "spoken.words.chosen",
      ])
    #expect(counts.dropFirst().compactMap { Int($0.value) }.reduce(0, +) == evidence.words)
    let json = try JSONDecoder().decode([String: Int].self, from: JSONEncoder().encode(evidence))
    #expect(json["chosen"] == evidence.chosen)
    #expect(json.values.reduce(0, +) == 2 * evidence.words)
  }

  @Test func `stands in captions, JSON lines and Markdown`() throws {
    let scenario = wallet()
    var track = CaptionTrack(.webVTT, sampleRate: 1000, about: Provenance(of: scenario))
    for (number, utterance) in scenario.utterances.enumerated() {
      _ = track.finish(number + 1, utterance, 0..<1)
    }
    let model = "VoiceOver of iOS 27, modeled by SpokenScreen \(Provenance.version); en-US; of "
    #expect(track.start == "WEBVTT\n\n" && track.end.hasPrefix("NOTE\n\(model)"))
    #expect(track.end.hasSuffix(" translated\n\n"))
    #expect(CaptionTrack(.subRip, sampleRate: 1000, about: Provenance(of: scenario)).end == "")
    let line = try JSONLines().line(for: Provenance(of: scenario), of: "a.yaml")
    #expect(line.hasPrefix("{\"about\":{\"commit\":null,\"evidence\":null,\"language\":\"en-US\","))
    #expect(line.hasSuffix("\"event\":\"about\",\"file\":\"a.yaml\"}\n"))
    #expect(Provenance(of: scenario).markdown.hasPrefix("VoiceOver of iOS 27, modeled by "))
  }

  @Test func `is a sentence in Markdown, in which no name has a meaning`() {
    var about = Provenance([.ios])
    about.leftOut = ["a_*b*.swift"]
    let model = "VoiceOver of iOS 27, modeled by SpokenScreen \(Provenance.version)"
    #expect(about.markdown == "\(model); left out: a\\_\\*b\\*.swift")
  }
}
