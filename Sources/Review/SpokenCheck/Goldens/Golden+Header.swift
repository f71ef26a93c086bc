import Foundation
import ScreenDocuments
import ScreenScenarios
import SpokenSyntax
import VoiceOverSpeech

extension Golden {
  /// The header of a scenario's transcript, without lines.
  init(headerOf scenario: Scenario) {
    // Through the text, so that both headers are read by the same code.
    self = Golden.read(Transcript().header(for: scenario), file: "").value ?? Golden()
  }

  /// The differences from an older header, settings first; empty without a header.
  ///
  /// - Parameters:
  ///   - old: the header before.
  ///   - sentence: describes a setting: its key, its value now and its value before.
  /// - Returns: one sentence for each difference.
  func differences(
    from old: Golden, _ sentence: (_ key: String, _ new: String, _ old: String) -> String
  ) -> [String] {
    guard let title, let oldTitle = old.title else { return [] }
    let keys = Set(values.keys).union(old.values.keys).sorted()
    return keys.filter { values[$0] != old.values[$0] }
      .map { sentence($0, value(of: $0), old.value(of: $0)) }
      + (leftOut == old.leftOut
        ? [] : ["what is left out is \(withoutHearing), was \(old.withoutHearing)"])
      + TitleLine(title).differences(from: TitleLine(oldTitle))
  }

  /// The files of an app that were not heard, in quotation marks.
  private var withoutHearing: String {
    leftOut.isEmpty ? "nothing" : "\"\(leftOut.joined(separator: ", "))\""
  }

  /// The value of a setting in words; a header lists only settings that differ from the default.
  private func value(of key: String) -> String {
    if let value = values[key] { return value }
    let setting = SpeechSettings.descriptions.first { $0.key == key }
    return setting.map { "\($0.value) (the default)" } ?? "the default"
  }
}

/// The first line of a transcript: the title, the platform and the language.
struct TitleLine: Hashable {
  private let parts: [String]

  /// Reads a line such as `# Shop · ios · en-US`.
  init(_ line: String) {
    let start = line.rest(afterBytes: "#") ?? line[...]
    let words = String(start.rest(afterBytes: start.leadingSpaces) ?? start)
    // A line has no line feed, which can stand for the separator.
    let pieces = words.replacing(bytes: " · ", with: "\n").byteLines.map(String.init)
    // A title may contain the separator, so the platform and the language are taken from the end.
    parts =
      pieces.count < 3
      ? [words] : [pieces.dropLast(2).joined(separator: " · ")] + pieces.suffix(2)
  }

  /// The differences from another title line, one sentence for each part.
  func differences(from old: TitleLine) -> [String] {
    guard parts.count == old.parts.count else {
      let lines = [self, old].map { $0.parts.joined(separator: " · ") }
      return ["the title is \"\(lines[0])\", was \"\(lines[1])\""]
    }
    return zip(["title", "platform", "language"], zip(parts, old.parts)).compactMap { name, pair in
      pair.0 == pair.1 ? nil : "the \(name) is \"\(pair.0)\", was \"\(pair.1)\""
    }
  }
}
