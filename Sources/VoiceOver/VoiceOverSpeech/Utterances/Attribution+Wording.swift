import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension Attribution {
  /// A segment in the words of the app, or of the system instead.
  func segment(_ wording: Sourced<Wording>, _ kind: SegmentKind, in words: Vocabulary) -> Segment {
    if case .text(let text) = wording.value {
      var segment = segment(text, kind, at: wording.origin, by: wording.pass)
      // The rule is known, but not whether the system has words for the symbol.
      if wording.pass == .symbolName {
        let isHeard = HeardSymbol.rows(of: text).contains { $0.label == nil }
        segment.reason.evidence = isHeard ? .observed : .inferred
      }
      return segment
    }
    guard let word = words.word(for: wording.value) else {
      return segment(wording.value.description, kind, at: wording.origin, by: wording.pass)
    }
    var segment = segment(word, kind, at: wording.origin, by: wording.pass)
    if wording.pass == .symbolVariant { segment.reason.evidence = .inferred }
    return segment
  }
}
