import Foundation
import Testing
import VoiceOverLanguages

/// A row of a fixture: what is written, and what the engine is given for it.
struct SpeechRow: CustomStringConvertible, Sendable {
  var written: String
  var spoken: String
  var line: Int

  var description: String { "line \(line): \(written)" }
}

/// The rows of `Fixtures/speech/NAME.tsv`: written, a tab, spoken; `\n` is a new line, `//` a comment.
func rows(of name: String) throws -> [SpeechRow] {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/speech/\(name).tsv")
  let lines = try String(contentsOf: file, encoding: .utf8).split(
    separator: "\n", omittingEmptySubsequences: false)
  return lines.enumerated().compactMap { index, line in
    guard !line.isEmpty, !line.hasPrefix("//") else { return nil }
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { $0.replacingOccurrences(of: "\\n", with: "\n") }
    guard cells.count == 2 else { return nil }
    return SpeechRow(written: cells[0], spoken: cells[1], line: index + 1)
  }
}

/// Expects that every row of a fixture is read as it says, and that there are enough of them.
func expectRows(
  of name: String, atLeast count: Int, in language: String, settings: TextSettings = TextSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let rows = try rows(of: name)
  #expect(rows.count >= count, sourceLocation: sourceLocation)
  let normalizer = Normalizer(language: language, settings: settings)
  for row in rows {
    let speech = normalizer.speech(for: row.written)
    #expect(speech == row.spoken, "\(name).tsv, \(row)", sourceLocation: sourceLocation)
  }
}

/// What a text is read as, with the settings that everybody has at first.
func speech(_ text: String, in language: String = "en-US") -> String {
  Normalizer(language: language, settings: TextSettings()).speech(for: text)
}
