import ScreenDocuments
package import ScreenScenarios
package import ScreenTree
package import VoiceOverSpeech

/// What the text of a golden says of a scenario that was run: the one comparison that commands,
/// apps and tests share.
package enum GoldenVerdict: Hashable, Sendable {
  /// There is no golden, or it has only white space: it would accept a screen without any speech.
  case missing(isEmpty: Bool)
  /// The golden cannot be read, or its patterns take too long.
  case faulty([Finding])
  /// What is heard matches the golden.
  case same
  /// What is heard does not match the golden.
  case differs(Comparison)

  /// Compares a scenario with the text of a golden.
  ///
  /// - Parameters:
  ///   - text: the text of the golden; nil when it does not exist.
  ///   - file: the golden's name.
  ///   - scenario: the scenario.
  ///   - utterances: its utterances, which are asked for only when there is a golden to compare.
  package init(
    _ text: String?, file: String, _ scenario: Scenario, _ utterances: () -> [Utterance]
  ) {
    guard let text, !text.allSatisfy(\.isWhitespace) else {
      self = .missing(isEmpty: text != nil)
      return
    }
    let reading = Golden.read(text, file: file)
    guard let golden = reading.value else {
      self = .faulty(reading.findings)
      return
    }
    let comparison = Comparison(scenario, utterances(), with: golden, file: file)
    if let pattern = comparison.match.exhausted {
      let message =
        "the regular expressions take too long on this transcript; simplify this one"
      let place = Position(line: pattern.line, column: 1)
      self = .faulty([Finding(.error, file: file, position: place, message: message)])
    } else {
      self = comparison.isSame ? .same : .differs(comparison)
    }
  }
}
