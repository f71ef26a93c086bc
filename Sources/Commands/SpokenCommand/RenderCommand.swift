import ArgumentParser
import EspeakEngine
import Foundation
import SpokenFiles
import SpokenScreen
import SpokenSound
import SpokenSyntax
import SpokenTextCommands

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Records a screen or a walkthrough as an audio file.",
    discussion: "Example: spoken render samples/hello.screen.yaml -o hello.wav --captions hello.vtt"
  )

  @Argument(
    help:
      "Screens, walkthroughs, captures, or folders of screens and walkthroughs; - is standard input.",
    completion: .file())
  var inputs: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The audio file, with the extension \(Self.endings), or a page with .html, as `spoken player` writes it; a folder for several inputs; - is standard output, with --format.",
      valueName: "file"), completion: .file())
  var output: String

  @Option(
    help:
      "The format of standard output, or of the files in a folder (default there: wav): \(Self.names)."
  )
  var format: String?

  @Option(
    help: ArgumentHelp(
      "The sample rate of the file in hertz (default: the rate of the engine, or the nearest one that the format has).",
      valueName: "hertz"))
  var sampleRate: Int?

  @Flag(
    help:
      "Write two channels, and play each element from its place on the screen, as --set stereo=true does."
  )
  var stereo = false

  @Option(
    help: ArgumentHelp(
      "Write captions as .vtt, .srt or .json, or labels for Audacity as .labels.txt; once for each file; - is standard output.",
      valueName: "file.vtt"),
    completion: .file())
  var captions: [String] = []

  /// What a caption shows at once.
  enum CaptionUnit: String, CaseIterable, ExpressibleByArgument {
    case segment, stop
  }

  @Option(help: "What a caption shows at once: segment or stop.")
  var captionsBy = CaptionUnit.segment

  @Flag(help: "Write a time before each word of the captions, as .vtt has it.")
  var captionsWords = false

  /// The format of a file of captions; nil for an unknown one.
  static func captionFormat(of path: String) -> Captions? {
    path == "-" ? .webVTT : Captions.format(of: path)
  }

  /// The files of captions with their formats, each with the unit that was asked for, if it has
  /// that.
  var captionFormats: [(path: String, format: Captions)] {
    captions.compactMap { path in
      guard let named = Self.captionFormat(of: path) else { return nil }
      let format = captionsWords ? named.byWord ?? named : named
      return (path, captionsBy == .stop ? format.byStop ?? format : format)
    }
  }

  @Option(
    help: ArgumentHelp(
      "Write the chapters, one for each screen, as .vtt or as Podcasting 2.0 has them in .chapters.json; - is standard output.",
      valueName: "file.vtt"),
    completion: .file())
  var chapters: String?

  /// The format of the chapters; nil for an unknown one and without chapters.
  var chapterFormat: ChapterFormat? {
    chapters.flatMap { $0 == "-" ? .webVTT : ChapterFormat.format(of: $0) }
  }

  @Option(
    help: ArgumentHelp("Write a transcript; - is standard output.", valueName: "file.txt"),
    completion: .file())
  var transcript: String?

  @Option(help: ArgumentHelp("How many utterances to synthesize at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(
    help: ArgumentHelp(
      "Render one part of the inputs: 3/8 is the third of eight parts of about the same size.",
      valueName: "3/8"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "The longest allowed recording, in hours, minutes and seconds.", valueName: "24:00:00"))
  var longest: TimeCode?

  @Flag(help: "Render files that are up to date too, where inputs are folders.")
  var force = false

  @Flag(help: PlayerCommand.narrationHelp)
  var narrate = false

  @Flag(help: "Exit with status 0 even if the engine could not speak some texts.")
  var allowSilent = false

  @OptionGroup var options: ScenarioOptions
  @OptionGroup var voiceOptions: VoiceOptions
  @OptionGroup var engine: EngineOptions

  func run() throws {
    if isPage { return try writePage() }
    let interruption = Interruption()
    let work = try jobList()
    let rendering = try renderWork(interruption)
    // One file shows its stops instead.
    let progress = ProgressLine(
      WorkProgress(of: "input", total: work.count), isWanted: !options.quiet && isFolder)
    let outcomes = work.mapConcurrently(
      jobs: jobs, showing: progress, \.input, rendering.render)
    // Written before errors end the command, so that the next run keeps what succeeded.
    if let manifest {
      try endingWithStatus { try Manifest.write(outcomes.map(\.entry), to: manifest, naming) }
    }
    let kept = outcomes.count(where: \.isUpToDate)
    if kept > 0, !options.quiet { Console.error("\(kept) of \(work.count) files are up to date") }
    for failure in outcomes.flatMap(\.failures) { Console.errors(failure.description) }
    for outcome in outcomes { Self.report(outcome) }
    let unread = outcomes.reduce(0) { $0 + $1.unread }
    let reader = (rendering.synthesizer as? EspeakSynthesizer)?.japanese
    if !options.quiet, let warning = reader?.warning(of: unread) { Console.error(warning) }
    // Before the other checks: texts that an interruption left unspoken are no failure of the
    // engine.
    try endIfInterrupted(outcomes)
    try checkSpeech(of: outcomes)
    if let status = outcomes.map(\.entry.status).first(where: { $0 != 0 }) {
      throw ExitCode(status)
    }
  }

  /// Writes a page instead of an audio file.
  private func writePage() throws {
    var job = PlayerJob(
      input: try options.input(inputs.first), output: OutputPath(output, .byUser),
      player: try PlayerOptions.parse([]),
      sound: try PageSoundOptions.parse([]), options: options, voices: voiceOptions,
      synthesizer: try engine.synthesizer(jobs: jobs, quiet: options.quiet))
    job.narrates = narrate
    job.changes = stereo ? ["stereo=true"] : []
    (job.longest, job.allowsSilence) = (longest, allowSilent)
    try job.run()
  }

  /// Lists the texts of a file that the engine could not speak.
  private static func report(_ outcome: RenderWork.Outcome) {
    guard !outcome.silent.isEmpty else { return }
    let name = outcome.entry.output == "-" ? "standard output" : outcome.entry.output
    let count = outcome.silent.count == 1 ? "1 text is" : "\(outcome.silent.count) texts are"
    let texts = outcome.silent.map { "'\($0.shown(in: 80))'" }.joined(separator: ", ")
    Console.error("\(name): \(count) silent: \(texts)")
  }

  /// Throws when there was text and none could be spoken: the engine is at fault, not the texts.
  private func checkSpeech(of outcomes: [RenderWork.Outcome]) throws {
    guard outcomes.contains(where: { !$0.silent.isEmpty }),
      outcomes.allSatisfy({ !$0.hasSpeech })
    else { return }
    throw Status.missingService.because(
      "no text could be spoken; run `spoken doctor` to see what is wrong with the engine")
  }

  /// Reports once what an interruption left undone.
  private func endIfInterrupted(_ outcomes: [RenderWork.Outcome]) throws {
    let undone = outcomes.filter { $0.interrupted != nil }
    guard let first = undone.first, let interrupted = first.interrupted else { return }
    let what =
      isFolder ? "\(undone.count) of \(outcomes.count) files are not made" : first.entry.output
    Console.error(
      "\(what): interrupted by \(interrupted.name); what was there before is untouched")
    throw ExitCode(128 + interrupted.signal)
  }

  /// The shared state of all inputs.
  private func renderWork(_ interruption: Interruption) throws -> RenderWork {
    let reader = try options.reader(changing: stereo ? ["stereo=true"] : [])
    let engine = try engine.synthesizer(jobs: jobs, quiet: options.quiet)
    var rendering = RenderWork(
      command: self, reader: reader, synthesizer: engine, interruption: interruption)
    guard isFolder else { return rendering }
    let ensemble = try voiceOptions.ensemble()
    rendering.ensemble = ensemble
    guard let manifest else { return rendering }
    do {
      let key = try RenderKey(self, reader, ensemble, engine)
      // Even with `--force` the key is computed, because the new manifest needs it.
      rendering.earlier = (force ? nil : Manifest(path: manifest, naming), key)
    } catch {
      if !options.quiet { Console.error("all files are rendered again: \(error)") }
    }
    return rendering
  }

  /// Who named the output files: the user, or the folder that the user named.
  var naming: Naming {
    guard isFolder else { return .byUser }
    return options.followLinks ? .anywhere : .inFolder(output)
  }

  /// The path of the manifest; nil when every input was named.
  private var manifest: String? {
    guard shard != nil || inputs.contains(where: Folder.exists) else { return nil }
    return output.withSlash + Manifest.name(for: shard)
  }

  /// The view of the app and its output file.
  private func jobOfApp() throws -> RenderJob {
    let input = try options.input(nil)
    guard isFolder else { return RenderJob(input: input.path, view: input.view, path: output) }
    try OutputFolder.make(output)
    let name = options.nameForOutput(of: nil)
    return RenderJob(
      input: input.path, view: input.view, path: "\(output.withSlash)\(name).\(format ?? "wav")")
  }

  /// The inputs and their output files, whose folders are created.
  private func jobList() throws -> [RenderJob] {
    if options.app.isGiven { return [try jobOfApp()] }
    guard isFolder else { return inputs.map { RenderJob(input: $0, path: output) } }
    let all = RenderJob.jobs(
      for: inputs, in: output, format: format ?? "wav", followsLinks: options.followLinks)
    var taken: [ExactPath: String] = [:]
    for job in all {
      // `a.screen.yaml` and `a.walk.yaml` have the same stem.
      guard let other = taken.updateValue(job.input, forKey: ExactPath(job.path)) else { continue }
      throw ValidationError(
        "two inputs would be written to the same file; rename one: \(other), \(job.input)")
    }
    guard !all.isEmpty else {
      throw Status.noInput.because(
        "there is no screen and no walkthrough in \(inputs.joined(separator: ", "))")
    }
    try OutputFolder.make(output)
    guard manifest != nil else { return all }
    var made: Set<ExactPath> = []
    for folder in all.map(\.path.parentFolder) where made.insert(ExactPath(folder)).inserted {
      try OutputFolder.make(folder, naming)
    }
    // Only now, because two inputs of one output may be in different parts.
    return shard?.part(of: all, named: \.input, cost: \.cost) ?? all
  }
}
