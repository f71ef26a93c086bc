import ArgumentParser
import EspeakEngine
import SpokenScreen

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Prints a stage of the pipeline from file to speech.")

  enum Stage: String, CaseIterable, ExpressibleByArgument {
    case screen, elements, events, utterances, plan
  }

  @Argument(help: "A screen, a walkthrough or a capture; - is standard input.")
  var input: String

  @Option(help: "The stage: screen, elements, events, utterances or plan.")
  var stage: Stage

  @Flag(help: "List each node that was left out of a capture, with the rule that left it out.")
  var withDropped = false

  @OptionGroup var options: ScenarioOptions
  @OptionGroup var voiceOptions: VoiceOptions

  func validate() throws {
    if withDropped, stage != .screen {
      throw ValidationError("--with-dropped belongs to --stage screen")
    }
  }

  func run() throws {
    let scenario = try options.scenario(input)
    switch stage {
    case .screen:
      for screen in scenario.screens {
        try Console.output("\(screen)\n")
        guard withDropped else { continue }
        for drop in screen.capture?.drops ?? [] { try Console.output("\(drop)\n") }
      }
    case .elements:
      for resolution in scenario.resolutions {
        for element in resolution.elements { try Console.output("\(element)\n") }
        for node in resolution.dropped { try Console.output(Explanation.text(ofDropped: node)) }
      }
    case .events: try scenario.events.forEach { try Console.output("\($0)\n") }
    case .utterances: for utterance in scenario.utterances { try Console.output("\(utterance)\n") }
    case .plan:
      let voices = try voiceOptions.voices(for: scenario)
      try Console.output("\(scenario.plan(voices: voices))\n")
    }
  }
}
