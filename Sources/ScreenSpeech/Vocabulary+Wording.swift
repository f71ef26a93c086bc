package import ScreenResolver
import ScreenTree

extension Vocabulary {
  /// What the system says as a word of the language in force, or nil for words of the app.
  func word(for wording: Wording) -> Word? {
    switch wording {
    case .text: nil
    case .increment: self[.increment]
    case .decrement: self[.decrement]
    case .inProgress: self[.inProgress]
    case .page(let number, let count): self[.pageOfControl].filled("\(number)", "\(count)")
    case .symbol(let label): self[symbol: label]
    case .number(let number, let format):
      NumberStyles.shared.word(for: number, format, in: tag)
    case .list(let list): several(list)
    }
  }

  /// Several wordings as one word, as far known as the first that the system says.
  private func several(_ list: [Wording]) -> Word {
    let first = list.lazy.compactMap { self.word(for: $0) }.first
    let readings = list.map { self.word(for: $0)?.reading ?? text(of: $0) }
    var word = Word.sentence(
      list.map(text).joined(separator: ", "), reading: readings.joined(separator: ", "),
      first?.evidence ?? .inferred)
    word.language = first?.language
    return word
  }

  /// What is said, as a transcript shows it.
  package func text(of wording: Wording) -> String {
    word(for: wording)?.text ?? "\(wording)"
  }

  /// What is said, as a transcript shows it, with the sources.
  package func texts(of wordings: [Sourced<Wording>]) -> [Sourced<String>] {
    wordings.map { $0.map(text) }
  }
}

extension Attribution {
  /// A segment in the words of the app, or in those that the system has in their place.
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
