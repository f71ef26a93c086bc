import VoiceOverLanguages

extension Utterance {
  /// Whether some of its sentences are our choice, which a transcript marks.
  package var hasOurSentences: Bool { pieces.contains { $0.word?.isOurs == true } }
}
