import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

extension Segment {
  /// How well its words are attested: the grade, the independent sources as dots and the newest system
  /// as far as they are known, then those of its rule, in every language.
  ///
  /// `heard by developers ●●, iOS 27.0; rule ●●, iOS 13`. For words of the app the grade is the rule's.
  func attested(in words: Vocabulary, by model: VoiceOverModel) -> String {
    let grade = reason.evidence
    // The label of another form of a symbol is no more than inferred, whoever heard the words.
    let own = wording(in: words).flatMap { $0.grade == grade ? $0 : nil }
    let summary = own?.summary ?? grade.summary
    guard let rule = model.attestation(of: reason.rule) else { return summary }
    return "\(summary); rule \(rule.standing)"
  }

  /// How well the wording is attested; nil for words of the app.
  private func wording(in words: Vocabulary) -> Attestation? {
    switch content {
    case .word(let id), .trait(_, let id):
      return words[id].attestation
    case .symbol(let label):
      let heard = HeardSymbol.all.filter { $0.label == label && $0.language == words.language }
      return words[symbol: label].attestation.counting(heard)
    case .app:
      guard reason.pass == .symbolName else { return nil }
      let heard = HeardSymbol.rows(of: text).filter { $0.label == nil }
      return Attestation(reason.evidence).counting(heard)
    case .sound, .graph:
      return nil
    }
  }
}

extension Attestation {
  /// The same with the listeners and the systems of symbols, for words that name none of their own.
  ///
  /// Listeners of several symbols may be the same, so the symbol with the most of them counts.
  fileprivate func counting(_ heard: [HeardSymbol]) -> Attestation {
    guard count == 0, grade.isVerified else { return self }
    var counted = self
    counted.count = heard.map(\.sources).max() ?? 0
    counted.systems += heard.compactMap(\.system)
    return counted
  }
}
