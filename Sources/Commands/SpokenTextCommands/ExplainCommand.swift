import ArgumentParser
import ScreenInputs
import ScreenScenarios
import ScreenTree
import SpokenVerify
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

struct ExplainCommand<Sound: SoundOptions>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explain",
      abstract:
        "Explains each word: the rule behind it, how well it is attested, and its source line.",
      discussion: "Example: \(Program.name) explain samples/hello.screen.yaml --word button")
  }

  @Argument(help: "A screen, a walkthrough or a capture; - is standard input.", completion: .file())
  var input: String?

  @Option(help: ArgumentHelp("Only the stops on this view.", valueName: "id"))
  var element: String?

  @Option(help: ArgumentHelp("Only the stops at which this word is said.", valueName: "word"))
  var word: String?

  @OptionGroup var times: Sound.Times

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Option(help: "The format: text or json.")
  var format = Format.text

  @Flag(help: "Print the rules of speech with their examples, as Markdown.")
  var rules = false

  @Flag(help: "Prints how far the rules and the words are known, with figures, as Markdown.")
  var evidence = false

  @OptionGroup var options: ScenarioOptions

  func validate() throws {
    let lists = rules || evidence
    if input == nil, !options.app.isGiven, !lists {
      throw ValidationError(
        "explain needs an input; --rules lists the rules of speech, --evidence how far they are known"
      )
    }
    if !lists || input != nil { try options.check(inputs: [input]) }
  }

  func run() throws {
    if evidence { return try Console.output(FidelityPage.text) }
    if rules { return try Console.output(SpeechRule.page) }
    try explain(try options.input(input))
  }

  private func explain(_ input: CheckInput) throws {
    let scenario = try options.scenario(input)
    let (utterances, failures) =
      times.time == nil ? said(of: scenario) : try times.heard(of: scenario, options)
    let reader = Sound.japanese
    let stops = utterances.filter(isMeant).map { utterance in
      scenario.explanation(of: utterance) { reader?.furigana(of: $0) }
    }
    let dropped =
      word == nil && times.time == nil
      ? scenario.resolutions.flatMap(\.dropped).filter(isMeant) : []
    guard !stops.isEmpty || !dropped.isEmpty else { throw nothing(in: scenario, input) }
    switch format {
    case .text:
      for explanation in stops { try Console.output("\(explanation)") }
      for node in dropped { try Console.output(Explanation.text(ofDropped: node)) }
    case .json:
      let about = Provenance(of: scenario)
      try Console.output(try Explanation.json(of: stops, dropped: dropped, about: about))
    }
    try failures.report()
  }

  /// All utterances, and the steps that failed.
  private func said(of scenario: Scenario) -> ([Utterance], [StepFailure]) {
    var utterances: [Utterance] = []
    let failures = scenario.run { utterances.append($0) }
    return (utterances, failures)
  }

  /// The error when no stop matches the request.
  private func nothing(in scenario: Scenario, _ input: CheckInput) -> ExitCode {
    let names = Set(scenario.events.compactMap { $0.focus?.element.node }).sorted()
    let shown = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
    let wanted = [
      element.map { "the node '\($0)'" }, word.map { "the word '\($0)'" },
      times.time.map { "the time \($0)" },
    ].compactMap { $0 }.joined(separator: " and ")
    return Status.faultyInput.because(
      "\(input.path): there is no stop with \(wanted); the stops are \(shown)")
  }

  private func isMeant(_ utterance: Utterance) -> Bool {
    if let element, !concerns(element, utterance) { return false }
    guard let word else { return true }
    return utterance.segments.contains {
      // Whole words: a search for "on" must not find "button".
      $0.text.lowercased().split { !$0.isLetter && !$0.isNumber }.contains(word.lowercased()[...])
        || $0.text.lowercased() == word.lowercased()
    }
  }

  /// Whether the cursor lands on the node, or another element speaks words of the node.
  private func concerns(_ node: String, _ utterance: Utterance) -> Bool {
    utterance.event.element?.node == node
      || utterance.segments.contains { $0.reason.origin.node == node }
  }

  private func isMeant(_ dropped: Suppression) -> Bool {
    element == nil || dropped.origin.node == element
  }
}
