package import ScreenSpeech
import ScreenTree

/// A story beside its golden transcript: what differs, and why.
public struct Comparison: Hashable, Sendable {
  /// What the headers say differently, settings first, in sentences.
  public var header: [String] = []
  /// The lines of the transcript now, without its header.
  public var lines: [String]
  /// The golden lined up with the lines.
  public var match: GoldenMatch
  /// What changed for a listener; empty when only steps without words did.
  public var changes: [StopChange] = []

  /// Whether the golden leaves some lines open, so that its own are told beside the changes.
  var isOpen = false

  /// The golden as `--update` writes it: the lines of now, and the patterns that still match.
  public var updated: String

  /// Whether the story is what the golden stands for.
  public var isSame: Bool { header.isEmpty && match.isSame }

  /// Tells a story and compares it with a golden.
  public init(_ story: Story, with golden: Golden, file: String) {
    self.init(story, story.telling.map { $0 }, with: golden, file: file)
  }

  /// Compares a story that was told with a golden.
  ///
  /// - Parameters:
  ///   - story: what was told.
  ///   - utterances: all that was said.
  ///   - golden: what was recorded; without the lines of steps it is what is heard alone.
  ///   - file: the golden's name.
  package init(_ story: Story, _ utterances: [Utterance], with golden: Golden, file: String) {
    let transcript = Transcript()
    let hasSteps =
      golden.patterns.isEmpty && golden.title != nil
      || golden.patterns.contains { $0.source.hasPrefix("> ") }
    lines = utterances.flatMap { utterance in
      transcript.lines(for: utterance).split(separator: "\n").map(String.init)
        .dropFirst(hasSteps || utterance.isContinued ? 0 : 1)
    }
    match = GoldenMatch(golden.patterns, lines)
    let heading = transcript.header(for: story).split(separator: "\n").map(String.init)
    header = Self.header(golden, heading, story)
    updated = Self.updated(golden, heading, lines, match)
    guard !match.isSame else { return }
    let title = golden.title ?? heading.first ?? ""
    let before = Heard(transcript: [title] + match.expected(lines), file: file)
    changes = HeardDifference(from: before, to: Heard(story, utterances)).changes
    // Where a golden leaves lines open, what was where is not known; its lines are told instead.
    isOpen = golden.isOpen
    if isOpen {
      changes.removeAll { [.added, .removed, .moved, .swapped, .heard].contains($0.kind) }
    }
  }

  private static func header(
    _ golden: Golden, _ heading: [String], _ story: Story
  ) -> [String] {
    var told: [String] = []
    if golden.title != nil {
      let own = Golden.screenSettings(heading)
      let recorded = Dictionary(
        golden.settings.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
      let now = Dictionary(
        story.settings.changes.map { change in
          let parts = change.split(separator: "=", maxSplits: 1).map(String.init)
          return (parts[0], parts.count > 1 ? parts[1] : "")
        }, uniquingKeysWith: { $1 })
      for key in Set(recorded.keys).union(now.keys).sorted() {
        // A value may be written in more than one way.
        var settings = SpeechSettings()
        if let value = recorded[key] { try? settings.set(key, to: value) }
        let was = settings.changes.first.map { String($0.dropFirst(key.count + 1)) }
        if was != now[key] {
          told.append(
            "the setting \(key) is \(now[key] ?? "as usual"), "
              + "but the golden was recorded with \(was ?? "the usual one")")
        }
      }
      told += Self.screenSettings(golden.screenSettings, own)
      if let title = golden.title {
        told += TitleLine(heading.first ?? "").differences(from: TitleLine(title))
      }
    }
    return told
  }

  /// What differs in the settings of the screens of a walkthrough.
  private static func screenSettings(
    _ recorded: [String: String], _ now: [String: String]
  ) -> [String] {
    Set(recorded.keys).union(now.keys).sorted().filter { recorded[$0] != now[$0] }.map { key in
      "the setting \(key) is \(now[key] ?? "as usual"), "
        + "but the golden was recorded with \(recorded[key] ?? "the usual one")"
    }
  }

  private static func updated(
    _ golden: Golden, _ heading: [String], _ lines: [String], _ match: GoldenMatch
  ) -> String {
    let body =
      match.isSame
      ? golden.patterns.map(\.source) : match.rows.compactMap { $0.recorded(lines) }
    let kept = golden.title == nil ? [] : heading + golden.remarks
    return (kept + body).map { $0 + "\n" }.joined()
  }
}

extension GoldenMatch {
  /// The transcript that the golden stood for, as far as it says: lines of now where they match.
  func expected(_ lines: [String]) -> [String] {
    rows.enumerated().compactMap { index, row in
      switch row {
      case .same(_, let line): return lines[line]
      case .missing(let pattern):
        if let text = pattern.written { return text }
        // What an expression stood for nobody knows; where a line came in its place, that line will do.
        return failed(at: index).map { lines[$0.line] } ?? pattern.source
      case .unexpected, .absent: return nil
      }
    }
  }

  /// The expressions that do not match the line in their place, with its number from 0.
  var failedExpressions: [(pattern: GoldenPattern, line: Int)] {
    rows.indices.compactMap(failed)
  }

  private func failed(at index: Int) -> (pattern: GoldenPattern, line: Int)? {
    guard case .missing(let pattern) = rows[index], case .expression = pattern.content,
      index + 1 < rows.count, case .unexpected(let line) = rows[index + 1]
    else { return nil }
    return (pattern, line)
  }
}

extension GoldenMatch.Row {
  /// The line that a golden has for the row once it is recorded anew; nil for none.
  fileprivate func recorded(_ lines: [String]) -> String? {
    switch self {
    // What `…` stands for ends in a row without a line, where it is kept.
    case .same(let pattern, _): pattern.content == .anything ? nil : pattern.source
    case .absent(let pattern): pattern.source
    case .unexpected(let line): lines[line]
    case .missing: nil
    }
  }
}
