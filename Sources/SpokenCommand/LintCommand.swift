import ArgumentParser
import Foundation
import SpokenScreen

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Finds problems that a listener would notice.",
    discussion: """
      Exit status: 0 no errors were found, 1 some were (with --strict warnings count too), 65 or 66 \
      an input is faulty or missing; the others are linted all the same.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, markdown, github
  }

  @Argument(help: "Screens, walkthroughs, captures, and folders of them; - is standard input.")
  var paths: [String] = []

  @Option(help: "The format: text, json, sarif for code scanning, markdown, or github for Actions.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "A file with limits and disabled rules, which a settings file can hold too.",
      valueName: "x.budget.yaml"))
  var budget: String?

  @Option(help: ArgumentHelp("How many inputs to lint at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Exit with status 1 when there are warnings, too.")
  var strict = false

  @Flag(help: "Print the rules with their examples, as Markdown.")
  var rules = false

  @OptionGroup var options: ScenarioOptions

  func validate() throws {
    guard (1...1024).contains(jobs) else {
      throw ValidationError("--jobs is 1 to 1024, not \(jobs)")
    }
    if paths.isEmpty, !rules {
      throw ValidationError("lint needs an input; --rules lists the rules")
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
    let found = try CheckInput.found(in: paths, options)
    let report = try lint(found)
    switch format {
    case .text: try Console.output(report.text)
    case .json: try Console.output(try report.json())
    case .sarif: try Console.output(try report.sarif())
    case .markdown: try Console.output(report.markdown)
    case .github: try Console.output(report.github)
    }
    if !options.quiet { Console.error(report.summary) }
    try end(report)
  }

  private func lint(_ found: CheckInput.Found) throws -> LintReport {
    // One file holds VoiceOver's settings and those of linting; it may be a pipe.
    let file = try options.settingsFileBytes()
    let linter = Linter(reader: try options.reader(settings: file), settings: try settings(file))
    var report = LintReport()
    var reached: Set<String> = []
    var budgeted: Set<String> = []
    for result in found.inputs.mapConcurrently(jobs: jobs, { linter.lint($0) }) {
      if let fault = result.fault { Console.errors(fault.description) }
      if !options.quiet { result.remarks.forEach(Console.errors) }
      reached.formUnion(result.reached)
      budgeted.formUnion(result.budgeted)
      report.add(result)
    }
    for path in found.missing { report.add(LintResult(path: path, fault: .missing(path))) }
    report.addUnreached(linter.settings, reached: reached)
    report.addUnmatched(
      linter.settings, budgeted: budgeted, isWhole: paths.contains(where: RenderJob.isFolder))
    return report
  }

  private func settings(_ file: [UInt8]?) throws -> LintSettings {
    try endingWithStatus {
      var settings = LintSettings()
      if let file, let path = options.settingsFile {
        settings = try Linter.settings(file, path: path, hasSettings: true)
      }
      guard let budget else { return settings }
      return settings.overridden(by: try Linter.settings(budget))
    }
  }

  private func end(_ report: LintReport) throws {
    if let fault = report.faults.first?.fault { throw ExitCode(fault.status.rawValue) }
    if report.count(.error) > 0 || (strict && report.count(.warning) > 0) {
      throw ExitCode(Status.differs.rawValue)
    }
  }
}
