import Foundation
package import ScreenDocuments
package import ScreenTree
import SpokenSyntax
import VoiceOverSpeech

/// A golden transcript: recorded, and possibly edited by hand.
package struct Golden: Hashable, Sendable {
  /// The first line: screen, platform and language; nil when there is no header.
  package var title: String?
  /// The settings that it was recorded with, as far as they differ from the default.
  package var settings: [Walkthrough.Setting] = []
  /// The files of an app that were not heard, each with the reason.
  package var leftOut: [String] = []
  /// The comments of the team in the header.
  package var remarks: [String] = []
  /// The lines after the header.
  package var patterns: [GoldenPattern] = []
  /// The settings as the header writes them; those of the screens of a walkthrough start with the
  /// name of the screen: `home: traits`.
  private(set) var values: [String: String] = [:]

  /// What the line of a file of an app that is not heard begins with.
  static let leftOutMark = "# left out: "

  /// Whether it has lines of steps, which are compared with the steps.
  var hasSteps: Bool {
    patterns.isEmpty ? title != nil : patterns.contains { $0.source.starts(withBytes: "> ") }
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
  /// The most regular expressions of a golden; each takes a millisecond to be read.
  private static let mostExpressions = 500

  /// Reads the text of a golden transcript.
  package static func read(_ text: String, file: String) -> Reading<Golden> {
    var golden = Golden()
    var findings: [Finding] = []
    var isHeader = true
    var faults: [String: String?] = [:]
    for (index, part) in text.linesOfGolden.enumerated() {
      // Some editors put a byte order mark at the beginning of a file.
      let line = index == 0 ? part.rest(afterBytes: "\u{FEFF}") ?? part : part
      // No transcript has blank lines; those that a person adds for readability mean nothing.
      if line.unicodeScalars.allSatisfy(\.properties.isWhitespace) { continue }
      isHeader = isHeader && line.starts(withBytes: "#")
      let fault =
        isHeader
        ? golden.readHeader(line.trimmingEnd, line: index + 1)
        : golden.readPattern(String(line), line: index + 1, knowing: &faults)
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
  ///
  /// Each regular expression is read once, and its error, or nil, is kept for the next line with it.
  private mutating func readPattern(
    _ line: String, line number: Int, knowing faults: inout [String: String?]
  ) -> String? {
    let pattern = GoldenPattern(line, line: number)
    patterns.append(pattern)
    guard case .expression(_, let text) = pattern.content else { return nil }
    if let known = faults[text] { return known }
    guard faults.count < Self.mostExpressions else {
      // Said once; the others are not even read.
      faults[text] = .some(nil)
      return faults.count > Self.mostExpressions + 1
        ? nil
        : "a golden has at most \(Self.mostExpressions) different regular expressions; "
          + "write the other lines as they are said"
    }
    let fault = LineMatcher.fault(of: pattern)
    faults[text] = .some(fault)
    return fault
  }

  /// Reads a line of the header; returns its error.
  private mutating func readHeader(_ line: Substring, line number: Int) -> String? {
    if number == 1 {
      title = String(line)
      return nil
    }
    if let file = line.rest(afterBytes: Self.leftOutMark) {
      leftOut.append(String(file))
      return nil
    }
    let start = line.rest(afterBytes: "#") ?? line
    let words = start.rest(afterBytes: start.leadingSpaces) ?? start
    // The key may follow the name of a screen: `home: traits=before`.
    let name =
      words.isSetting
      ? "" : words.utf8.ranges(of: ": ".utf8).last.map { words[..<$0.upperBound] } ?? ""
    let setting = words.rest(afterBytes: name) ?? words
    guard setting.isSetting else {
      remarks.append(String(line))
      return nil
    }
    let parts = setting.split(atByte: "=", maxSplits: 1).map(String.init)
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
    guard let end = utf8.firstIndex(of: UInt8(ascii: "=")) else { return false }
    let key = unicodeScalars[..<end]
    return !key.isEmpty && key.allSatisfy(\.properties.isAlphabetic)
  }
}

extension String {
  /// The lines of a golden; a carriage return with a line feed is one end of a line.
  ///
  /// Scalars are walked, because Characters take a second for each megabyte.
  fileprivate var linesOfGolden: [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    var isAfterReturn = false
    for index in unicodeScalars.indices {
      let scalar = unicodeScalars[index]
      let next = unicodeScalars.index(after: index)
      if isAfterReturn, scalar == "\n" {
        start = next
      } else if scalar.endsLine {
        lines.append(self[start..<index])
        start = next
      }
      isAfterReturn = scalar == "\r"
    }
    return lines + [self[start...]]
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line, as Unicode has it.
  fileprivate var endsLine: Bool {
    (0x0A...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}
