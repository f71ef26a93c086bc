import Foundation
public import ScreenTree
import SpokenCheck
public import VoiceOverSpeech

extension Listening {
  /// Expects that the transcript matches a golden in the folder `Goldens` beside the test.
  ///
  /// With the environment variable `SPOKEN_RECORD=1` a missing or different golden is recorded.
  ///
  /// - Parameters:
  ///   - name: the name of the golden; that of the test function by default.
  ///   - fileID: the file of the test.
  ///   - filePath: the path of the test.
  ///   - function: the test function.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func expectGolden(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    expectGolden(at: Self.golden(name ?? function, for: "\(filePath)"), place)
  }

  /// Compares the transcript with a file, or records it.
  func expectGolden(at file: URL, _ place: TestPlace) {
    tellFailures(place)
    do {
      let text = try Self.text(of: file)
      let records = RecordMode.current.hasGoldens
      switch GoldenVerdict(text, file: file.path, scenario, { utterances }) {
      case .same: break
      case .missing where records: try record(goldenText, to: file)
      case .missing(let isEmpty):
        let what = isEmpty ? "\(file.path) is empty" : "there is no golden \(file.path) yet"
        place.fail("\(what); run the test with SPOKEN_RECORD=1 to record it")
      case .faulty(let findings):
        place.fail(findings.map(\.description).joined(separator: "\n"))
      case .differs(let comparison) where records: try record(comparison.updated, to: file)
      case .differs(let comparison):
        fail("this differs from \(file.path)\n\(comparison.text)", place)
      }
    } catch {
      place.fail("the golden \(file.path) cannot be used: \(error)")
    }
  }

  private func record(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
    print("recorded \(file.path)")
  }

  /// The text of a file; nil when it does not exist.
  private static func text(of file: URL) throws -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The file of a golden: `Goldens/BasketTests/pays.transcript` beside `BasketTests.swift`.
  static func golden(_ name: String, for test: String) -> URL {
    let source = URL(filePath: test)
    // `#function` ends in parentheses, and a test named in backticks may have any characters.
    let words = name.split { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) }
    return source.deletingLastPathComponent().appending(path: "Goldens")
      .appending(path: source.deletingPathExtension().lastPathComponent)
      .appending(path: words.joined(separator: "-") + ".transcript")
  }
}

/// Expects that the transcript of a screen matches a golden after some actions.
///
/// See `Listening.expectGolden`.
///
/// - Parameters:
///   - screen: the screen.
///   - actions: the steps of the user and the app; without any, the test swipes through the screen.
///   - name: the name of the golden; that of the test function by default.
///   - settings: VoiceOver's settings.
///   - fileID: the file of the test.
///   - filePath: the path of the test.
///   - function: the test function.
///   - line: the line of the call.
///   - column: the column of the call.
public func expectGolden(
  _ screen: Screen, _ actions: Walkthrough.Action..., named name: String? = nil,
  settings: SpeechSettings = SpeechSettings(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  Listening(screen, actions, settings: settings).expectGolden(
    name, fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}
