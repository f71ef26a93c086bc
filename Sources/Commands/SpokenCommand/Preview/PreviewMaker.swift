import AppRuns
import ArgumentParser
import EspeakEngine
import Foundation
import SpokenFiles
import SpokenPage
import SpokenPreview
import SpokenScreen
import SpokenSound
import SpokenTextCommands

/// Reads an input and renders it for a page of the preview.
struct PreviewMaker {
  /// The result of reading an input.
  enum Reading {
    /// Its files have the same bytes as before.
    case same
    case run(PreviewRun)
    /// The errors, and the files that have them.
    case broken([PreviewMessage.Finding], in: Set<ExactPath>)
    case missing
  }

  let options: ScenarioOptions
  let voices: VoiceOptions
  /// The installed voices and sounds, read once.
  let ensemble: Ensemble
  let synthesizer: any Synthesizer
  /// Whether words are shown without being spoken.
  let isMute: Bool
  /// The settings that pages changed, with their values; they override all others.
  var changes: [String: String] = [:]

  /// Where sound is encoded before it is in memory.
  private static let place = FileManager.default.temporaryDirectory.appending(path: "spoken").path

  /// Reads an input.
  ///
  /// - Parameters:
  ///   - input: the input.
  ///   - known: the bytes of its files in the last run; empty to run it in any case.
  /// - Returns: the result.
  func read(_ input: CheckInput, unless known: [String: [UInt8]]) -> Reading {
    do {
      // Also a file that the user named is regular: another kind has no versions, and opening a
      // pipe waits for its writer.
      let naming = input.naming(followsLinks: options.followLinks)
      let reading = try reader().read(input, naming == .byUser ? .anywhere : naming)
      // Compared by bytes: an editor that saves without a change only touches the time.
      guard known.isEmpty || reading.sources != known else { return .same }
      return .run(try run(reading))
    } catch ScenarioError.missing {
      return .missing
    } catch ScenarioError.faulty(let findings) {
      return .broken(
        findings.map(PreviewMessage.Finding.init), in: Set(findings.map { ExactPath($0.file) }))
    } catch {
      return .broken([PreviewMessage.Finding(about: error, in: input.path)], in: [])
    }
  }

  /// Reads inputs with the options, and the settings that pages changed.
  private func reader() throws -> ScenarioReader {
    let sorted = changes.sorted { $0.key < $1.key }
    return try options.reader(
      changing: sorted.map { "\($0.key)=\($0.value)" },
      settings: try options.settingsFileBytes(.anywhere))
  }

  /// Runs the screen that an app has come to, from its first element to its last.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - old: a run of the app, with its settings and the bytes of its files.
  /// - Returns: the run with its sound.
  /// - Throws: why it cannot be run.
  func run(of screen: Screen, like old: PreviewRun) throws -> PreviewRun {
    var scenario = Scenario(shown: screen, settings: old.scenario.settings)
    scenario.leftOut = old.scenario.leftOut
    let run = try run(.init(scenario: scenario, remarks: [], sources: old.sources), isLive: true)
    return withSound(run) ?? run
  }

  /// Runs a scenario at the times of the model: words do not wait for their sound.
  private func run(
    _ reading: ScenarioReader.Reading, isLive: Bool = false
  ) throws -> PreviewRun {
    let scenario = reading.scenario
    // A voice that cannot be used is an error of the input, before any word is shown.
    _ = try voices.renderer(synthesizer, for: scenario, of: ensemble)
    let (record, failures) = PageRecord.estimate(of: scenario, sampleRate: synthesizer.sampleRate)
    // The screen alone: rules that try what a running app does would start it again at each edit.
    let app = scenario.app as? RemoteApp
    let screen = app.map { Scenario(shown: $0.shown.screen, settings: scenario.settings) }
    let settings = try options.lintSettings(options.settingsFileBytes(.anywhere))
    let review = PageReview(
      of: screen ?? scenario, sources: reading.sources, settings: settings)
    var data = record.data(titled: nil, pictures: [:], review: review)
    // The drawing of an app is that of its screen at the moment.
    let isCurrent = isLive || app != nil
    for index in data.screens.indices { data.screens[index].isCurrent = isCurrent }
    var run = PreviewRun(
      scenario: scenario, data: data, estimate: data, utterances: record.utterances,
      needsSound: !isMute, sources: reading.sources)
    let warnings = [isMute ? nil : engine?.japaneseWarning(of: [scenario])].compactMap { $0 }
    run.findings =
      (reading.remarks + failures.map(\.description) + warnings).map {
        PreviewMessage.Finding(place: "", text: $0, isError: false)
      }
    return run
  }

