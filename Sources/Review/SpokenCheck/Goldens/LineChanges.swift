import ScreenTree
import SpokenSyntax
import VoiceOverElements
import VoiceOverSpeech

/// Explains line by line how the transcript of a scenario differs from a golden.
///
/// Each current line knows its stop and its segments, and so the rules and positions of its words;
/// a line of the golden is only words.
struct LineChanges {
  private let match: GoldenMatch
  private let lines: [SpokenLine]
  private let heard: SpokenTranscript
  private let file: String
  private let isLinearSwipe: Bool
  private let remains: RemovedWords
  /// The lines that only the golden has.
  private let gone: Set<String>
  /// The texts of the lines of each stop.
  private let texts: [Int: Set<String>]
  /// The stops of the lines that only the transcript has.
  private let new: [String: Int]
  /// The stop of the last line of the golden; nil when it is gone.
  private var owner: Int?
  /// The stops that moved, and the lines of those that moved down.
  private var moved: Set<Int> = []
  private var passed: Set<String> = []
  private var added: Set<Int> = []
  private var changes: [StopChange] = []

  /// The most changes that are explained; the lines after them are counted.
  private static let most = 1_000

  /// Explains an alignment.
  ///
  /// - Parameters:
  ///   - match: the alignment of the golden with the lines.
  ///   - lines: the current lines.
  ///   - heard: the current stops.
  ///   - file: the golden's name.
  /// - Returns: the changes in the order of the lines.
  static func explain(
    _ match: GoldenMatch, _ lines: [SpokenLine], _ heard: SpokenTranscript, file: String
  ) -> [StopChange] {
    var changes = LineChanges(match, lines, heard, file)
    for (index, row) in match.rows.enumerated() {
      if changes.changes.count >= most {
        changes.leaveOut(match.rows[index...])
        break
      }
      switch row {
      case .same(_, let line): changes.owner = lines[line].stop ?? changes.owner
      case .absent: break
      case .missing(let pattern): changes.remove(pattern, at: index)
      case .unexpected(let line): changes.add(line, at: index)
      }
    }
    return changes.changes.withoutTimes
  }

  private init(
    _ match: GoldenMatch, _ lines: [SpokenLine], _ heard: SpokenTranscript, _ file: String
  ) {
    self.match = match
    self.lines = lines
    self.heard = heard
    self.file = file
    isLinearSwipe = heard.isSwipedThrough
    remains = RemovedWords(heard)
    gone = Set(
      match.rows.compactMap { if case .missing(let line) = $0 { line.written } else { nil } })
    texts = lines.reduce(into: [:]) { texts, line in
      if let stop = line.stop { texts[stop, default: []].insert(line.text) }
    }
    new = match.rows.reduce(into: [:]) { stops, row in
      guard case .unexpected(let line) = row, let stop = lines[line].stop, lines[line].part == nil,
        heard.stops[stop].isLanding
      else { return }
      stops[lines[line].text] = stop
    }
  }

  /// Reports how many of the rows differ, which nobody reads one by one.
  private mutating func leaveOut(_ rows: ArraySlice<GoldenMatch.Row>) {
    let count = rows.count { $0.isDifferent }
    guard count > 0 else { return }
    let message = count == 1 ? "a line more differs" : "\(count) lines more differ"
    changes.append(StopChange(kind: .words, stop: "", message: message))
  }

  /// The line that replaces a missing one; nil when one of them moved.
  private func replacement(at index: Int) -> SpokenLine? {
    guard let line = match.replacement(at: index).map({ lines[$0] }), line.stop != nil,
      case .missing(let pattern) = match.rows[index], new[pattern.written ?? ""] == nil,
      new[line.text] == nil || !gone.contains(line.text)
    else { return nil }
    return line
  }

  /// Explains a line of the golden that is gone or replaced.
  private mutating func remove(_ pattern: GoldenPattern, at index: Int) {
    let line = replacement(at: index)
    let mark = TranscriptMark(pattern.source)
    guard let text = pattern.written else { return fail(pattern, line) }
    if let line, let number = line.stop {
      owner = number
      changes += replace(WrittenLine(text), line, heard.stops[number])
    } else if mark == .later, let owner {
      // The line is still there; only the rows around it are aligned differently.
      guard texts[owner]?.contains(text) != true else { return }
      changes += [change(WrittenLine(text).words, [], heard.stops[owner])].compactMap { $0 }
    } else if mark == .words {
      owner = new[text]
      passed.insert(text)
      // Words that another new line has are not gone: they moved, which that line reports.
      if owner == nil { remove(WrittenLine(text), place(pattern)) }
    }
  }

