public import ScreenScenarios
import ScreenTree
import SpokenCheck
package import VoiceOverSpeech

/// The speech of a screen or a walkthrough, to check expectations against.
public struct Listening: Sendable {
  /// The screen or the walkthrough with its settings.
  public let scenario: Scenario
  /// The utterances, with their results.
  public let utterances: [Utterance]
  /// The impossible steps, and the failed expectations of the walkthrough itself.
  public let failures: [StepFailure]
  /// What explains that an expectation fails, beside the steps; nil for nothing.
  let remark: String?

  /// Opens a screen and performs actions; without any it swipes from the first element to the last.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - actions: the steps of the user and the app.
  ///   - settings: VoiceOver's settings.
  public init(
    _ screen: Screen, _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings()
  ) {
    self.init(screen, actions, settings: settings)
  }

  /// Opens a screen and performs a list of actions.
  public init(
    _ screen: Screen, _ actions: [Walkthrough.Action],
    settings: SpeechSettings = SpeechSettings()
  ) {
    self.init(
      Scenario(
        screen, settings: settings,
        steps: actions.isEmpty ? nil : actions.map { Walkthrough.Step($0) }))
  }

  /// Runs a scenario to its end.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    var utterances: [Utterance] = []
    failures = scenario.run { utterances.append($0) }
    self.utterances = utterances
    remark = nil
  }

  /// What a run of a scenario gave, and what explains that an expectation of it fails.
  package init(
    _ scenario: Scenario, _ utterances: [Utterance], _ failures: [StepFailure],
    remark: String? = nil
  ) {
    self.scenario = scenario
    self.utterances = utterances
    self.failures = failures
    self.remark = remark
  }

  /// Everything that is heard, one line for each stop, lines after the pause indented; without the
  /// steps.
  public var text: String {
    let transcript = Transcript()
    return utterances.map { utterance in
      transcript.lines(for: utterance).split(separator: "\n")
        // The first line names the step, unless the utterance continues one.
        .dropFirst(utterance.isContinued ? 0 : 1).map { $0 + "\n" }.joined()
    }.joined()
  }

  /// The whole transcript, with its header and the steps.
  ///
  /// A step that could not be done is followed by the reason, `# error: …`; what else failed is at the
  /// end.
  public var transcript: String {
    let reported = Set(utterances.compactMap(\.failure))
    return transcript { $0.failure.map { "# error: \($0.onOneLine)\n" } ?? "" }
      + failures.filter { !reported.contains($0.message) }
      .map { "# error: \($0.message.onOneLine)\n" }.joined()
  }

  /// The whole transcript in the format of a golden, which has no errors.
  var goldenText: String { transcript { _ in "" } }

  private func transcript(_ after: (Utterance) -> String) -> String {
    let transcript = Transcript()
    return utterances.reduce(into: transcript.header(for: scenario)) {
      $0 += transcript.lines(for: $1) + after($1)
    }
  }
}

extension Utterance {
  /// Why its step could not be done; nil for any other utterance.
  fileprivate var failure: String? {
    if case .failed(let reason) = event { reason } else { nil }
  }
}

extension String {
  /// The text with blanks in place of line breaks.
  fileprivate var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
