import ScreenTree
import VoiceOverElements
import VoiceOverSession

/// The style of a transcript.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// Like VoiceOver's caption panel: `Volume, 50%, Adjustable`.
  case voiceover
  /// Like references of AccessibilitySnapshot: `Volume: 50%. Adjustable.`
  case snapshot
}

extension Utterance {
  /// The description as one line, without the blanks that a label may begin with: they are not heard.
  public func description(in style: TextStyle) -> String {
    switch style {
    case .voiceover:
      pieces.filter { !$0.text.isEmpty }.joinedAsCaptions().oneLine.withoutSpaceBefore
    case .snapshot: SnapshotText(of: self).text.oneLine
    }
  }

  /// The words of the description as one line, without marks for what is no word; may be empty.
  package var words: String {
    pieces.filter { !$0.text.isEmpty && !$0.kind.isTone }.joinedAsCaptions(marked: false).oneLine
  }

  /// The words of the cues, one line each, without those that are sounds.
  package var wordsOfCues: [String] {
    cues.filter { !$0.text.isEmpty && !$0.kind.isTone }.map(\.text.oneLine)
  }

  /// The names of all its sounds, in order.
  package var namesOfSounds: [String] {
    (sounds + segments).filter(\.kind.isTone).map(\.text.oneLine)
  }

  /// The hint as one line, or nil.
  package func hint(in style: TextStyle) -> String? {
    guard let first = hint.first else { return nil }
    switch style {
    case .voiceover:
      let others = hint.indices.dropFirst().map { index in
        separator(between: pieces.count + index - 1, and: pieces.count + index) + hint[index].text
      }
      return ([first.text] + others).joined().oneLine
    case .snapshot:
      // AccessibilitySnapshot takes one period away before it adds another sentence.
      return hint.dropFirst().reduce(first.snapshot) { text, next in
        (text.hasSuffix(".") ? String(text.dropLast()) : text) + ". " + next.snapshot
      }.oneLine
    }
  }

  /// The cues, one line each.
  package func cues(in style: TextStyle) -> [String] {
    cues.map { $0.shown(as: $0.text(in: style)).oneLine }
  }

  /// What stands between two of its segments on one line, as a transcript joins them.
  ///
  /// A transcript has a line for each cue; what comes after a hint here is a comma, unless the hint
  /// is a sentence.
  ///
  /// - Parameters:
  ///   - last: the index of the segment before, among all.
  ///   - next: the index of the segment that follows.
  /// - Returns: a comma or a mark with its space, a space, or nothing.
  package func separator(between last: Int, and next: Int) -> String {
    guard let before = segment(at: last), let after = segment(at: next) else { return ", " }
    let later = pieces.count..<pieces.count + hint.count
    guard later.contains(last) else { return before.separator(before: after) }
    return before.spaceAfterSentence ?? (later.contains(next) ? ". " : ", ")
  }

  /// The segment at an index among all, without joining their lists; nil beyond them.
  private func segment(at index: Int) -> Segment? {
    let later = index - pieces.count
    if later < 0 { return index >= 0 ? pieces[index] : nil }
    if later < hint.count { return hint[later] }
    return later < hint.count + cues.count ? cues[later - hint.count] : nil
  }
}

/// A description in the style of AccessibilitySnapshot's references, joined segment by segment.
///
/// A colon separates label and value, single spaces separate words for traits; a period comes
/// before the first word for a trait and before the end of a list if there is none yet, and none
/// before a position. A segment without words before it starts the text, except that
/// `compatibility=snapshot` keeps the period or the space that the project writes even then.
private struct SnapshotText {
  private(set) var text = ""
  private let hasStrayMarks: Bool
  private let isCell: Bool
  private let hasMore: Bool
  private var last: Segment.Kind?

  init(of utterance: Utterance) {
    hasStrayMarks = Tolerances(utterance.settings.resolver.compatibility)
      .contains(.strayPunctuation)
    isCell = utterance.event.focus?.element.cell != nil
    hasMore = utterance.pieces.contains { $0.kind.isContent }
    for segment in utterance.pieces { append(segment) }
  }

  private mutating func append(_ segment: Segment) {
    text += separator(before: segment.kind) + segment.pitchMark + words(of: segment)
    last = segment.kind
  }

  private func words(of segment: Segment) -> String {
    switch segment.kind {
    case .selected where hasMore:
      // The word ends in its own period, which a colon replaces.
      String(segment.snapshot.dropLast()) + ":"
    case .container: segment.text + "."
    case .sound, .graph: "♪ \(segment.text)"
    // All others are written as they are.
    default: segment.snapshot
    }
  }

  private func separator(before kind: Segment.Kind) -> String {
    guard let last else { return hasStrayMarks ? strayMark(kind) : "" }
    switch (last, kind) {
    case (.selected, _) where hasMore: return " " + (hasStrayMarks ? strayMark(kind) : "")
    case (.container, _), (.header, .header): return " "
    case (.header, .cell): return hasStrayMarks ? " . " : " "
    case (.header, _): return " "
    case (.label, .label), (.label, .content), (.content, .content), (.content, .label),
      (.value, .value), (.value, .label), (.value, .content):
      return ", "
    case (_, .value) where hasStrayMarks && isCell: return " "
    case (.trait, .label), (.state, .label): return " "
    case (_, .value): return text.hasSuffix(".") && last != .label ? " " : ": "
    case (.trait, .trait), (.trait, .state), (.state, .trait), (.state, .state): return " "
    case (_, .position): return " "
    default: return text.hasSuffix(".") ? " " : ". "
    }
  }

  /// What AccessibilitySnapshot writes before a position or an end when nothing comes before it.
  private func strayMark(_ kind: Segment.Kind) -> String {
    if kind == .position { return " " }
    return kind == .cell || kind == .boundary ? ". " : ""
  }
}

extension Segment {
  /// What stands between two segments: a comma, and after a sentence about a chart what its language has.
  fileprivate func separator(before next: Segment) -> String {
    guard kind == .chart, next.kind == .chart else { return ", " }
    return spaceAfterSentence ?? ", "
  }

  /// What its language has after the end of a sentence; nil when the words do not end in one.
  fileprivate var spaceAfterSentence: String? {
    guard let last = text.last else { return nil }
    if "。！？".contains(last) { return "" }
    return ".!?…".contains(last) ? " " : nil
  }

  /// The words in a style.
  func text(in style: TextStyle) -> String { style == .snapshot ? snapshot : text }

  /// The words with marks for what a reader cannot hear: a sound, or another pitch.
  fileprivate func shown(as text: String) -> String {
    if kind.isTone { return "♪ \(text)" }
    return pitchMark + text
  }
}

extension [Segment] {
  /// Joins the segments as VoiceOver's caption panel does; sentences about a chart need no comma.
  ///
  /// - Parameter isMarked: whether sounds and pitches have their marks.
  /// - Returns: the segments in one line.
  fileprivate func joinedAsCaptions(marked isMarked: Bool = true) -> String {
    var text = ""
    for (index, segment) in enumerated() {
      text += index == 0 ? "" : self[index - 1].separator(before: segment)
      text += isMarked ? segment.shown(as: segment.text) : segment.text
    }
    return text
  }
}

extension Substring {
  /// The text without the white space around it.
  var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
