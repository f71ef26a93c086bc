import ScreenResolver
import ScreenSession
public import ScreenSpeech
public import ScreenTree

/// A transcript as text: a header, then a line for each command and lines for what is said.
public struct Transcript: Sendable {
  /// The way of writing.
  public var style: TextStyle
  /// What a capture could not tell of an element, by the name of its node; empty to leave it out.
  public var gaps: [String: [Property.Name]]

  /// Creates a way of writing transcripts.
  ///
  /// - Parameters:
  ///   - style: the way of writing.
  ///   - gaps: what a capture could not tell of an element, by the name of its node.
  public init(style: TextStyle = .voiceover, gaps: [String: [Property.Name]] = [:]) {
    self.style = style
    self.gaps = gaps
  }

  /// The lines before the first command, each with its line break.
  public func header(for story: Story) -> String {
    let facts = [story.title.oneLine, story.platform.rawValue, story.language]
    let changes = story.settings.changes.map { "# \($0)\n" }.joined()
    return "# \(facts.joined(separator: " · "))\n\(changes)"
  }

  /// The lines of one utterance, each with its line break.
  public func lines(for utterance: Utterance) -> String {
    var lines = utterance.isContinued ? [] : ["> \(utterance.command.oneLine)"]
    let description = shown(utterance)
    if !description.isEmpty { lines.append(description + Self.clause(utterance.heard.description)) }
    var later = utterance.cues(in: style)
    if let hint = utterance.hint(in: style) { later.insert(hint, at: 0) }
    let fate = Self.clause(utterance.heard.later ?? .full)
    lines += later.map { "  \($0)\(fate)" }
    if !gaps.isEmpty, let missing = utterance.event.focus.flatMap({ gaps[$0.element.node] }) {
      lines.append("  " + missing.map { "\($0.rawValue): not captured" }.joined(separator: "; "))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The description; what the app has spoken is in quotation marks.
  private func shown(_ utterance: Utterance) -> String {
    let description = utterance.description(in: style)
    if case .announced = utterance.event { return "\"\(description)\"" }
    if case .reported(.text) = utterance.event { return "\"\(description)\"" }
    return description
  }

  /// What became of a line that was not heard in full, after two spaces.
  private static func clause(_ outcome: Hearing.Outcome) -> String {
    outcome == .full ? "" : "  \(outcome)"
  }

  /// The whole transcript of a story.
  public func text(of story: Story) -> String {
    story.telling.reduce(into: header(for: story)) { $0 += lines(for: $1) }
  }
}
