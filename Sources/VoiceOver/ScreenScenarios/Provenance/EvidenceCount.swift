import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
package import VoiceOverSpeech

/// How many of VoiceOver's and the system's words are documented, recorded, inferred or translated.
///
/// The words of the app are not counted: nobody needs to know how VoiceOver says them. The name of a
/// symbol is the system's, too, and inferred unless it was heard.
package struct EvidenceCount: Hashable, Sendable, CustomStringConvertible {
  /// Words that Apple documents, or that are heard in its demonstrations.
  package private(set) var documented = 0
  /// Words that developers heard, or that AccessibilitySnapshot recorded.
  package private(set) var recorded = 0
  /// Words that are worked out from what is known.
  package private(set) var inferred = 0
  /// Words that are our translations.
  package private(set) var translated = 0

  /// Words that are our choice, because what VoiceOver says is not published.
  package private(set) var chosen = 0

  /// Creates a count of nothing.
  package init() {}

  /// Counts the words of an utterance; sounds have none.
  package mutating func add(_ utterance: Utterance) {
    for segment in utterance.pieces { add(segment) }
    for segment in utterance.hint { add(segment) }
    for segment in utterance.cues { add(segment) }
  }

  private mutating func add(_ segment: Segment) {
    let isOfSystem = segment.isOfSystem || segment.reason.pass == .symbolName
    guard isOfSystem, !segment.kind.isTone else { return }
    let words = segment.text.wordCount
    switch segment.reason.evidence {
    case .apple: documented += words
    case .observed, .recorded: recorded += words
    case .inferred: inferred += words
    case .translation: translated += words
    case .ours: chosen += words
    }
  }

  /// Both counts together.
  func adding(_ other: EvidenceCount) -> EvidenceCount {
    var sum = self
    sum.documented += other.documented
    sum.recorded += other.recorded
    sum.inferred += other.inferred
    sum.translated += other.translated
    sum.chosen += other.chosen
    return sum
  }

  private var counts: [(name: String, count: Int)] {
    [
      ("documented", documented), ("recorded", recorded), ("inferred", inferred),
      ("translated", translated), ("chosen", chosen),
    ]
  }

  /// How many words there are.
  package var words: Int { documented + recorded + inferred + translated + chosen }

  /// The counts in a clause: `of VoiceOver's 12 words 8 documented by Apple, 4 recorded, …`.
  package var description: String {
    "of VoiceOver's \(words.counted("word")) \(documented) documented by Apple, \(recorded) recorded, "
      + "\(inferred) inferred, \(translated) translated" + (chosen > 0 ? ", \(chosen) ours" : "")
  }

  /// The counts under their names, for properties of reports.
  var properties: [(name: String, value: String)] {
    [("spoken.words", "\(words)")] + counts.map { ("spoken.words.\($0.name)", "\($0.count)") }
  }
}

extension EvidenceCount: Encodable {
  private enum Key: CodingKey { case words, documented, recorded, inferred, translated, chosen }

  /// Writes all counts.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(words, forKey: .words)
    try container.encode(documented, forKey: .documented)
    try container.encode(recorded, forKey: .recorded)
    try container.encode(inferred, forKey: .inferred)
    try container.encode(translated, forKey: .translated)
    try container.encode(chosen, forKey: .chosen)
  }
}

extension String {
  /// How many words there are, parted by white space of ASCII.
  fileprivate var wordCount: Int {
    var (count, isInWord) = (0, false)
    // Bytes, because every word that is spoken is counted, and characters are slower to find.
    for byte in utf8 {
      let isSpace = byte <= 0x20
      if !isSpace, !isInWord { count += 1 }
      isInWord = !isSpace
    }
    return count
  }
}
