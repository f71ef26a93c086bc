import ArgumentParser
import EspeakEngine
import Foundation
import SpokenScreen
import SpokenSound
import SpokenTextCommands

/// What commands about words do with the engine.
enum EngineSound: SoundOptions {
  typealias Pages = ReportPages
  typealias Clips = ClipOptions
  typealias Times = TimeOptions
  typealias Plans = PlanOptions

  static var japanese: (any JapaneseWords)? {
    JapaneseReader(ProcessInfo.processInfo.environment)
  }
}

extension JapaneseReader: JapaneseWords {}

/// The option `--html` of `check`.
struct ReportPages: CheckPages {
  @Option(
    help: ArgumentHelp(
      "Write a page for each input that differs, which plays before and now, and an index of them.",
      valueName: "folder"), completion: .directory)
  var html: String?

  func write(_ results: [CheckResult], _ summary: String, _ options: ScenarioOptions) throws {
    if let html { try CheckReport(in: html, options).write(results, summary) }
  }
}

/// The option `--audio` of `diff`, and the voice of its clips.
struct ClipOptions: ChangeClips {
  @Option(
    help: ArgumentHelp(
      "Write each changed stop as two WAV files, before and after.", valueName: "folder"),
    completion: .directory)
  var audio: String?

  @OptionGroup var voice: VoiceOptions

  func writer() throws -> Writer? {
    guard let audio else { return nil }
    return try DifferenceClips(folder: audio, voice).write
  }
}

/// The voices of `inspect --stage plan`.
struct PlanOptions: SpeechPlans {
  static var isAvailable: Bool { true }

  @OptionGroup var voice: VoiceOptions

  func plan(of scenario: Scenario) throws -> String {
    let voices = try endingWithStatus { try scenario.voices(voice.choice()) }
    return "\(scenario.plan(voices: voices))"
  }
}

/// The option `--at` of `explain`, and the voice that speaks till then.
struct TimeOptions: HeardTimes {
  @Option(
    help: ArgumentHelp(
      "Only what is heard at this time of the recording.", valueName: "00:03.2"))
  var at: TimeCode?

  @OptionGroup var voiceOptions: VoiceOptions
  @OptionGroup var engine: EngineOptions

  var time: String? { at.map { "\($0)" } }

  /// The utterance that is heard at the time of the recording: the last one that began before it.
  func heard(
    of scenario: Scenario, _ options: ScenarioOptions
  ) throws -> (utterances: [Utterance], failures: [StepFailure]) {
    guard let at else { return ([], []) }
    let synthesizer = try engine.synthesizer(quiet: options.quiet)
    let renderer = try voiceOptions.renderer(synthesizer, for: scenario)
    let frame = at.frame(at: synthesizer.sampleRate)
    var last: (start: Int, utterance: Utterance)?
    let (length, failures) = try endingWithStatus {
      try renderer.render(
        scenario,
        to: Renderer.Outputs(
          samples: { _ in },
          stop: { utterance, _, frames in
            // A sound may go on when the next stop begins, so the latest start decides, not the
            // end.
            if frames.lowerBound <= frame, frames.lowerBound >= last?.start ?? 0 {
              last = (frames.lowerBound, utterance)
            }
          },
          failure: { Console.error($0.description) }))
    }
    guard frame < length else {
      let end = TimeCode(frame: length, at: synthesizer.sampleRate)
      throw Status.wrongUse.because("the recording ends at \(end); --at names an earlier time")
    }
    return (last.map { [$0.utterance] } ?? [], failures)
  }
}
