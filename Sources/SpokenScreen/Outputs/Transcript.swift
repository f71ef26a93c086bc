public import ScreenSpeech

/// A transcript as text: a header, then a line for each command and lines for what is said.
public struct Transcript: Sendable {
  /// The way of writing.
  public var style: TextStyle

  /// Creates a way of writing transcripts.
  public init(style: TextStyle = .voiceover) { self.style = style }

  /// The lines before the first command, each with its line break.
  public func header(for story: Story) -> String {
    let facts = [story.title.oneLine, story.platform.rawValue, story.language]
    let changes = story.settings.changes.map { "# \($0)\n" }.joined()
    return "# \(facts.joined(separator: " · "))\n\(changes)"
  }

  /// The lines of one utterance, each with its line break.
  public func lines(for utterance: Utterance) -> String {
    var lines = ["> \(utterance.command)"]
    let description = utterance.description(in: style)
    if !description.isEmpty { lines.append(description) }
    if let hint = utterance.hint(in: style) { lines.append("  \(hint)") }
    lines += utterance.cues(in: style).map { "  \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The whole transcript of a story.
  public func text(of story: Story) -> String {
    story.telling.reduce(into: header(for: story)) { $0 += lines(for: $1) }
  }
}
