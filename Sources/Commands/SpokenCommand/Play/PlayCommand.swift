import ArgumentParser
import EspeakEngine
import Foundation
import SpokenScreen
import SpokenSound
import SpokenTextCommands

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Plays a screen or a walkthrough through the loudspeaker.",
    discussion: """
      In a terminal: \(PlayLoop.help).

      Example: spoken play samples/hello.screen.yaml --rate 250
      """)

  // Before the input, so that `--device list` needs none.
  @OptionGroup var player: DeviceOptions

  @Argument(help: "A screen, a walkthrough or a capture; - is standard input.", completion: .file())
  var input: String?

  @Flag(help: PlayerCommand.narrationHelp)
  var narrate = false

  @OptionGroup var options: ScenarioOptions
  @OptionGroup var voiceOptions: VoiceOptions
  @OptionGroup var engine: EngineOptions

  func validate() throws { try options.check(inputs: [input]) }

  func run() throws {
    let scenario = try options.scenario(input)
    let synthesizer = try engine.synthesizer(quiet: options.quiet)
    let renderer = try voiceOptions.renderer(synthesizer, for: scenario, narrates: narrate)
    if !options.quiet, let warning = synthesizer.japaneseWarning(of: [scenario]) {
      Console.error(warning)
    }
    let failures = try endingWithStatus {
      let spool = try SampleSpool(
        in: FileManager.default.temporaryDirectory.path, channels: scenario.settings.channels)
      let inbox = Inbox()
      let playback = Playback(renderer, device: player.device, spool: spool) { inbox.wake() }
      playback.start(scenario)
      return try listen(to: playback, inbox)
    }
    try failures.report()
  }

  /// Waits until everything is heard; returns the steps that failed.
  private func listen(to playback: Playback, _ inbox: Inbox) throws -> [StepFailure] {
    let terminal = Terminal(for: .lines)
    defer { terminal?.restore() }
    let isShown = Console.isSeen && !options.quiet
    if isShown, terminal != nil { Console.error(PlayLoop.help) }
    var loop = PlayLoop(
      playback: playback, inbox: inbox, terminal: terminal,
      subtitles: isShown ? Subtitles(isPlain: Console.isPlain) : nil)
    switch loop.run() {
    case .over(let outcome): return try outcome.get()
    case .left: return []
    case .signal(let number): throw ExitCode(128 + number)
    }
  }
}
