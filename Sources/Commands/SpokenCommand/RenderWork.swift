import ArgumentParser
import EspeakEngine
import Foundation
import SpokenFiles
import SpokenScreen
import SpokenSound
import SpokenTextCommands

/// What renders each input of a command.
struct RenderWork {
  /// The command with its options.
  let command: RenderCommand
  let reader: ScenarioReader
  let synthesizer: any Synthesizer
  let interruption: Interruption
  /// The installed voices and sounds, read once for many inputs.
  var ensemble: Ensemble?
  /// The manifest of an earlier run into the same folder, and the key that decides whether a file
  /// changed.
  var earlier: (render: Manifest?, key: RenderKey)?

  /// The result of an input.
  struct Outcome: Sendable {
    var entry: Manifest.Entry
    /// The steps that failed.
    var failures: [StepFailure] = []
    /// Whether the file is up to date and was left as it is.
    var isUpToDate = false
    /// The texts that the engine could not speak.
    var silent: [String] = []
    /// How many Japanese characters were left out of the sound.
    var unread = 0
    /// Whether any text was spoken; a file that is up to date has speech.
    var hasSpeech = true
    /// The signal that interrupted the work before the file was complete.
    var interrupted: Interruption.Interrupted?
  }

  /// Renders an input into its files, and reports errors.
  func render(_ job: RenderJob) -> Outcome {
    var outcome = Outcome(entry: .init(input: job.input, output: job.path, status: 0))
    do {
      try interruption.check()
      try endingWithStatus { try speak(job, &outcome) }
      let isSilent = !outcome.silent.isEmpty && !command.allowSilent
      if isSilent || !outcome.failures.isEmpty { outcome.entry.status = Status.differs.rawValue }
    } catch let interrupted as Interruption.Interrupted {
      outcome.interrupted = interrupted
      // The file of an earlier run still exists.
      outcome.entry =
        earlier?.render?.entry(of: job.path)
        ?? .init(input: job.input, output: job.path, status: 128 + interrupted.signal)
    } catch let code as ExitCode {
      outcome.entry.status = code.rawValue
    } catch {
      outcome.entry.status = Status.ourFault.rawValue
      Console.error("\(job.input): \(error)")
    }
    return outcome
  }

  /// Refuses an output that is also an input.
  private func checkOutputs(besides reading: ScenarioReader.Reading) throws {
    guard !command.isFolder else { return }
    do {
      try command.checkOutputs(reading: reading.sources.keys.filter { $0 != "standard input" })
    } catch let fault as ValidationError {
      throw Status.wrongUse.because(fault.message)
    }
  }

  /// Names the input when its sound is too long.
  private func naming(_ job: RenderJob, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let fault as SoundTooLong {
      throw Status.faultyInput.because("\(job.input): \(fault)")
    }
  }

  private func speak(_ job: RenderJob, _ outcome: inout Outcome) throws {
    let start = ContinuousClock.now
    let reading = try command.options.reading(job.source, with: reader)
    // Only after reading are all files of a walkthrough known, any of which an output could
    // replace.
    try checkOutputs(besides: reading)
    // The key comes from the bytes that were read, so a file that changes meanwhile is rendered
    // again.
    outcome.entry.key = earlier?.key.key(of: job.path, from: reading.sources)
    if let key = outcome.entry.key, let entry = earlier?.render?.entry(for: job, key: key) {
      (outcome.entry, outcome.isUpToDate) = (entry, true)
      return
    }
    let scenario = reading.scenario
    var renderer = try command.voiceOptions.renderer(
      synthesizer, for: scenario, of: ensemble, narrates: command.narrate)
    if let longest = command.longest { renderer.longest = .seconds(longest.seconds) }
    let rate = synthesizer.sampleRate
    let progress =
      command.isFolder
      ? nil : ProgressLine(WorkProgress(of: scenario), isWanted: !command.options.quiet)
    let files = try RenderedFiles(
      of: scenario, at: job.path, for: command, sampleRate: rate, progress: progress)
    let log = RenderLog()
    try naming(job) {
      try log.run(scenario, with: renderer, to: files.outputs, check: interruption.check)
    }
    try interruption.check()
    try files.finish()
    let seconds = Double(log.length) / Double(rate)
    outcome.failures = log.failures
    outcome.entry.seconds = (seconds * 1000).rounded() / 1000
    outcome.silent = log.silent.map(\.text)
    outcome.hasSpeech = log.hasSpeech
    outcome.unread = scenario.unreadCharacters(by: (synthesizer as? EspeakSynthesizer)?.japanese)
    outcome.entry.silent = log.silent.count
    outcome.entry.bytes = FileStatus(job.path)?.size
    guard !command.options.quiet else { return }
    let took = (ContinuousClock.now - start) / .seconds(1)
    let name = job.path == "-" ? "standard output" : job.path
    Console.error(
      String(format: "%@: %.2f s of speech in %.2f s", name, seconds, took))
  }
}
