import ScreenScenarios

/// One side of a difference: an input that was run, or a transcript.
package struct LoadedTranscript: Sendable {
  /// The file, as the user named it.
  package var file: String
  /// The stops; nil for a transcript.
  package var heard: SpokenTranscript?
  /// Warnings and notes, one line each.
  package var remarks: [String] = []
  /// The transcript that was read; nil for any other input.
  package var golden: Golden?

  /// A side from its parts.
  package init(
    file: String, heard: SpokenTranscript? = nil, remarks: [String] = [], golden: Golden? = nil
  ) {
    self.file = file
    self.heard = heard
    self.remarks = remarks
    self.golden = golden
  }

  /// The changes for a listener from this side to another; a transcript is compared line by line.
  package func difference(to new: LoadedTranscript) -> HeardDifference {
    if let heard, let now = new.heard { return HeardDifference(from: heard, to: now) }
    if let golden, let scenario = new.heard?.scenario {
      let comparison = Comparison(scenario, with: golden, file: file)
      return HeardDifference(from: header, to: new.header, comparison.changes)
    }
    // The patterns of one side match lines of the other.
    let isReversed = golden?.hasPatterns != true
    let patterns = (isReversed ? new : self).golden?.patterns ?? []
    let lines = (isReversed ? self : new).lines
    let changes = GoldenMatch(patterns, lines).rows.compactMap { row in
      switch row {
      case .same, .absent: nil as StopChange?
      case .missing(let pattern): StopChange(of: pattern.source, isNew: isReversed)
      case .unexpected(let line): StopChange(of: lines[line], isNew: !isReversed)
      }
    }
    return HeardDifference(from: header, to: new.header, changes)
  }

  /// The header of its transcript.
  private var header: Golden { heard.map { Golden(headerOf: $0.scenario) } ?? golden ?? Golden() }

  /// The lines of its transcript after the header.
  private var lines: [String] {
    if let heard {
      return heard.lines(of: Array(heard.scenario.utterances), hasSteps: true).map(\.text)
    }
    return (golden?.patterns ?? []).filter { !$0.isRemark }.map { $0.written ?? $0.source }
  }
}

extension Golden {
  /// Whether some of its lines are patterns.
  fileprivate var hasPatterns: Bool { patterns.contains { $0.isPattern && !$0.isRemark } }
}

extension StopChange {
  /// A line that is new or gone, of which only the words are known; nil for a step.
  fileprivate init?(of line: String, isNew: Bool) {
    guard TranscriptMark(line) != .step else { return nil }
    let words = String(line.drop { $0 == " " })
    self.init(
      kind: isNew ? .added : .removed, stop: "\"\(words)\"", old: isNew ? nil : words,
      new: isNew ? words : nil,
      message: "\"\(words)\" is \(isNew ? "heard now" : "not heard any more")")
  }
}
