package import ScreenScenarios
import ScreenTree
import SpokenSyntax
package import VoiceOverSpeech

/// A comparison of a scenario with its golden transcript: what differs, and why.
package struct Comparison: Hashable, Sendable {
  /// The differences of the headers, settings first, in sentences.
  package var header: [String]
  /// The lines of the transcript now, without its header.
  package var lines: [String]
  /// The alignment of the golden with the lines.
  package var match: GoldenMatch
  /// The changes for a listener; empty when only steps without speech differ.
  package var changes: [StopChange] = []
  /// The golden as `--update` writes it: the current lines, and the patterns that still match.
  package var updated = ""

  /// Whether the scenario matches the golden.
  package var isSame: Bool { header.isEmpty && match.isSame }

  /// Runs a scenario and compares it with a golden.
  package init(_ scenario: Scenario, with golden: Golden, file: String) {
    self.init(scenario, Array(scenario.utterances), with: golden, file: file)
  }

  /// Compares a scenario that was run with a golden.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - utterances: its utterances.
  ///   - golden: the golden; if it has no lines of steps, only the spoken lines are compared.
  ///   - file: the golden's name.
  package init(_ scenario: Scenario, _ utterances: [Utterance], with golden: Golden, file: String) {
    let heard = SpokenTranscript(scenario, utterances)
    let printed = heard.lines(of: utterances, hasSteps: golden.hasSteps)
    lines = printed.map(\.text)
    match = GoldenMatch(golden.patterns, lines)
    header = Golden(headerOf: scenario).differences(from: golden) {
      "\($0) is \($1); the golden was recorded with \($2)"
    }
    updated = updated(golden, Transcript().header(for: scenario))
    if !match.isSame {
      changes = LineChanges.explain(match, printed, heard, file: file)
    }
  }

  private func updated(_ golden: Golden, _ heading: String) -> String {
    // Without differences a match has no rows, but the header may be another one.
    let body = Self.body(
      match.isSame
        ? golden.patterns.map(\.source) : match.rows.compactMap { $0.recorded(lines) })
    // A golden without a header, such as a text in the source of a test, stays without.
    if golden.title == nil { return body.map { $0 + "\n" }.joined() }
    return heading + (golden.remarks + body).map { $0 + "\n" }.joined()
  }

  /// The lines after a header: a remark that would come first, and be read as a part of the header,
  /// follows the first other line.
  private static func body(_ body: [String]) -> [String] {
    let remarks = body.prefix { $0.starts(withBytes: "#") }
    guard !remarks.isEmpty, remarks.count < body.count else { return body }
    return [body[remarks.count]] + remarks + body[(remarks.count + 1)...]
  }

  /// How many equal lines are shown around those that differ.
  private static let context = 2
  /// The most rows that are shown.
  private static let most = 400

  /// The lines that differ, with context: `-` in the golden, `+` now.
  package var difference: [String] {
    let rows = match.rows
    var shown = Set<Int>()
    for (index, row) in rows.enumerated() where row.isDifferent {
      shown.formUnion(max(0, index - Self.context)...min(rows.count - 1, index + Self.context))
    }
    var text: [String] = []
    var last = -1
    for index in shown.sorted().prefix(Self.most) {
      guard let line = rows[index].shown(lines) else { continue }
      if last >= 0, index > last + 1 { text.append("  …") }
      last = index
      text.append(line.printedLine)
    }
    if shown.count > Self.most { text.append("  … and \(shown.count - Self.most) lines more") }
    return text
  }

  /// The reasons, one sentence each.
  package var reasons: [String] {
    if match.isSame { return [] }
    return changes.isEmpty
      ? ["only steps without speech differ"] : changes.reported.map(\.description)
  }

  /// The full report, as a person would explain it.
  package var text: String {
    let why =
      match.isSame
      ? ""
      : difference.map { "    \($0)\n" }.joined() + "  why:\n"
        + reasons.map { "    \($0.printedLine)\n" }.joined()
    return header.map { "  \($0.printedLine)\n" }.joined() + why
  }
}

extension GoldenMatch.Row {
  /// Whether only one side has the line.
  var isDifferent: Bool {
    switch self {
    case .same, .absent: false
    case .missing, .unexpected: true
    }
  }

  fileprivate func shown(_ lines: [String]) -> String? {
    switch self {
    case .same(_, let line): "  \(lines[line])"
    case .missing(let pattern): "- \(pattern.source.oneLine)"
    case .unexpected(let line): "+ \(lines[line])"
    case .absent: nil
    }
  }

  /// The line of a recorded golden for a row; nil for none.
  fileprivate func recorded(_ lines: [String]) -> String? {
    switch self {
    // A match of `…` ends in a row without a line, where it is kept.
    case .same(let pattern, _): pattern.content == .anything ? nil : pattern.source
    case .absent(let pattern): pattern.source
    case .unexpected(let line): lines[line]
    case .missing: nil
    }
  }
}
