import ArgumentParser
import SpokenScreen

struct CostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost",
    abstract: "Prints what screens cost a listener: swipes, seconds and words.",
    discussion: """
      Seconds are those of a fixed rate, with VoiceOver's pauses. The screens of a walkthrough are \
      looked at one by one. A budget file sets limits for `spoken lint --budget`.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, json
  }

  @Argument(help: "Screens, walkthroughs or captures; - is standard input.")
  var inputs: [String]

  @Option(help: "The form: text, markdown or json.")
  var format = Format.text

  @OptionGroup var options: StoryOptions

  func run() throws {
    let costs = try inputs.flatMap { try options.story($0).lintedScreens.map(ScreenCost.init) }
    switch format {
    case .text: try Console.output(costs.map(CostText.text).joined(separator: "\n"))
    case .markdown: try Console.output(costs.map(CostText.markdown).joined(separator: "\n"))
    case .json: try Console.output(try CostText.json(of: costs))
    }
  }
}
