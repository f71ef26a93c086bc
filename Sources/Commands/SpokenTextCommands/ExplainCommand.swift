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
    let nodes = element.map { id in Set(scenario.screens.compactMap { $0.name(of: id) } + [id]) }
    let meant = utterances.filter { isMeant($0, nodes) }
    let stops = meant.map { utterance in
      scenario.record(of: utterance) { reader?.furigana(of: $0) }
    }
    let dropped =
      word == nil && times.time == nil
      ? scenario.resolutions.flatMap(\.dropped).filter { dropped in
        nodes.map { $0.contains(dropped.origin.node) } ?? true
      } : []
    guard !stops.isEmpty || !dropped.isEmpty else {
      throw nothing(in: scenario, utterances, nodes, input)
    }
    switch format {
    case .text:
      for stop in stops { try Console.output(stop.explanation) }
      for node in dropped { try Console.output(StopRecord.explanation(ofDropped: node)) }
    case .json:
      let evidence = meant.reduce(into: EvidenceCount()) { $0.add($1) }
      let report = StopReport(
        of: stops, dropped: dropped, about: Provenance(of: scenario, evidence: evidence))
      try Console.output(try report.prettyJSON())
    }
    try failures.report()
  }

  /// All utterances, and the steps that failed.
  private func said(of scenario: Scenario) -> ([Utterance], [StepFailure]) {
    var utterances: [Utterance] = []
    let failures = scenario.run { utterances.append($0) }
    return (utterances, failures)
  }

  /// The error when no stop matches the request: what it could have named.
  private func nothing(
    in scenario: Scenario, _ utterances: [Utterance], _ nodes: Set<String>?, _ input: CheckInput
  ) -> ExitCode {
    let spoken = word == nil ? [] : words(of: utterances, nodes)
    // Without words the stop that was named is not there either.
    let names =
      spoken.isEmpty
      ? Set(scenario.events.compactMap { $0.focus?.element.node }).sorted() : spoken
    let shown = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
    let what = spoken.isEmpty ? "the stops" : "the words"
    let wanted = [
      element.map { "the node '\($0)'" }, word.map { "the word '\($0)'" },
      times.time.map { "the time \($0)" },
    ].compactMap { $0 }.joined(separator: " and ")
    return Status.faultyInput.because(
      "\(input.path): there is no stop with \(wanted); \(what) are \(shown)")
  }

  /// The words that `--word` finds in the stops of the view that was named, or in all, each once.
  private func words(of utterances: [Utterance], _ nodes: Set<String>?) -> [String] {
    var known: Set<String> = []
    let segments = utterances.filter { isOf(nodes, $0) }.flatMap(\.segments)
    return segments.flatMap { $0.text.split { !$0.isLetter && !$0.isNumber } }.map(String.init)
      .filter { known.insert($0.lowercased()).inserted }
  }

  /// Whether it is about one of the nodes, nil for all, and says the word.
  private func isMeant(_ utterance: Utterance, _ nodes: Set<String>?) -> Bool {
    guard isOf(nodes, utterance) else { return false }
    guard let word else { return true }
    return utterance.segments.contains {
      // Whole words: a search for "on" must not find "button".
      $0.text.lowercased().split { !$0.isLetter && !$0.isNumber }.contains(word.lowercased()[...])
        || $0.text.lowercased() == word.lowercased()
    }
  }

  /// Whether it is about one of the nodes; nil is any.
  private func isOf(_ nodes: Set<String>?, _ utterance: Utterance) -> Bool {
    nodes?.contains { concerns($0, utterance) } ?? true
  }

  /// Whether the cursor lands on the node, or another element speaks words of the node.
  private func concerns(_ node: String, _ utterance: Utterance) -> Bool {
    utterance.event.element?.node == node
      || utterance.segments.contains { $0.reason.origin.node == node }
  }
}
