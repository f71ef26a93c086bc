public import ScreenTree
import VoiceOverLanguages
public import VoiceOverSpeech

/// The severity of a missing fact.
public enum Strength: Hashable, Sendable {
  /// Users depend on it: the test fails.
  case must
  /// Users benefit from it: the test warns.
  case should
}

extension Listening {
  /// Expects that a stop conveys facts, in any words and any language.
  ///
  /// - Parameters:
  ///   - stop: the id or the label of the view.
  ///   - facts: the facts to convey.
  ///   - strength: the severity of a missing fact.
  ///   - fileID: the file of the test.
  ///   - filePath: the path of the test.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func expectStop(
    _ stop: String, _ facts: Conveyed, _ strength: Strength = .must,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    // First, because a step that could not be done explains why a stop is missing.
    tellFailures(place)
    let report = { (message: String) in
      if strength == .must { fail(message, place) } else { place.warn(message) }
    }
    guard let utterance = utterances.first(where: { $0.isStop(stop, scenario.words) }) else {
      let names = utterances.compactMap { $0.event.focus?.element.node }
      return report("there is no stop '\(stop)'; the stops are \(names.joined(separator: ", "))")
    }
    let words = scenario.words.inForce(for: utterance.event.element?.language)
    let missing = facts.missing(in: utterance, words)
    guard !missing.isEmpty else { return }
    let word = strength == .must ? "must" : "should"
    report(
      "'\(stop)' \(word) convey the \(missing.joined(separator: " and the "))\n"
        + utterance.explained)
  }
}

extension Utterance {
  /// Whether the cursor lands on the view with an id or a label.
  fileprivate func isStop(_ name: String, _ words: Vocabulary) -> Bool {
    guard let element = event.focus?.element else { return false }
    return element.node == name || element.identifier == name
      || words.inForce(for: element.language).texts(of: element.label).map(\.value)
        .joined(separator: ", ") == name
  }
}

/// Expects that a stop of a screen conveys facts, after some actions.
///
/// See `Listening.expectStop`.
///
/// - Parameters:
///   - stop: the id or the label of the view.
///   - facts: the facts to convey.
///   - strength: the severity of a missing fact.
///   - screen: the screen.
///   - actions: the steps of the user and the app; without any, the test swipes through the screen.
///   - settings: VoiceOver's settings.
///   - fileID: the file of the test.
///   - filePath: the path of the test.
///   - line: the line of the call.
///   - column: the column of the call.
public func expectStop(
  _ stop: String, _ facts: Conveyed, _ strength: Strength = .must, of screen: Screen,
  _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  Listening(screen, actions, settings: settings).expectStop(
    stop, facts, strength, fileID: fileID, filePath: filePath, line: line, column: column)
}
