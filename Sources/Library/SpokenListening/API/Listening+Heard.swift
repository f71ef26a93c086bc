public import ScreenTree
public import VoiceOverSpeech

extension Listening {
  /// Expects words, with their result.
  ///
  /// - Parameters:
  ///   - words: the whole description or a line after the pause.
  ///   - outcome: the result; heard in full by default.
  ///   - fileID: the file of the test.
  ///   - filePath: the path of the test.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func expectHeard(
    _ words: String, _ outcome: Walkthrough.Expectation.Heard = .full,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    tellFailures(place)
    expect(words, outcome, among: utterances, called: "line", place)
  }

  /// Expects an announcement of the app, with its result.
  ///
  /// - Parameters:
  ///   - words: the announcement.
  ///   - outcome: the result; heard in full by default.
  ///   - fileID: the file of the test.
  ///   - filePath: the path of the test.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func expectAnnouncement(
    _ words: String, _ outcome: Walkthrough.Expectation.Heard = .full,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    tellFailures(place)
    let announced = utterances.filter { if case .announced = $0.event { true } else { false } }
    expect(words, outcome, among: announced, called: "announcement", place)
  }

  private func expect(
    _ words: String, _ outcome: Walkthrough.Expectation.Heard, among candidates: [Utterance],
    called name: String, _ place: TestPlace
  ) {
    let all = candidates.flatMap(\.linesAndOutcomes)
    let meant = all.filter { $0.line == words }
    if meant.contains(where: { $0.heard.name == outcome.rawValue }) { return }
    let expected = outcome == .full ? "heard in full" : outcome.rawValue
    let said = all.isEmpty ? "nothing" : all.map { "\"\($0.line)\"" }.joined(separator: ", ")
    let actual =
      meant.isEmpty
      ? "is not said; heard is \(said)"
      : "is " + meant.map { "\($0.heard)" }.joined(separator: ", then ")
    let why = candidates.filter { $0.linesAndOutcomes.contains { $0.line == words } }
      .map(\.explained).joined()
    fail(
      "expected the \(name) \"\(words)\" to be \(expected), but it \(actual)"
        + (why.isEmpty ? "" : "\n\(why)"), place)
  }
}

extension Utterance {
  /// Each line with its result.
  fileprivate var linesAndOutcomes: [(line: String, heard: Hearing.Outcome)] {
    let later = [hint(in: .voiceover)].compactMap { $0 } + cues(in: .voiceover)
    let all =
      [(description(in: .voiceover), heard.description)] + later.map { ($0, heard.later ?? .full) }
    return all.filter { !$0.0.isEmpty }
  }

  /// The explanation of the utterance, as `spoken explain` prints it.
  var explained: String { StopRecord(explaining: self).explanation }
}

/// Expects words of a screen after some actions, with their result.
///
/// ```swift
/// expectHeard("Pay now, Button", of: basket, .last)
/// expectHeard("Saved", .cut, of: basket, .announce("Saved"), .wait(.milliseconds(100)), .next)
/// ```
///
/// - Parameters:
///   - words: the whole description or a line after the pause.
///   - outcome: the result; heard in full by default.
///   - screen: the screen.
///   - actions: the steps of the user and the app; without any, the test swipes through the screen.
///   - settings: VoiceOver's settings.
///   - fileID: the file of the test.
///   - filePath: the path of the test.
///   - line: the line of the call.
///   - column: the column of the call.
public func expectHeard(
  _ words: String, _ outcome: Walkthrough.Expectation.Heard = .full, of screen: Screen,
  _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  Listening(screen, actions, settings: settings).expectHeard(
    words, outcome, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects an announcement of a screen's app after some actions, with its result.
///
/// - Parameters:
///   - words: the announcement.
///   - outcome: the result; heard in full by default.
///   - screen: the screen.
///   - actions: the steps of the user and the app.
///   - settings: VoiceOver's settings.
///   - fileID: the file of the test.
///   - filePath: the path of the test.
///   - line: the line of the call.
///   - column: the column of the call.
public func expectAnnouncement(
  _ words: String, _ outcome: Walkthrough.Expectation.Heard = .full, of screen: Screen,
  _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  Listening(screen, actions, settings: settings).expectAnnouncement(
    words, outcome, fileID: fileID, filePath: filePath, line: line, column: column)
}
