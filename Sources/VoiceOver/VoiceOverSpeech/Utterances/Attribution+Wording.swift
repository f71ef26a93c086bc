import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension Attribution {
  /// A segment in the words of the app, or of the system instead.
  func segment(_ wording: Sourced<Wording>, _ kind: SegmentKind, in words: Vocabulary) -> Segment {
    if case .text(let text) = wording.value {
      return segment(text, kind, at: wording.origin, by: wording.pass)
    }
    guard let word = words.word(for: wording.value) else {
      return segment(wording.value.description, kind, at: wording.origin, by: wording.pass)
    }
    return segment(word, kind, at: wording.origin, by: wording.pass)
  }
}
