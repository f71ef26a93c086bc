import ArgumentParser
import Foundation
import ScreenInputs
import ScreenScenarios
import ScreenTree
import SpokenCheck
import SpokenFiles
import SpokenInputs
import SpokenVerify
import VoiceOverSpeech

struct CheckCommand<Sound: SoundOptions>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: "Compares what VoiceOver would say with the golden transcripts beside the inputs.",
      discussion: """
        The golden of x.screen.yaml and of x.walk.yaml is x.transcript, that of a capture x.xml or \
        x.txt too; a recording of VoiceOver, x.heard.json, is compared as well. \
        Exit status: 0 all is as recorded, 1 something differs or was never recorded, 65 or 66 an \
        input is faulty or missing; the others are checked all the same. The goldens of an app, one for \
        its first scene and each preview, stand in the folder Previews beside its project.

        Example: \(Program.name) check samples --junit report.xml
        """)
  }

  @Argument(
    help: """
      Screens, walkthroughs, captures, folders of them, and goldens, which stand for their inputs \
      (default: the current folder).
      """,
    completion: .file())
  var paths: [String] = []

  @Flag(help: "Record goldens that are missing or differ.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "The folder of an app's goldens (default: Previews beside the project).",
      valueName: "folder"), completion: .directory)
  var goldens: String?

  @Option(help: ArgumentHelp("How many inputs to check at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(
    help: ArgumentHelp(
      "Check one part of the inputs: 3/8 is the third of eight parts of about the same size.",
      valueName: "3/8"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Write the results as JUnit XML; - is standard output.", valueName: "file.xml"),
    completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write the results as Markdown; - is standard output.", valueName: "file.md"),
    completion: .file())
  var markdown: String?

  @OptionGroup var pages: Sound.Pages

  @Flag(help: "Also print annotations for GitHub Actions.")
  var github = false

  @OptionGroup var options: ScenarioOptions

  /// The paths, or the current folder when nothing is named.
  private var named: [String] { options.inputs(paths) }

  func validate() throws {
    try options.check(inputs: named, jobs: jobs)
    if goldens != nil, !options.app.isGiven {
      throw ValidationError("--goldens is the folder of the goldens of --app")
    }
    if junit == "-", markdown == "-" {
      throw ValidationError("standard output is for --junit or for --markdown, not for both")
    }
    if paths.contains("-") {
      throw ValidationError("check reads files, because a golden lies beside each; - is none")
    }
  }

  func run() throws {
    let found =
      options.app.isGiven
      ? try views()
      : try CheckInput.found(in: named.map(CheckInput.path(ofGolden:)), options)
    let inputs = shard?.part(of: found.inputs, named: \.path, cost: \.cost) ?? found.inputs
    if !options.quiet {
      for path in found.orphans { Console.error("\(path): no input belongs to this golden") }
    }
    try checkOutputs(found.inputs)
    try makeGoldensFolder(of: found.inputs)
    let results = try check(inputs, all: found.inputs)
    let missing = found.missing.map { CheckResult(CheckInput($0), .faulty(.missing($0))) }
    // The reports are written before any failure ends the command.
    try report(results, missing)
    try end(results, isComplete: found.missing.isEmpty)
  }

  /// The views of the app, of which no two may have one golden, and goldens that are left over.
  private func views() throws -> CheckInput.Found {
    let inputs = try options.views(goldens: goldens)
    // Names that differ only in the case of letters are one file on a Mac.
    for (_, same) in Dictionary(grouping: inputs, by: { $0.golden.lowercased() })
    where same.count > 1 {
      let names = same.map { "'\($0.path)'" + ($0.view?.file.map { " of \($0)" } ?? "") }
      throw Status.wrongUse.because(
        "the views \(names.joined(separator: " and ")) share the golden \(same[0].golden); "
          + "rename one of them")
    }
    guard options.preview == nil, let folder = inputs.first?.folder else {
      return CheckInput.Found(inputs: inputs, missing: [], orphans: [])
    }
    let known = Set(inputs.map { ExactPath($0.golden) })
    let old = CheckInput.find(in: [folder], followsLinks: options.followLinks).orphans
    return CheckInput.Found(
      inputs: inputs, missing: [], orphans: old.filter { !known.contains(ExactPath($0)) })
  }

  /// Makes the folder of the goldens of an app, when they are recorded.
  private func makeGoldensFolder(of inputs: [CheckInput]) throws {
    guard update, let input = inputs.first(where: { $0.view != nil }), let folder = input.folder
    else { return }
    try OutputFolder.make(folder)
  }

  /// Refuses a report file that is also an input.
  private func checkOutputs(_ inputs: [CheckInput]) throws {
    // A view of an app is no file, whatever file has its name.
    var names = OutputNames(
      reading: inputs.flatMap { [$0.golden] + ($0.view == nil ? [$0.path] : []) })
    try names.add(junit, for: "--junit")
    try names.add(markdown, for: "--markdown")
  }

  /// Checks each input; two inputs that share a golden both fail.
  private func check(_ inputs: [CheckInput], all: [CheckInput]) throws -> [CheckResult] {
    // Over the inputs of all parts: the other owner of a golden may be in another one.
    let owners = Dictionary(grouping: all) { ExactPath($0.golden) }
    var check = GoldenCheck(reader: try options.reader(), record: update ? Self.write : nil)
    check.recordings = RecordingResult.beside
    check.countsEvidence = junit != nil || markdown != nil
    let checkOne = check
    let progress = ProgressLine(
      WorkProgress(of: "input", total: inputs.count), isWanted: !options.quiet)
    return inputs.mapConcurrently(jobs: jobs, showing: progress, \.path) { input in
      guard let others = owners[ExactPath(input.golden)], others.count > 1 else {
        return checkOne.check(input)
      }
      let names = others.map(\.path).joined(separator: " and ")
      let finding = Finding(
        .error, file: input.path, position: .unknown,
        message: "\(names) share one golden, \(input.golden); rename one of them, or move it to "
          + "another folder")
      return CheckResult(input, .faulty(.faulty([finding])))
    }
  }

  private func report(_ results: [CheckResult], _ missing: [CheckResult]) throws {
    // A report on standard output replaces the usual output.
    let isComment = markdown == "-" || junit == "-"
    let isColored = TextColors.areShown
    var annotations = AnnotationLimit()
    try Console.stream { write in
      for result in results {
        // Notes on an input matter only when its golden is recorded or something is wrong.
        if !options.quiet, !result.isAsRecorded { result.remarks.forEach(Console.errors) }
        if !isComment { try write(isColored ? TextColors.differences(result.text) : result.text) }
        if github, !isComment { try write(annotations.add(GitHubAnnotations.text(of: result))) }
      }
      try write(annotations.end(title: "spoken check"))
    }
    let about = results.compactMap(\.about).reduce(into: Provenance()) { $0.add($1) }
    if let junit { try save(JUnit.text(of: results + missing, about: about), to: junit) }
    if let markdown {
      try save(CheckMarkdown.text(of: results + missing, about: about), to: markdown)
    }
    let summary = "\(CheckSummary(results))"
    try pages.write(results + missing, summary, options)
    if !options.quiet { Console.error(summary) }
  }

  private func save(_ text: String, to path: String) throws {
    guard path != "-" else { return try Console.output(text) }
    try endingWithStatus { try Self.write(text, path, .byUser) }
  }

  /// Writes a file that appears under its name when it is complete.
  @Sendable private static func write(
    _ text: String, _ path: String, _ naming: Naming
  ) throws(OutputError) {
    let file = try TextFile(OutputPath(path, naming))
    try file.write(text)
    try file.finish()
  }

  private func end(_ results: [CheckResult], isComplete: Bool) throws {
    for result in results {
      // A faulty input outweighs a difference, because nothing was compared.
      if case .faulty(let fault) = result.outcome { throw ExitCode(fault.status.rawValue) }
      if case .unwritten(let cause) = result.outcome { throw ExitCode(cause.status.rawValue) }
    }
    if !isComplete { throw ExitCode(Status.noInput.rawValue) }
    if results.contains(where: { !$0.isGood }) { throw ExitCode(Status.differs.rawValue) }
  }
}

extension CheckInput {
  /// The estimated work: the size of its file in bytes.
  ///
  /// The golden would be a better measure, but parts must stay the same while goldens are recorded.
  var cost: Int { FileStatus(path)?.size ?? 0 }
}
