import ArgumentParser
import EspeakEngine
import ScreenAudio
import SpokenScreen

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Speaks a screen or a walkthrough to the loudspeaker.")

  @Argument(help: "A screen, a walkthrough or a capture; - is standard input.")
  var input: String

  @Option(help: ArgumentHelp("The audio device, by its name in ALSA.", valueName: "name"))
  var device = "default"

  @OptionGroup var options: StoryOptions
  @OptionGroup var voiceOptions: VoiceOptions

  func run() throws {
    let story = try options.story(input)
    let synthesizer = try VoiceOptions.synthesizer()
    let renderer = try voiceOptions.renderer(synthesizer, for: story)
    let failures = try endingWithStatus {
      let loudspeaker = try Loudspeaker(device: device, sampleRate: synthesizer.sampleRate,
        channels: story.settings.channels)
      let result = try renderer.render(
        story,
        to: Renderer.Outputs(
          samples: loudspeaker.write, failure: { Console.error($0.description) }))
      try loudspeaker.finish()
      return result.failures
    }
    try failures.report()
  }
}
