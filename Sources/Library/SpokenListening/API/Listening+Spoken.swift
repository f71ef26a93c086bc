import ScreenDocuments
public import ScreenTree
import SpokenCheck
import VoiceOverSpeech

extension Listening {
  /// Expects everything that is heard, one line for each stop.
  ///
  /// The lines are those of a transcript without the steps; `/…/`, `…` and `?` have the same
  /// meaning as in a golden. With the environment variable `SPOKEN_RECORD=inline` the text in the
  /// source is rewritten.
  ///
  /// - Parameters:
  ///   - expected: the lines.
  ///   - fileID: the file of the test.
  ///   - filePath: the path of the test.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func expectSpoken(
    reads expected: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    tellFailures(place)
    let reading = Golden.read(expected, file: "the expected text")
    guard let golden = reading.value else {
      return place.fail(reading.findings.map(\.description).joined(separator: "\n"))
    }
    let comparison = Comparison(scenario, utterances, with: golden, file: "the expected text")
    guard !comparison.isSame else { return }
    guard RecordMode.current.hasInline else {
      return fail("this is not what is heard\n\(comparison.text)", place)
    }
    var text = comparison.updated
    // A literal of several lines has no line break after its last line.
    while text.last == "\n" { text.removeLast() }
    let path = "\(filePath)"
    if let fault = InlineText.replace(expected, with: text, in: path, line: Int(line)) {
      place.fail(fault)
    }
  }

  /// Reports steps that could not be done.
  func tellFailures(_ place: TestPlace) {
    for failure in failures { place.fail(failure.description) }
  }

  /// Fails the test, and says what else may explain it.
  func fail(_ message: String, _ place: TestPlace) {
    place.fail(message + (remark.map { "\n\($0)" } ?? ""))
  }
}

/// Expects everything that is heard on a screen after some actions, one line for each stop.
///
/// The first line is the element on which the cursor lands when the screen opens. Without actions
/// the test swipes through the screen. See `Listening.expectSpoken`.
///
/// - Parameters:
///   - screen: the screen.
///   - actions: the steps of the user and the app.
///   - settings: VoiceOver's settings.
///   - expected: the lines.
///   - fileID: the file of the test.
///   - filePath: the path of the test.
///   - line: the line of the call.
///   - column: the column of the call.
public func expectSpoken(
  _ screen: Screen, _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
  reads expected: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Listening(screen, actions, settings: settings).expectSpoken(
    reads: expected, fileID: fileID, filePath: filePath, line: line, column: column)
}
