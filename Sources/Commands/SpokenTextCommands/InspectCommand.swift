import ArgumentParser
import ScreenFiles
import ScreenScenarios
import ScreenTree
import VoiceOverElements
import VoiceOverSpeech

struct InspectCommand<Sound: SoundOptions>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "inspect", abstract: "Prints a stage of the pipeline from file to speech.",
      discussion: "Example: \(Program.name) inspect samples/hello.screen.yaml --stage events")
  }

  enum Stage: String, CaseIterable, ExpressibleByArgument {
    case screen, layout, elements, events, utterances, plan
  }

  @Argument(help: "A screen, a walkthrough or a capture; - is standard input.", completion: .file())
  var input: String?

  @Option(help: "The stage: screen, layout, elements, events, utterances or plan.")
  var stage: Stage

  @Flag(help: "List each node that was left out of a capture, with the rule that left it out.")
  var withDropped = false

  @Option(
    help: ArgumentHelp(
      "List only this view with what is in it, and then its elements in their order.",
      valueName: "id"))
  var view: String?

  @OptionGroup var options: ScenarioOptions
  @OptionGroup var plans: Sound.Plans

  func validate() throws {
    try options.check(inputs: [input])
    if withDropped, stage != .screen {
      throw ValidationError("--with-dropped belongs to --stage screen")
    }
    if view != nil, stage != .layout {
      throw ValidationError("--view belongs to --stage layout")
    }
    // The stage stays in the list, so that both programs take the same words.
    if stage == .plan, !Sound.Plans.isAvailable {
      throw ValidationError(
        "a plan is made for an engine, which spoken has and spoken-text has not")
    }
  }

  func run() throws {
    let scenario = try options.scenario(input)
    switch stage {
    case .screen:
      for screen in scenario.screens {
        try Console.output(screen.outline + "\n")
        guard withDropped else { continue }
        for drop in screen.capture?.drops ?? [] { try Console.output("\(drop)\n") }
      }
    case .layout: try LayoutListing(scenario: scenario, view: view).print()
    case .elements:
      for resolution in scenario.resolutions {
        for element in resolution.elements { try Console.output("\(element)\n") }
        for node in resolution.dropped {
          try Console.output(StopRecord.explanation(ofDropped: node))
        }
      }
    case .events: try scenario.events.forEach { try Console.output("\($0)\n") }
    case .utterances: for utterance in scenario.utterances { try Console.output("\(utterance)\n") }
    case .plan:
      try Console.output(try plans.plan(of: scenario) + "\n")
    }
  }
}
