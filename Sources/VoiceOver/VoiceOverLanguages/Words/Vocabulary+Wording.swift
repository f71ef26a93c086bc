import ScreenTree
package import VoiceOverElements

extension Vocabulary {
  /// The system's words for a wording, or nil for words of the app.
  package func word(for wording: Wording) -> Word? {
    switch wording {
    case .text: nil
    case .increment: self[.increment]
    case .decrement: self[.decrement]
    case .inProgress: self[.inProgress]
    case .page(let number, let count): self[.pageOfControl].filled("\(number)", "\(count)")
    case .symbol(let label, let inLowerCase): self.label(label, inLowerCase: inLowerCase)
    case .secret(let count): self[.characters, counting: count]
    case .number(let number, let format):
      NumberStyles.shared.word(for: number, format, in: tag)
    case .chart(let fact): self.word(for: fact)
    case .list(let list): several(list)
    }
  }

  /// The label of a symbol; that English has labels in lower case was heard, of others nothing is.
  private func label(_ label: SymbolLabel, inLowerCase: Bool) -> Word {
    var word = self[symbol: label]
    if inLowerCase, language == "en" { word.text = word.text.lowercased() }
    return word
  }

  /// Several wordings as one word, with the evidence of the first one of the system.
  private func several(_ list: [Wording]) -> Word {
    // App words have no evidence; the one that the system adds decides.
    let first = list.lazy.compactMap { self.word(for: $0) }.first
    let readings = list.map { self.word(for: $0)?.reading ?? text(of: $0) }
    var word = Word.sentence(
      list.map(text).joined(separator: ", "), reading: readings.joined(separator: ", "),
      first?.evidence ?? .inferred)
    word.language = first?.language
    return word
  }

  /// The text of a wording in a transcript.
  package func text(of wording: Wording) -> String {
    word(for: wording)?.text ?? "\(wording)"
  }

  /// The texts of wordings in a transcript, with their sources.
  package func texts(of wordings: [Sourced<Wording>]) -> [Sourced<String>] {
    wordings.map { $0.map(text) }
  }
}
