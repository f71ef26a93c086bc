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
    help: ArgumentHelp(
      "The audio file, by its ending \(Self.endings); a folder for several inputs.",
      valueName: "file"))
  var output: String

  @Option(help: "The format of the files in a folder: \(Self.names); wav when it is left out.")
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Samples a second in the file, where its format can have them; otherwise those that fit best.",
      valueName: "hertz"))
  var sampleRate: Int?

  @Flag(help: "Two channels, in which things are heard from their place; as --set stereo=true.")
  var stereo = false

  @Option(help: ArgumentHelp("Captions beside it, .vtt, .srt or .json.", valueName: "file.vtt"))
  var captions: String?

  @Option(help: ArgumentHelp("A transcript beside it.", valueName: "file.txt"))
  var transcript: String?

  @Option(help: ArgumentHelp("How many utterances are spoken at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var options: StoryOptions
  @OptionGroup var voiceOptions: VoiceOptions
  @OptionGroup var engine: EngineOptions

  /// Whether the output is a folder with a file for each input.
  private var isFolder: Bool { inputs.count > 1 || output.hasSuffix("/") }

  func validate() throws {
    guard (1...256).contains(jobs) else {
      throw ValidationError("--jobs is 1 to 256, not \(jobs)")
    }
    if isFolder, captions != nil || transcript != nil {
      throw ValidationError("--captions and --transcript belong to one input and one output file")
    }
    if !isFolder, format != nil {
      throw ValidationError("--format belongs to a folder; a file has the format of its ending")
    }
    if let format, !AudioFormat.all.contains(where: { $0.name == format }) {
      throw ValidationError("--format is one of \(Self.names), not '\(format)'")
    }
    if let captions, Captions.format(of: captions) == nil {
      let endings = Captions.all.map { "." + $0.fileExtension }.joined(separator: " or ")
      throw ValidationError("captions are written as \(endings), not \(captions)")
    }
    if Set(targets.map(\.path)).count < inputs.count {
      throw ValidationError("two of the inputs would be written to the same file; rename one")
    }
    try checkFormats()
  }

  /// Refuses endings without a format, and a sample rate that a format cannot have.
  private func checkFormats() throws {
    do {
      for path in targets.map(\.path) {
        let format = try AudioFormat.of(path)
        if let sampleRate { _ = try format.rate(wanted: sampleRate, input: sampleRate, path: path) }
      }
    } catch {
      throw ValidationError(error.description)
    }
  }

  private static let endings = AudioFormat.all.map { "." + $0.name }.joined(separator: ", ")
  private static let names = AudioFormat.all.map(\.name).joined(separator: ", ")

  /// Each input with the file that it is written to.
  private var targets: [(input: String, path: String)] {
    guard isFolder else { return inputs.map { ($0, output) } }
    let folder = output.hasSuffix("/") ? output : output + "/"
    return inputs.map { ($0, folder + Self.stem(of: $0) + "." + (format ?? "wav")) }
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
    let synthesizer = try engine.synthesizer(jobs: jobs, quiet: options.quiet)
    var failed: [StepFailure] = []
    for (input, path) in targets {
      let story = try options.story(input, changing: stereo ? ["stereo=true"] : [])
      let renderer = try voiceOptions.renderer(synthesizer, for: story)
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
    let progress = ProgressLine(of: story, isWanted: !options.quiet)
    defer { progress.clear() }
    let files = try RenderedFiles(
      of: story, sampleRate: rate,
      audio: try AudioFile(
        path: path, sampleRate: rate, channels: story.settings.channels, outputRate: sampleRate),
      captions: captions, transcript: transcript, progress: progress)
    let (count, failed) = try renderer.render(story, to: files.outputs)
    try files.finish()
    progress.clear()
    guard !options.quiet else { return failed }
    let seconds = Double(count) / Double(rate)
    let took = (ContinuousClock.now - start) / .seconds(1)
    Console.error(
      String(format: "%@: %.2f s of speech in %.2f s", path, seconds, took)
        + (files.failures > 0 ? ", \(files.failures) texts left silent" : ""))
    return failed
  }
}
