import ArgumentParser
import EspeakEngine
import Foundation
import SpokenFiles
import SpokenPage
import SpokenScreen
import SpokenSound
import SpokenTextCommands

/// Makes the page of an input: runs it, encodes the sound, writes one file.
struct PlayerJob {
  /// How long a page may be before a note says that it is large.
  private static let longestPage = 20 * 60

  let input: CheckInput
  let output: OutputPath
  let player: PlayerOptions
  let encoding: PageSoundOptions
  let options: ScenarioOptions
  let voices: VoiceOptions
  let synthesizer: EspeakSynthesizer
  /// Settings that override all others, as `--set` takes them.
  var changes: [String] = []
  /// The longest allowed sound; nil for the default.
  var longest: TimeCode?
  /// Whether a second voice says the gestures.
  var narrates = false
  /// Whether texts that the engine cannot speak are no failure.
  var allowsSilence = false
  private let interruption = Interruption()

  init(
    input: CheckInput, output: OutputPath, player: PlayerOptions, sound: PageSoundOptions,
    options: ScenarioOptions, voices: VoiceOptions, synthesizer: EspeakSynthesizer
  ) {
    (self.input, self.output, self.player, encoding) = (input, output, player, sound)
    (self.options, self.voices, self.synthesizer) = (options, voices, synthesizer)
  }

  /// Writes the page.
  ///
  /// - Throws: the exit code of what went wrong; steps of the walkthrough that failed are reported
  ///   when the page is written.
  func run() throws {
    let reviewed = try options.reviewed(input, changing: changes)
    let scenario = reviewed.scenario
    // Before the sound, which takes longest: a missing picture is reported at once.
    let pictures = try player.pictures(for: scenario)
    let run = try record(of: scenario)
    let sound = try render(scenario, run)
    var page = PlayerPage(
      run.data(titled: player.title, pictures: pictures, review: reviewed.review), sound: sound,
      pictures: pictures.mapValues(\.bytes))
    page.sound = encoding.audio == .none ? .at(nil) : .inside(sound, type: encoding.audio.type)
    var spoken = [scenario]
    if let other = player.compare { spoken.append(try compare(with: other, scenario, &page)) }
    try write(page)
    if !options.quiet, encoding.audio != .none,
      let warning = synthesizer.japaneseWarning(of: spoken)
    {
      Console.error(warning)
    }
    // After the page is written: it is useful even with silent texts.
    try checkSpeech(of: run)
    try run.log.failures.report()
  }

  private func record(of scenario: Scenario) throws -> RunRecord {
    try endingWithStatus {
      try RunRecord(
        of: scenario, for: output.path, sampleRate: synthesizer.sampleRate,
        format: encoding.audio.format, bitrate: encoding.bitrate)
    }
  }

  private func render(_ scenario: Scenario, _ run: RunRecord) throws -> Data {
    var renderer = try voices.renderer(synthesizer, for: scenario, narrates: narrates)
    if let longest { renderer.longest = .seconds(longest.seconds) }
    do {
      return try endingWithStatus {
        try run.render(with: renderer) { try interruption.check() }
      }
    } catch let interrupted as Interruption.Interrupted {
      Console.error(
        "\(output.path): interrupted by \(interrupted.name); what was there before is untouched")
      throw ExitCode(128 + interrupted.signal)
    }
  }

  /// Runs the older version, adds its sound and what changed since, and returns it.
  private func compare(
    with other: String, _ scenario: Scenario, _ page: inout PlayerPage
  ) throws -> Scenario {
    let old = try options.scenario(other, changing: changes)
    let run = try record(of: old)
    let sound = try render(old, run)
    page.oldSound = encoding.audio == .none ? nil : .inside(sound, type: encoding.audio.type)
    page.data.comparison = PageData.Comparison(
      name: other, of: SpokenTranscript(old), run.data(titled: nil, pictures: [:]),
      with: SpokenTranscript(scenario),
      page.data)
    return old
  }

  private func write(_ page: PlayerPage) throws {
    let seconds = (page.data.length + page.data.sampleRate / 2) / page.data.sampleRate
    if seconds > Self.longestPage, !options.quiet {
      Console.error(
        "\(output.path): \(seconds / 60) minutes of sound make a large page; a browser may be slow to open it"
      )
    }
    let text = try page.text()
    try endingWithStatus {
      let file = try TextFile(output)
      try file.write(text)
      try file.finish()
    }
    guard !options.quiet, output.path != "-" else { return }
    Console.error("\(output.path): \(seconds) s of speech, \(text.utf8.count / 1000) kB")
  }

  /// Reports texts that could not be spoken.
  private func checkSpeech(of run: RunRecord) throws {
    guard !run.log.silent.isEmpty else { return }
    guard run.log.hasSpeech else {
      throw Status.missingService.because(
        "no text could be spoken; run `spoken doctor` to see what is wrong with the engine")
    }
    guard !allowsSilence else { return }
    let texts = run.log.silent.map { "'\($0.text.shown(in: 80))'" }.joined(separator: ", ")
    throw Status.differs.because("\(output.path): these texts are silent: \(texts)")
  }
}
