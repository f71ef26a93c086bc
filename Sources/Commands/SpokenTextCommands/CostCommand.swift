import ArgumentParser
import ScreenInputs
import ScreenScenarios
import SpokenLint
import SpokenSyntax

struct CostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost",
    abstract: "Prints what screens cost a listener: swipes, seconds and words.",
    discussion: """
      Seconds are those of a fixed rate, with VoiceOver's pauses. The screens of a walkthrough are \
      looked at one by one. A budget file sets limits for `spoken lint --budget`.

      Example: \(Program.name) cost samples
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, json
  }

  @Argument(
    help: "Screens, walkthroughs, captures, and folders of them; - is standard input.",
    completion: .file())
  var paths: [String] = []

  @Option(help: "The format: text, markdown or json.")
  var format = Format.text

  @OptionGroup var options: ScenarioOptions

  func validate() throws { try options.check(inputs: paths) }

  func run() throws {
    let found = try CheckInput.found(in: paths, options)
    var fault: ExitCode? = found.missing.isEmpty ? nil : ExitCode(Status.noInput.rawValue)
    var costs: [ScreenCost] = []
    var about = Provenance()
    let progress = ProgressLine.ofInputs(found.inputs.count, options)
    defer { Console.clearLine() }
    for input in found.inputs {
      defer { progress.advance(to: input.path) }
      guard !input.path.ends(withBytes: ".transcript") else {
        Console.error(
          "\(input.path): a transcript has no costs; name the screen it was recorded from")
        fault = fault ?? ExitCode(Status.faultyInput.rawValue)
        continue
      }
      do {
        let scenario = try options.scenario(input)
        about.add(Provenance(of: scenario))
        costs += scenario.lintedScreens.map(ScreenCost.init)
      } catch let code as ExitCode {
        // The error was reported when it became an exit code; other inputs are read all the same.
        fault = fault ?? code
      }
    }
    switch format {
    case .text: try Console.output(costs.map(CostText.text).joined(separator: "\n"))
    case .markdown:
      try Console.output(costs.map(CostText.markdown).joined(separator: "\n"))
      if !costs.isEmpty { try Console.output("\n\(about.markdown)\n") }
    case .json: try Console.output(try CostText.json(of: costs))
    }
    if let fault { throw fault }
  }
}
