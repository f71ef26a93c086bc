import ScreenSession
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
    let general = story.settings.changes
    let own = story.screenSettings.sorted { $0.key < $1.key }.flatMap { name, settings in
      settings.changes.filter { !general.contains($0) }.map { "\(name.oneLine): \($0)" }
    }
    let changes = (general + own).map { "# \($0.oneLine)\n" }.joined()
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