  /// Explains a line that the golden does not have, unless it replaces another one.
  private mutating func add(_ line: Int, at index: Int) {
    guard index == 0 || replacement(at: index - 1) == nil, let number = lines[line].stop else {
      return
    }
    let (line, stop) = (lines[line], heard.stops[number])
    if line.part != nil {
      let isOld = added.contains(number) || (moved.contains(number) && gone.contains(line.text))
      changes += isOld ? [] : [change(nil, line.facts, stop, line.part)].compactMap { $0 }
    } else if new[line.text] != nil, gone.contains(line.text) {
      moved.insert(number)
      changes.append(
        StopChange(moving: stop, nil, isEarlier: !passed.contains(line.text)))
    } else {
      added.insert(number)
      changes.append(StopChange(added: number, in: heard, isLinearSwipe: isLinearSwipe))
    }
  }

  /// The changes of a line: the words that only one of both has.
  private func replace(
    _ old: WrittenLine, _ line: SpokenLine, _ stop: SpokenStop
  ) -> [StopChange] {
    let kept = line.facts.filter { Set($0.text.parts).isSubset(of: old.words.parts) }
    let fresh = line.facts.filter { !kept.contains($0) }
    let lost = old.words.parts.filter { part in !kept.contains { $0.text.parts.contains(part) } }
    let changes =
      if line.part != nil || (lost.isEmpty && fresh.isEmpty) {
        [change(old.words, line.facts, stop, line.part)]
      } else if lost.count == fresh.count {
        // As many as before: each new segment took the place of one, in order.
        zip(lost, fresh).map { change($0, [$1], stop) }
      } else {
        [change(lost.isEmpty ? nil : lost.joined(separator: ", "), fresh, stop, was: old.words)]
      }
    return (changes + [StopChange(stop, of: old.fate, now: WrittenLine(line.text).fate)])
      .compactMap { $0 }
  }

  /// The change of a stop from words of the golden to segments.
  private func change(
    _ old: String?, _ facts: [SpokenStop.Fact], _ stop: SpokenStop, _ part: StopChange.Part? = nil,
    was line: String? = nil
  ) -> StopChange? {
    let silence = stop.utterance.suppressed.first {
      !$0.text.isEmpty && old?.contains($0.text.oneLine) == true
    }
    var kinds = facts.map(\.kind)
    if kinds.isEmpty, case .segment(let kind)? = silence?.kind { kinds = [kind] }
    let isSound = old?.parts.allSatisfy { $0.starts(withBytes: "♪ ") } == true
    if kinds.isEmpty, isSound { kinds = [.sound] }
    return StopChange(
      part ?? .of(kinds, isSaid: !facts.isEmpty), from: old,
      to: part?.kind == .hint ? stop.hintText : facts.joined, facts,
      formerly: "\"\(old ?? line ?? stop.text)\"", stop, silence)
  }

  /// Explains a stop that is not heard any more.
  private mutating func remove(_ old: WrittenLine, _ place: Origin) {
    let parts = old.words.parts
    // A label may contain commas, so the longest beginning that names a view is taken.
    let names = parts.indices.reversed().map { parts[...$0].joined(separator: ", ") }
    let view = names.compactMap(remains.unreached).first
    let rest = names.compactMap { remains[$0] }.first
    let what =
      view == nil ? "\"\(old.words)\" is not heard" : "the steps do not reach \"\(old.words)\""
    changes.append(
      StopChange(
        kind: .removed, stop: "\"\(old.words)\"", old: old.words, message: "\(what) any more",
        origin: view ?? rest?.origin ?? place, cause: view == nil ? rest?.cause : nil))
  }

  /// Explains an expression that does not match.
  private mutating func fail(_ pattern: GoldenPattern, _ line: SpokenLine?) {
    owner = line?.stop
    changes.append(
      StopChange(
        kind: .words, stop: pattern.source, old: pattern.source, new: line?.text,
        message: "\(pattern.source.oneLine) does not match "
          + (line.map { "\"\($0.text)\"" } ?? "any line"), origin: place(pattern)))
  }

  /// The position of a line of the golden.
  private func place(_ pattern: GoldenPattern) -> Origin {
    let position = Position(line: pattern.line, column: 1)
    return Origin(file: file, position: position, node: "line \(pattern.line)")
  }
}

extension String {
  /// The words between commas.
  fileprivate var parts: [String] { split(separator: ", ").map(String.init) }
}
