import ArgumentParser
import Foundation
import ScreenInputs
import ScreenScenarios
import SpokenClaim
import SpokenInputs
import SpokenLint
import SpokenSyntax

struct ClaimCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "claim",
    abstract: "Writes evidence by task for the Accessibility Nutrition Label VoiceOver.",
    discussion: """
      A task is a walkthrough: of a folder its walkthroughs are taken, of an app its first scene and every \
      preview. Each is judged by seven criteria, with the lines heard, their places and why they are said. -o \
      names a folder for claim.md, claim.html and claim.json, or one file that ends so. See docs/claim.md.
      Exit status: 0 no task fails, 1 some do, 65 or 66 an input is faulty or missing; the others are \
      judged all the same.

      Example: \(Program.name) claim samples/wallet.walk.yaml -o evidence/
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, html, json
  }

  @Argument(
    help: """
      Walkthroughs, screens, captures, and folders of walkthroughs (default: the current folder); - is \
      standard input.
      """,
    completion: .file())
  var paths: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A folder for claim.md, claim.html and claim.json, or one such file.", valueName: "folder"),
    completion: .file())
  var output: String?

  @Option(help: "The format of standard output: text, markdown, html or json.")
  var format = Format.text

  @Option(help: ArgumentHelp("How many tasks to judge at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var options: ScenarioOptions

  /// The paths, or the current folder when nothing is named.
  private var inputs: [String] { options.inputs(paths) }

  func validate() throws {
    try options.check(inputs: inputs, jobs: jobs)
    if output == "-" {
      throw ValidationError("standard output has the claim anyway; choose its form with --format")
    }
    if options.settings == "-", paths.contains("-") {
      throw ValidationError("standard input is the settings or the input, not both")
    }
  }

  func run() throws {
    let found = try tasks()
    let files = output.map(ClaimFiles.init)
    try files?.check(reading: found.inputs)
    let (claim, fault) = try judge(found)
    // Before the exit status, because a failure is when the evidence is read.
    try files?.write(claim)
    try Console.output(try ClaimFiles.text(of: claim, as: format))
    if !options.quiet { Console.error(claim.summary) }
    if let fault { throw ExitCode(fault.rawValue) }
    guard claim.isGood else { throw ExitCode(Status.differs.rawValue) }
  }

  /// The inputs; of a folder its walkthroughs, because the screens are parts of them.
  private func tasks() throws -> CheckInput.Found {
    var found = try CheckInput.found(in: inputs, options, everyView: true)
    let all = found.inputs
    found.inputs = all.filter { input in
      input.folder == nil || input.view != nil
        || InputHints.walkthroughEndings.contains { input.path.ends(withBytes: $0) }
    }
    guard !found.inputs.isEmpty || !found.missing.isEmpty else {
      throw Status.noInput.because(
        "no walkthroughs in \(inputs.joined(separator: ", ")); write one for each common task, "
          + "or name screens")
    }
    return found
  }

  /// Judges each input; the first fault decides the exit status.
  private func judge(_ found: CheckInput.Found) throws -> (claim: Claim, fault: Status?) {
    let file = try options.settingsFileBytes()
    let reader = try options.reader(settings: file)
    let linter = Linter(settings: try options.lintSettings(file))
    let progress = ProgressLine.ofInputs(found.inputs.count, options)
    let (app, first) = (options.appOfVerify, found.inputs.first)
    let results = found.inputs.mapConcurrently(jobs: jobs, showing: progress, \.path) { input in
      // The first scene is what is heard without a name.
      let preview = input == first ? "" : " --preview \(input.path.inShell)"
      return Self.task(input, against: app.map { $0 + preview }, reader, linter)
    }
    var claim = Claim()
    var fault: Status?
    for (input, result) in zip(found.inputs, results) {
      switch result {
      case .success(let (task, remarks)):
        if !options.quiet { remarks.forEach(Console.errors) }
        claim.add(task)
      case .failure(let error):
        Console.errors(error.description)
        claim.add(error, of: input.path)
        fault = fault ?? error.status
      }
    }
    for path in found.missing {
      claim.add(.missing(path), of: path)
      fault = fault ?? .noInput
    }
    return (claim, fault)
  }

  private static func task(
    _ input: CheckInput, against: String?, _ reader: ScenarioReader, _ linter: Linter
  ) -> Result<(ClaimTask, [String]), ScenarioError> {
    do throws(ScenarioError) {
      let reading = try reader.read(input)
      let lint = linter.lint(reading, of: input)
      let task = ClaimTask(
        reading.scenario, lint: lint, path: input.path, recording: input.recording,
        against: against)
      return .success((task, lint.remarks))
    } catch {
      return .failure(error)
    }
  }
}

extension ScenarioOptions {
  /// The options that name the app to `verify`; nil for files.
  fileprivate var appOfVerify: String? {
    guard let project = app.project ?? app.appProgram else { return nil }
    let option = app.project == nil ? "--app-program" : "--app"
    return "\(option) \(project.inShell)" + (preview.map { " --preview \($0.inShell)" } ?? "")
  }
}
