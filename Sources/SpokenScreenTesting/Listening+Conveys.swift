public import SpokenScreen

/// How much it matters that something is conveyed.
public enum Strength: Hashable, Sendable {
  /// Users cannot do without it: the test fails.
  case must
  /// Users are better off with it: the test warns.
  case should
}

extension Listening {
  /// Expects that a stop conveys what it is, in whatever words and language VoiceOver says it.
  ///
  /// - Parameters:
  ///   - stop: the id or the label of the view.
  ///   - facts: what is to be conveyed.
  ///   - strength: how much it matters.
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
    tellFailures(place)
    let report = strength == .must ? place.fail : place.warn
    guard let utterance = utterances.first(where: { $0.isStop(stop, story.words) }) else {
      let names = utterances.compactMap { $0.event.focus?.element.node }
      return report("there is no stop '\(stop)'; the stops are \(names.joined(separator: ", "))")
    }
    let words = story.words.inForce(for: utterance.event.element?.language)
    let missing = facts.missing(in: utterance, words)
    guard !missing.isEmpty else { return }
    let word = strength == .must ? "must" : "should"
    report(
      "'\(stop)' \(word) convey the \(missing.joined(separator: " and the "))\n"
        + utterance.explained)
  }
}

extension Utterance {
  /// Whether the cursor comes to the view of an id or a label.
  fileprivate func isStop(_ name: String, _ words: Vocabulary) -> Bool {
    guard let element = event.focus?.element else { return false }
    return element.node == name
      || words.inForce(for: element.language).texts(of: element.label).map(\.value)
        .joined(separator: ", ") == name
  }
}

/// Expects that a stop of a screen conveys what it is, after some actions.
///
/// See `Listening.expectStop`.
///
/// - Parameters:
///   - stop: the id or the label of the view.
///   - facts: what is to be conveyed.
///   - strength: how much it matters.
///   - screen: the screen.
///   - actions: what the user and the app do; without any the screen is swiped through.
///   - fileID: the file of the test.
///   - filePath: the path of the test.
///   - line: the line of the call.
///   - column: the column of the call.
public func expectStop(
  _ stop: String, _ facts: Conveyed, _ strength: Strength = .must, on screen: Screen,
  _ actions: Walkthrough.Action..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Listening(screen, actions).expectStop(
    stop, facts, strength, fileID: fileID, filePath: filePath, line: line, column: column)
}
