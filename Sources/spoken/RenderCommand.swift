import ArgumentParser
import EspeakEngine
import Foundation
import ScreenAudio
import SpokenScreen

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Speaks a screen or a walkthrough into an audio file.")

  @Argument(help: "Screens, walkthroughs or captures; - is standard input.")
  var inputs: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The audio file; a folder for several inputs.", valueName: "file.wav"))
  var output: String

  @Option(help: ArgumentHelp("Captions beside it, .vtt or .srt.", valueName: "file.vtt"))
  var captions: String?

  @Option(help: ArgumentHelp("A transcript beside it.", valueName: "file.txt"))
  var transcript: String?

  @OptionGroup var options: StoryOptions
  @OptionGroup var voiceOptions: VoiceOptions

  /// Whether the output is a folder with a file for each input.
  private var isFolder: Bool { inputs.count > 1 || output.hasSuffix("/") }

  func validate() throws {
    if isFolder, captions != nil || transcript != nil {
      throw ValidationError("--captions and --transcript belong to one input and one output file")
    }
    if let captions, Captions.format(of: captions) == nil {
      let endings = Captions.all.map { "." + $0.fileExtension }.joined(separator: " or ")
      throw ValidationError("captions are written as \(endings), not \(captions)")
    }
    if Set(targets.map(\.path)).count < inputs.count {
      throw ValidationError("two of the inputs would be written to the same file; rename one")
    }
  }

  /// Each input with the file that it is written to.
  private var targets: [(input: String, path: String)] {
    guard isFolder else { return inputs.map { ($0, output) } }
    let folder = output.hasSuffix("/") ? output : output + "/"
    return inputs.map { ($0, folder + Self.stem(of: $0) + ".wav") }
  }

  /// The name of a file without its folder and its endings: `a/cart.walk.yaml` is `cart`.
  private static func stem(of input: String) -> String {
    let name = (input as NSString).lastPathComponent
    for ending in [".screen.yaml", ".screen.json", ".walk.yaml", ".walk.json"]
    where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return (name as NSString).deletingPathExtension
  }

  func run() throws {
    let synthesizer = try VoiceOptions.synthesizer()
    var failed: [StepFailure] = []
    for (input, path) in targets {
      let story = try options.story(input)
      let voices = try voiceOptions.voices(for: story)
      let renderer = Renderer(synthesizer: synthesizer, voices: voices)
      failed += try endingWithStatus { try render(story, with: renderer, to: path) }
    }
    try failed.report()
  }

  /// Speaks a story into its files; gives the steps that failed.
  private func render(
    _ story: Story, with renderer: Renderer, to path: String
  ) throws -> [StepFailure] {
    let start = ContinuousClock.now
    let rate = renderer.synthesizer.sampleRate
    let audio = try AudioFile(path: path, sampleRate: rate)
    let cues = try captions.map { try TextFile(path: $0) }
    let words = try transcript.map { try TextFile(path: $0) }
    let transcript = Transcript()
    let format = captions.flatMap(Captions.format) ?? .webVTT
    var number = 0
    try cues?.write(format.header)
    try words?.write(transcript.header(for: story))
    var failures = 0
    let progress = ProgressLine(of: story, isWanted: !options.quiet)
    defer { progress.clear() }
    let (count, failed) = try renderer.render(
      story,
      to: Renderer.Outputs(
        samples: audio.write,
        caption: { segment, id, samples in
          number += 1
          try cues?.write(
            format.text(
              Captions.Cue(segment, id: id, number: number, samples: samples, sampleRate: rate)))
        },
        utterance: { try words?.write(transcript.lines(for: $0)) },
        stop: { utterance, number, _ in progress.show(utterance, number: number) },
        failure: { failure in
          failures += 1
          progress.clear()
          Console.error(failure.description)
        }))
    try audio.finish()
    try cues?.finish()
    try words?.finish()
    progress.clear()
    guard !options.quiet else { return failed }
    let seconds = Double(count) / Double(rate)
    let took = (ContinuousClock.now - start) / .seconds(1)
    Console.error(
      String(format: "%@: %.2f s of speech in %.2f s", path, seconds, took)
        + (failures > 0 ? ", \(failures) texts left silent" : ""))
    return failed
  }
}