  /// What speaks, if it is eSpeak NG.
  private var engine: EspeakSynthesizer? { synthesizer as? EspeakSynthesizer }

  /// The run with its sound, and its times; a sound that cannot be rendered is a finding.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - isStopped: is called often, and ends the work when it is true.
  /// - Returns: the run; nil when the work ended before.
  func withSound(
    _ run: PreviewRun, unless isStopped: @escaping () -> Bool = { false }
  ) -> PreviewRun? {
    guard run.needsSound else { return run }
    var run = run
    do {
      let record = try record(of: run.scenario, format: .flac)
      let sound = try record.store(with: renderer(for: run.scenario)) {
        if isStopped() { throw Stopped() }
      }
      // Both at once: words at one set of times and sound at another would not match.
      (run.data, run.sound) = (data(of: record, in: run), sound)
      run.utterances = record.utterances
    } catch is Stopped {
      return nil
    } catch {
      // The times of an older sound would point into nothing.
      run.data = run.estimate
      let cause = error is ExitCode ? "the terminal of spoken preview says why" : "\(error)"
      run.findings.append(
        .init(place: "", text: "this cannot be spoken: \(cause)".printedLine, isError: false))
    }
    run.needsSound = false
    return run
  }

  /// The work was ended, because other work came.
  private struct Stopped: Error {}

  private func record(of scenario: Scenario, format: AudioFormat?) throws -> RunRecord {
    try RunRecord(
      of: scenario, for: Self.place, sampleRate: synthesizer.sampleRate, format: format)
  }

  private func renderer(for scenario: Scenario) throws -> Renderer {
    try voices.renderer(synthesizer, for: scenario, of: ensemble)
  }

  /// The data of a page; what belongs to the words is that of the run, which was linted once.
  private func data(of record: RunRecord, in run: PreviewRun) -> PageData {
    var data = record.data(titled: nil, pictures: [:])
    (data.screens, data.problems) = (run.estimate.screens, run.estimate.problems)
    return data
  }

  /// The page of a run as a file, as `spoken player` writes it.
  func file(of run: PreviewRun) throws -> String {
    let record = try record(of: run.scenario, format: isMute ? nil : PageAudio.mp3.format)
    let sound = try record.render(with: renderer(for: run.scenario)) {}
    var data = data(of: record, in: run)
    if run.scenario.app is RemoteApp {
      // Linted while it runs, which is too much for each edit.
      let settings = try options.lintSettings(options.settingsFileBytes(.anywhere))
      let review = PageReview(of: run.scenario, sources: run.sources, settings: settings)
      data.problems = record.data(titled: nil, pictures: [:], review: review).problems
    }
    for index in data.screens.indices { data.screens[index].isCurrent = false }
    var page = PlayerPage(data, sound: sound)
    if isMute { page.sound = .at(nil) }
    return try page.text()
  }

  /// The sound of some utterances as FLAC; nil when nothing is spoken.
  func sound(of utterances: [Utterance], in scenario: Scenario) throws -> StoredSound? {
    guard !isMute, utterances.contains(where: { $0.hasSegments || !$0.sounds.isEmpty }) else {
      return nil
    }
    let sound = try EncodedSound(
      for: Self.place, format: .flac, sampleRate: synthesizer.sampleRate, channels: 1)
    try renderer(for: scenario).render(
      alone: utterances,
      to: .init(samples: { try sound.write($0) }, failure: { Console.error($0.description) }))
    return try sound.store()
  }
}

extension PreviewMessage.Finding {
  /// A finding of a reader.
  init(_ finding: Finding) {
    let place = finding.position == .unknown ? finding.file : "\(finding.file):\(finding.position)"
    self.init(
      place: place.printedLine, text: finding.message.printedLine,
      isError: finding.severity == .error)
  }

  /// An error other than those with a position.
  init(about error: any Error, in file: String) {
    // An exit code has no words: they are in the terminal already.
    let text =
      error is ExitCode
      ? "the settings or the voice cannot be used; the terminal of spoken preview says why"
      : "\(error)".printedLine
    self.init(place: file.printedLine, text: text, isError: true)
  }
}
