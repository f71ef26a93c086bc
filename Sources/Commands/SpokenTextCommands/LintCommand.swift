import ArgumentParser
import Foundation
import ScreenInputs
import ScreenScenarios
import SpokenFiles
import SpokenInputs
import SpokenLint

struct LintCommand<Sound: SoundOptions>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lint", abstract: "Finds problems that a listener would notice.",
      discussion: """
        Exit status: 0 no errors were found, 1 some were (with --strict warnings count too), 65 or 66 \
        an input is faulty or missing; the others are linted all the same. Of an app, the first scene \
        and every preview are linted.

        Example: \(Program.name) lint samples --sarif lint.sarif
        """)
  }

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, markdown, github, xcode, junit
  }

  @Argument(
    help: """
      Screens, walkthroughs, captures, and folders of them (default: the current folder); - is \
      standard input.
      """,
    completion: .file())
  var paths: [String] = []

  @Option(
    help: """
      The format: text, json, sarif for code scanning, markdown, github for Actions, xcode with \
      absolute paths, or junit.
      """)
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "A file with limits and disabled rules, which a settings file can hold too.",
      valueName: "x.budget.yaml"), completion: .file())
  var budget: String?

  @Option(
    help: ArgumentHelp("Also write the findings as SARIF.", valueName: "file.sarif"),
    completion: .file())
  var sarif: String?

  @Option(
    help: ArgumentHelp("Also write the findings as Markdown.", valueName: "file.md"),
    completion: .file())
  var markdown: String?

  @Option(
    help: ArgumentHelp("Also write the findings as JUnit XML.", valueName: "file.xml"),
    completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Leave out the findings in this file, which --write-baseline wrote.", valueName: "file.json"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings to a file, to report only new ones from now on.", valueName: "file.json"),
    completion: .file())
  var writeBaseline: String?

  @Option(help: ArgumentHelp("How many inputs to lint at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Print the rules with their examples, as Markdown.")
  var rules = false

  @OptionGroup var options: ScenarioOptions

  /// The paths, or the current folder when nothing is named.
  private var inputs: [String] { options.inputs(paths) }

  func validate() throws {
    try options.check(inputs: inputs, jobs: jobs, allowsStrict: true)
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--write-baseline writes all findings and takes no --baseline")
    }
    if [sarif, markdown, junit, writeBaseline].contains("-") {
      throw ValidationError("standard output has the findings; choose their form with --format")
    }
    if paths.contains("-"), budget == "-" {
      throw ValidationError("standard input is the input or the budget, not both")
    }
    if options.settings == "-", paths.contains("-") || budget == "-" {
      throw ValidationError("standard input is the settings or something else, not both")
    }
  }

  func run() throws {
    guard !rules else { return try Console.output(LintRule.page) }
    let found = try CheckInput.found(in: inputs, options, everyView: true)
    try checkOutputs(found.inputs)
    let report = try lint(found)
    try save(report)
    switch format {
    case .text:
      try Console.output(TextColors.areShown ? TextColors.findings(report.text) : report.text)
    case .json: try Console.output(try report.json())
    case .sarif: try Console.output(try report.sarif())
    case .markdown: try Console.output(report.markdown)
    case .github: try Console.output(report.github)
    case .xcode:
      try Console.output(report.xcode(in: FileManager.default.currentDirectoryPath))
    case .junit: try Console.output(report.junit(isStrict: options.app.strict))
    }
    if !options.quiet {
      Console.error(report.summary)
      if let writeBaseline {
        Console.error("wrote \(writeBaseline); --baseline \(writeBaseline) reports what is new")
      }
    }
    try end(report)
  }

  private func lint(_ found: CheckInput.Found) throws -> LintReport {
    // One file holds VoiceOver's settings and those of linting; it may be a pipe.
    let file = try options.settingsFileBytes()
    let reader = try options.reader(settings: file)
    let linter = Linter(settings: try settings(file))
    var report = LintReport(beyond: try knownFindings())
    var reached: Set<String> = []
    var budgeted: Set<String> = []
    let progress = ProgressLine(
      WorkProgress(of: "input", total: found.inputs.count), isWanted: !options.quiet)
    // Results are added in the order of the inputs, so that the report is the same with any `jobs`.
    let results = found.inputs.mapConcurrently(jobs: jobs, showing: progress, \.path) {
      linter.lint($0, by: reader)
    }
    for result in results {
      if let fault = result.fault { Console.errors(fault.description) }
      if !options.quiet { result.remarks.forEach(Console.errors) }
      reached.formUnion(result.reached)
      budgeted.formUnion(result.budgeted)
      report.add(result)
    }
    // Each text once, as each finding is: several walkthroughs may share a screen.
    if !options.quiet { warn(about: Set(results.flatMap(\.japaneseTexts))) }
    for path in found.missing { report.add(LintResult(path: path, fault: .missing(path))) }
    // The goal of a budget may be on any screen, so only now is it known that none has it.
    report.addUnreached(linter.settings, reached: reached)
    report.addUnmatched(
      linter.settings, budgeted: budgeted, isWhole: isWhole)
    return report
  }

  /// Whether a folder or an app was linted, so that what is not there is nowhere.
  private var isWhole: Bool {
    options.app.isGiven ? options.preview == nil : inputs.contains(where: Folder.exists)
  }

  /// Says how many characters of Japanese texts this installation cannot speak, and what helps.
  private func warn(about texts: Set<String>) {
    guard !texts.isEmpty, let reader = Sound.japanese else { return }
    if let warning = reader.warning(of: reader.unread(in: Array(texts))) { Console.error(warning) }
  }

  /// Refuses a report file that is also an input, or the file of another report.
  private func checkOutputs(_ inputs: [CheckInput]) throws {
    var names = OutputNames(
      reading: inputs.flatMap { [$0.path, $0.golden, $0.recording] } + [baseline].compactMap { $0 })
    try names.add(sarif, for: "--sarif")
    try names.add(markdown, for: "--markdown")
    try names.add(junit, for: "--junit")
    try names.add(writeBaseline, for: "--write-baseline")
  }

  /// Writes the reports that were asked for beside the printed one.
  private func save(_ report: LintReport) throws {
    try endingWithStatus {
      try TextFile.save(sarif) { try report.sarif() }
      try TextFile.save(markdown) { report.markdown }
      try TextFile.save(junit) { report.junit(isStrict: options.app.strict) }
      if let writeBaseline {
        try TextFile.save(writeBaseline) {
          try LintBaseline(of: report, at: writeBaseline).json()
        }
      }
    }
  }

  /// The findings that are known; nil without a baseline.
  private func knownFindings() throws -> LintBaseline? {
    try endingWithStatus {
      try baseline.map { try LintBaseline(try InputFile.bytes(of: $0), path: $0) }
    }
  }

  private func settings(_ file: [UInt8]?) throws -> LintSettings {
    let settings = try options.lintSettings(file)
    guard let budget else { return settings }
    return try endingWithStatus { settings.overridden(by: try Linter.settings(budget)) }
  }

  private func end(_ report: LintReport) throws {
    if let fault = report.faults.first?.fault { throw ExitCode(fault.status.rawValue) }
    // All findings are accepted by writing them down, so none of them is a failure.
    guard writeBaseline == nil else { return }
    if report.count(.error) > 0 || (options.app.strict && report.count(.warning) > 0) {
      throw ExitCode(Status.differs.rawValue)
    }
  }
}
