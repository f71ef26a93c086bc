import ArgumentParser
import SpokenScreen

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Tells why each word is said, and what is not said and why.")

  @Argument(help: "A screen, a walkthrough or a capture; - is standard input.")
  var input: String?

  @Option(help: ArgumentHelp("Only the stops at this node.", valueName: "id"))
  var element: String?

  @Option(help: ArgumentHelp("Only the stops at which this word is said.", valueName: "word"))
  var word: String?

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Option(help: "The format: text or json.")
  var format = Format.text

  @Flag(help: "Prints the rules of speech with their examples, as Markdown.")
  var rules = false

  @OptionGroup var options: StoryOptions

  func validate() throws {
    if input == nil, !rules {
      throw ValidationError("explain needs an input; --rules lists the rules of speech")
    }
  }

  func run() throws {
    if let input, !rules { return try explain(input) }
    try Console.output(SpeechRule.page)
  }

  private func explain(_ input: String) throws {
    let story = try options.story(input)
    var stops: [Explanation] = []
    let failures = story.tell { if isMeant($0) { stops.append(story.explanation(of: $0)) } }
    let dropped = word == nil ? story.resolutions.flatMap(\.dropped).filter(isMeant) : []
    guard !stops.isEmpty || !dropped.isEmpty else {
      let names = Set(story.events.compactMap { $0.focus?.element.node }).sorted()
      let shown = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
      let wanted = element.map { "node '\($0)'" } ?? "word '\(word ?? "")'"
      throw Status.faultyInput.because(
        "\(input): there is no stop with the \(wanted); stops: \(shown)")
    }
    switch format {
    case .text:
      for explanation in stops { try Console.output("\(explanation)") }
      for node in dropped { try Console.output(Explanation.text(ofDropped: node)) }
    case .json:
      try Console.output(try Explanation.json(of: stops, dropped: dropped))
    }
    try failures.report()
  }

  private func isMeant(_ utterance: Utterance) -> Bool {
    if let element, !concerns(element, utterance) { return false }
    guard let word else { return true }
    return utterance.segments.contains {
      $0.text.lowercased().split { !$0.isLetter && !$0.isNumber }.contains(word.lowercased()[...])
        || $0.text.lowercased() == word.lowercased()
    }
  }

  /// Whether the cursor lands on the node, or words of the node are said on another element.
  private func concerns(_ node: String, _ utterance: Utterance) -> Bool {
    utterance.event.element?.node == node
      || utterance.segments.contains { $0.reason.origin.node == node }
  }

  private func isMeant(_ dropped: Suppression) -> Bool {
    element == nil || dropped.origin.node == element
  }
}
