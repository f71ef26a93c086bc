import EspeakEngine
import Foundation
import SpokenScreen
import SpokenSound
import TestSupport
import Testing

/// Whether each segment that a transcript shows as heard is in the sound: the test reads the samples.
@Suite(.timeLimit(.minutes(20))) struct AudibleSegmentsTests {
  private let synthesizer: EspeakSynthesizer
  private let voices: VoiceCatalog
  private let theme: EarconTheme

  init() throws {
    synthesizer = try EspeakSynthesizer(jobs: 2)
    voices = try VoiceCatalog(folders: VoiceCatalog.folders(explicit: nil))
    theme = try EarconTheme(in: [root.appending(path: "voices/earcons").path])
  }

  /// The segments of a scenario that are shown as heard in full, and have no samples where their cues are.
  private func inaudible(in scenario: Scenario) throws -> [String] {
    let renderer = Renderer(
      synthesizer: synthesizer,
      voices: Voices(try voices.profile(for: scenario.language), others: voices.profiles),
      earcons: theme.earcons(at: synthesizer.sampleRate))
    var samples: [Int16] = []
    var cues: [Substring: [Captions.HeardPart]] = [:]
    var said: [Utterance] = []
    _ = try renderer.render(
      scenario,
      to: Renderer.Outputs(
        samples: { samples += $0 },
        caption: { cues[$0.id.prefix { $0 != "." }, default: []].append($0) },
        utterance: { said.append($0) }))
    let channels = scenario.settings.channels
    func isHeard(_ segment: Segment, _ number: Int) -> Bool {
      (cues["\(number + 1)"] ?? []).contains { cue in
        cue.segment.kind == segment.kind && segment.text.contains(cue.segment.text)
          && samples[cue.frames.lowerBound * channels..<cue.frames.upperBound * channels]
            .contains { $0 != 0 }
      }
    }
    return said.enumerated().flatMap { number, utterance in
      utterance.segmentsHeardInFull.filter { !isHeard($0, number) }
        .map { "\($0.kind.rawValue) '\($0.text)' after \(utterance.cause)" }
    }
  }

  @Test func `hears each segment of all samples`() throws {
    let folder = root.appending(path: "samples").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    #expect(names.count > 30)
    for name in names {
      let scenario = try ScenarioReader().read("\(folder)/\(name)").scenario
      #expect(try inaudible(in: scenario) == [], "\(name)")
    }
  }

  @Test func `hears each segment of the example of each class`() throws {
    for viewClass in ViewClass.all {
      let text = "screen: S\nviews:\n  - \(viewClass.example)\n"
      let screen = try #require(ScreenReader.read(Array(text.utf8), file: "s").value)
      #expect(
        try inaudible(in: try ScenarioReader().scenario(of: screen).scenario) == [], "\(text)")
    }
  }

  @Test(arguments: ["en-US", "de", "ru", "fr", "es", "vi", "ja"])
  func `hears a lone mark wherever it stands`(language: String) throws {
    let marks = ["-", "…", "?", "—", "·", "–", "!", ".", "----", "— …", "?!?!"]
    let views = marks.map { mark in
      """
        - Button: "\(mark)"
          value: "\(mark)"
          hint: "\(mark)"
          actions: ["\(mark)"]
          customContent: [{ label: "\(mark)", value: "\(mark)" }]

      """
    }
    let folder = try Scratch([
      "a.screen.yaml": "screen: S\nlanguage: \(language)\nviews:\n" + views.joined(),
      "a.walk.yaml": "walkthrough: W\nscreens: { a: a.screen.yaml }\nsteps:\n  - open: a\n"
        + marks.map { mark in
          """
            - moreContent
            - rotor: Actions
            - rotorNext
            - announce: "\(mark)"
            - next

          """
        }.joined(),
    ])
    let scenario = try ScenarioReader().read(folder.path("a.walk.yaml")).scenario
    #expect(try inaudible(in: scenario) == [])
  }

  @Test(.enabled(if: (try? RecordedCase.all()) != nil, "SPOKEN_CASES names a folder of recordings"))
  func `hears each segment of the recorded cases`() throws {
    for recorded in try #require(try RecordedCase.all()) {
      let bytes = try JSONSerialization.data(withJSONObject: recorded.screen)
      let screen = try #require(ScreenReader.read(Array(bytes), file: recorded.id).value)
      let scenario = scenario(of: screen, SpeechSettings())
      #expect(try inaudible(in: scenario) == [], "\(recorded)")
    }
  }
}

extension Utterance {
  /// The segments that a transcript shows without a remark that they were not heard.
  fileprivate var segmentsHeardInFull: [Segment] {
    let description = heard.description == .full ? pieces : []
    let later = (heard.later ?? .full) == .full ? hint + cues : []
    return (description + later).filter { !$0.text.isEmpty }
  }
}
