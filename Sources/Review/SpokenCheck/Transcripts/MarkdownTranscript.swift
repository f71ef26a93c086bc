package import ScreenScenarios
import ScreenTree
import SpokenSyntax
package import VoiceOverSpeech

/// A transcript in Markdown: a title, the properties, and a numbered list of utterances.
package struct MarkdownTranscript: Sendable {
  /// The style of descriptions and hints.
  package var style: TextStyle

  /// A transcript as Markdown in a style.
  package init(style: TextStyle = .voiceover) { self.style = style }

  /// The lines before the first utterance.
  package func header(for scenario: Scenario) -> String {
    let facts = ([scenario.platform.rawValue, scenario.language] + scenario.settings.changes).map(
      plain)
    let left = scenario.leftOut.map { "Left out: \(plain($0))\n\n" }.joined()
    return "# \(plain(scenario.title))\n\n\(facts.joined(separator: " · "))\n\n" + left
  }

  /// The lines after the last utterance: what made the transcript, and how far its words are known.
  package func end(_ about: Provenance) -> String { "\n\(plain(about.sentence)).\n" }

  /// The entry of an utterance: the command, the description, and what follows after the pause.
  ///
  /// - Parameters:
  ///   - utterance: the utterance.
  ///   - number: its number in the list, from 1.
  /// - Returns: the lines, each with its line break.
  package func lines(for utterance: Utterance, number: Int) -> String {
    let description = utterance.description(in: style)
    // What VoiceOver says of a chart's data is not published.
    let mark = utterance.hasOurSentences ? " \(plain("[ours]"))" : ""
    let shown = description.isEmpty ? "" : "\(mark) **\(description.oneLine.inMarkdownEmphasis)**"
    var lines = [
      "`\(code("\(utterance.cause)"))`\(shown)\(Self.clause(utterance.heard.description))"
    ]
    let fate = Self.clause(utterance.heard.later ?? .full)
    if let hint = utterance.hint(in: style) {
      lines.append("*\(hint.oneLine.inMarkdownEmphasis)*\(fate)")
    }
    lines += utterance.cues(in: style).map { plain($0) + fate }
    // Two spaces at the end break a line; the indentation keeps the next one in the item.
    return "\(number). " + lines.joined(separator: "  \n   ") + "\n"
  }

  private static func clause(_ outcome: Hearing.Outcome) -> String {
    outcome == .full ? "" : " (\(plain("\(outcome)")))"
  }

  /// The text between backquotes must not contain one.
  private func code(_ text: String) -> String {
    text.printedLine.replacing(bytes: "`", with: "'")
  }

  private func plain(_ text: String) -> String { Self.plain(text) }

  /// The text on one line, with a backslash before Markdown syntax.
  private static func plain(_ text: String) -> String { text.oneLine.inMarkdown }
}
