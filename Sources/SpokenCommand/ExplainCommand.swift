import ArgumentParser
import EspeakEngine
import SpokenScreen

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Explains each word: the rule behind it, how well it is attested, and its source line.")

  @Argument(help: "A screen, a walkthrough or a capture; - is standard input.")
  var input: String?

  @Option(help: ArgumentHelp("Only the stops on this view.", valueName: "id"))
  var element: String?

  @Option(help: ArgumentHelp("Only the stops at which this word is said.", valueName: "word"))
  var word: String?

  @Option(
    help: ArgumentHelp(
      "Only what is heard at this time of the recording.", valueName: "00:03.2"))
  var at: TimeCode?

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
  @OptionGroup var voiceOptions: VoiceOptions
  @OptionGroup var engine: EngineOptions

  func validate() throws {
    if input == nil, !rules, !evidence {
      throw ValidationError(
        "explain needs an input; --rules lists the rules of speech, --evidence how far they are known"
      )
    }
  }

  func run() throws {
    if evidence { return try Console.output(FidelityPage.text) }
    if let input, !rules { return try explain(input) }
    try Console.output(SpeechRule.page)
  }

  private func explain(_ input: String) throws {
    let scenario = try options.scenario(input)
    let (utterances, failures) = try at.map { try heard($0, of: scenario) } ?? said(of: scenario)
    let stops = utterances.filter(isMeant).map(scenario.explanation)
    let dropped =
      word == nil && at == nil ? scenario.resolutions.flatMap(\.dropped).filter(isMeant) : []
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

  /// The utterance that is heard at a time of the recording: the last one that began before it.
  private func heard(
    _ time: TimeCode, of scenario: Scenario
  ) throws -> ([Utterance], [StepFailure]) {
    let synthesizer = try engine.synthesizer(quiet: options.quiet)
    let renderer = try voiceOptions.renderer(synthesizer, for: scenario)
    let frame = time.frame(at: synthesizer.sampleRate)
    var last: (start: Int, utterance: Utterance)?
    let (length, failures) = try endingWithStatus {
      try renderer.render(
        scenario,
        to: Renderer.Outputs(
          samples: { _ in },
          stop: { utterance, _, frames in
            if frames.lowerBound <= frame, frames.lowerBound >= last?.start ?? 0 {
              last = (frames.lowerBound, utterance)
            }
          },
          failure: { Console.error($0.description) }))
    }
    guard frame < length else {
      let end = TimeCode(frame: length, at: synthesizer.sampleRate)
      throw Status.wrongUse.because("the recording ends at \(end); --at names an earlier time")
    }
    return (last.map { [$0.utterance] } ?? [], failures)
  }

  /// The error when no stop matches the request.
  private func nothing(in scenario: Scenario, _ input: String) -> ExitCode {
    let names = Set(scenario.events.compactMap { $0.focus?.element.node }).sorted()
    let shown = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
    let wanted = [
      element.map { "the node '\($0)'" }, word.map { "the word '\($0)'" },
      at.map { "the time \($0)" },
    ].compactMap { $0 }.joined(separator: " and ")
    return Status.faultyInput.because(
      "\(input): there is no stop with \(wanted); the stops are \(shown)")
  }

  private func isMeant(_ utterance: Utterance) -> Bool {
    if let element, !concerns(element, utterance) { return false }
    guard let word else { return true }
    return utterance.segments.contains {
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
