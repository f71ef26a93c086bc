import Foundation
package import ScreenDocuments
package import ScreenTree
import VoiceOverSpeech

/// A golden transcript: recorded, and possibly edited by hand.
package struct Golden: Hashable, Sendable {
  /// The first line: screen, platform and language; nil when there is no header.
  package var title: String?
  /// The settings that it was recorded with, as far as they differ from the default.
  package var settings: [Walkthrough.Setting] = []
  /// The comments of the team in the header.
  package var remarks: [String] = []
  /// The lines after the header.
  package var patterns: [GoldenPattern] = []
  /// The settings as the header writes them; those of the screens of a walkthrough start with the
  /// name of the screen: `home: traits`.
  private(set) var values: [String: String] = [:]

  /// Whether it has lines of steps, which are compared with the steps.
  var hasSteps: Bool {
    patterns.isEmpty ? title != nil : patterns.contains { $0.source.hasPrefix("> ") }
  }

  /// Reads a golden transcript and reports all errors at once.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - file: its name, for the errors.
  /// - Returns: the golden, or the errors.
  package static func read(_ bytes: [UInt8], file: String) -> Reading<Golden> {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let message = "the golden transcript is not UTF-8; save it as UTF-8"
      let position = Position(ofInvalidUTF8In: bytes) ?? .unknown
      let finding = Finding(.error, file: file, position: position, message: message)
      return Reading(nil, findings: [finding])
    }
    return read(text, file: file)
  }

  /// The most errors of a golden that are reported.
  private static let mostFaults = 1000

  /// Reads the text of a golden transcript.
  package static func read(_ text: String, file: String) -> Reading<Golden> {
    var golden = Golden()
    var findings: [Finding] = []
    var isHeader = true
    for (index, part) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      // Some editors put a byte order mark at the beginning of a file.
      let line = index == 0 && part.hasPrefix("\u{FEFF}") ? part.dropFirst() : part
      // No transcript has blank lines; those that a person adds for readability mean nothing.
      if line.allSatisfy(\.isWhitespace) { continue }
      isHeader = isHeader && line.hasPrefix("#")
      let fault =
        isHeader
        ? golden.readHeader(line.trimmingEnd, line: index + 1)
        : golden.readPattern(String(line), line: index + 1)
      if let fault {
        let position = Position(line: index + 1, column: 1)
        findings.append(Finding(.error, file: file, position: position, message: fault))
        // A golden that is invalid throughout is reported with its first errors.
        if findings.count == mostFaults { break }
      }
    }
    return Reading(golden, findings: findings)
  }

  /// Reads a line after the header; returns its error.
  private mutating func readPattern(_ line: String, line number: Int) -> String? {
    patterns.append(GoldenPattern(line, line: number))
    return LineMatcher.fault(of: patterns[patterns.count - 1])
  }

  /// Reads a line of the header; returns its error.
  private mutating func readHeader(_ line: Substring, line number: Int) -> String? {
    if number == 1 {
      title = String(line)
      return nil
    }
    let words = line.dropFirst().drop { $0 == " " }
    // The key may follow the name of a screen: `home: traits=before`.
    let name =
      words.isSetting
      ? "" : words.range(of: ": ", options: .backwards).map { words[..<$0.upperBound] } ?? ""
    guard words.dropFirst(name.count).isSetting else {
      remarks.append(String(line))
      return nil
    }
    let parts = words.dropFirst(name.count).split(separator: "=", maxSplits: 1).map(String.init)
    let (key, value) = (parts[0], parts.count > 1 ? parts[1] : "")
    var settings = SpeechSettings()
    do throws(SettingError) {
      try settings.set(key, to: value)
    } catch {
      // After a colon it is more likely a sentence of the team with `=` in it than a misspelled
      // key.
      guard !name.isEmpty else { return error.description }
      remarks.append(String(line))
      return nil
    }
    // A value may have several spellings.
    values[name + key] = settings.changes.first.map { String($0.dropFirst(key.count + 1)) }
    if name.isEmpty {
      let position = Position(line: number, column: 1)
      self.settings.append(Walkthrough.Setting(key: key, value: value, position: position))
    }
    return nil
  }
}

extension Substring {
  /// Whether it is a key of letters, `=` and a value.
  fileprivate var isSetting: Bool {
    let key = prefix { $0.isLetter }
    return !key.isEmpty && dropFirst(key.count).first == "="
  }
}
