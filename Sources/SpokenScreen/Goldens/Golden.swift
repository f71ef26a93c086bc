import Foundation
public import ScreenImport
import ScreenSpeech
public import ScreenTree

/// A transcript that was recorded and may have been edited by hand, to compare with.
public struct Golden: Hashable, Sendable {
  /// The first line: screen, platform and language; nil when there is no header.
  public var title: String?
  /// The settings that it was recorded with, beside the usual ones.
  public var settings: [Walkthrough.Setting]
  /// The lines of the header that are the team's own remarks.
  public var remarks: [String]
  /// The lines after the header.
  public var patterns: [GoldenPattern]
  /// The settings of the screens of a walkthrough, by name and key: `home: traits`.
  var screenSettings: [String: String] = [:]

  /// Whether it stands for lines that it does not name, with `…` or `?`.
  var isOpen: Bool {
    patterns.contains { $0.content == .anything || ($0.isOptional && !$0.isRemark) }
  }

  /// The settings of screens in the lines of a header, such as `# home: traits=before`.
  static func screenSettings(_ lines: some Sequence<String>) -> [String: String] {
    lines.reduce(into: [:]) { found, line in
      guard let colon = line.range(of: ": ", options: .backwards) else { return }
      let parts = line[colon.upperBound...].split(separator: "=", maxSplits: 1).map(String.init)
      var settings = SpeechSettings()
      guard parts.count == 2, (try? settings.set(parts[0], to: parts[1])) != nil else { return }
      let name = line[..<colon.lowerBound].drop { $0 == "#" || $0 == " " }
      found["\(name): \(parts[0])"] = parts[1]
    }
  }

  /// Creates a golden from its parts.
  public init(
    title: String?, settings: [Walkthrough.Setting] = [], remarks: [String] = [],
    patterns: [GoldenPattern]
  ) {
    self.title = title
    self.settings = settings
    self.remarks = remarks
    self.patterns = patterns
  }

  /// Reads a golden transcript and finds all its faults in one run.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - file: its name, for the faults.
  /// - Returns: the golden, or what stands in its way.
  public static func read(_ bytes: [UInt8], file: String) -> Reading<Golden> {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let message = "the golden transcript is not UTF-8; save it as UTF-8"
      let finding = Finding(.error, file: file, position: .unknown, message: message)
      return Reading(nil, findings: [finding])
    }
    return read(text, file: file)
  }

  /// Reads the text of a golden transcript.
  public static func read(_ text: String, file: String) -> Reading<Golden> {
    var golden = Golden(title: nil, patterns: [])
    var findings: [Finding] = []
    func fault(_ message: String, _ line: Int) {
      let position = Position(line: line, column: 1)
      findings.append(Finding(.error, file: file, position: position, message: message))
    }
    var isHeader = true
    for (index, part) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = index == 0 && part.hasPrefix("\u{FEFF}") ? part.dropFirst() : part
      if line.allSatisfy(\.isWhitespace) { continue }
      isHeader = isHeader && line.hasPrefix("#")
      if isHeader {
        if let message = golden.readHeader(line.trimmingEnd, line: index + 1) {
          fault(message, index + 1)
        }
      } else {
        let pattern = GoldenPattern(String(line), line: index + 1)
        if let message = LineMatcher.fault(of: pattern) { fault(message, index + 1) }
        golden.patterns.append(pattern)
      }
    }
    return Reading(golden, findings: findings)
  }

  /// Reads a line of the header; gives what is wrong with it.
  private mutating func readHeader(_ line: Substring, line number: Int) -> String? {
    if number == 1 {
      title = String(line)
      return nil
    }
    let words = line.dropFirst().drop { $0 == " " }
    let key = words.prefix { $0.isLetter }
    guard !key.isEmpty, words.dropFirst(key.count).first == "=" else {
      let own = Golden.screenSettings([String(line)])
      if own.isEmpty { remarks.append(String(line)) }
      screenSettings.merge(own) { $1 }
      return nil
    }
    let setting = Walkthrough.Setting(
      key: String(key), value: String(words.dropFirst(key.count + 1)),
      position: Position(line: number, column: 1))
    var settings = SpeechSettings()
    do throws(SettingFault) {
      try settings.set(setting.key, to: setting.value)
      self.settings.append(setting)
      return nil
    } catch {
      return error.description
    }
  }
}
