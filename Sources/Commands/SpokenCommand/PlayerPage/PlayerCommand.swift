import ArgumentParser
import EspeakEngine
import Foundation
import SpokenScreen
import SpokenTextCommands

struct PlayerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "player",
    abstract:
      "Writes a page that plays a screen or a walkthrough, with its transcript and the reason for each word.",
    discussion: """
      The page is one HTML file with everything inside; it opens without a network, and is \
      readable without its script.

      Example: spoken player samples/hello.screen.yaml -o hello.html
      """)

  @OptionGroup var file: PageFile

  @Option(help: ArgumentHelp("How many utterances to synthesize at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: Self.narrationHelp)
  var narrate = false

  @OptionGroup var player: PlayerOptions
  @OptionGroup var sound: PageSoundOptions
  @OptionGroup var options: ScenarioOptions
  @OptionGroup var voiceOptions: VoiceOptions
  @OptionGroup var engine: EngineOptions

  func validate() throws {
    guard (1...256).contains(jobs) else {
      throw ValidationError("--jobs is 1 to 256, not \(jobs)")
    }
    try options.check(inputs: [file.input])
    try player.check(file.output, of: file.input, named: name)
  }

  /// What a page in a folder is named after.
  private var name: String { options.nameForOutput(of: file.input) }

  func run() throws {
    let synthesizer = try engine.synthesizer(jobs: jobs, quiet: options.quiet)
    var job = PlayerJob(
      input: try options.input(file.input),
      output: try player.page(
        file.output, named: name, followsLinks: options.followLinks), player: player,
      sound: sound,
      options: options, voices: voiceOptions,
      synthesizer: synthesizer)
    job.narrates = narrate
    try job.run()
  }

  /// The help of a flag that three commands have.
  static let narrationHelp: ArgumentHelp =
    "Have a second, quieter voice say the screen and the gesture before each stop, in English."
}
