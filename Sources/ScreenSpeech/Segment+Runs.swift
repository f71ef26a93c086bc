import ScreenResolver
import ScreenTree

extension Segment {
  /// The segment cut where its words change how they are spoken, so that each part is spoken alike.
  ///
  /// Each part has in its attributes all that holds for it, the whole's and the ranges', and its
  /// language. Ranges count in the Unicode scalars of the text; where they overlap the later one
  /// counts. A segment that is spoken in other words than it is written, such as the name of a
  /// punctuation mark, is not cut.
  func runs() -> [Segment] {
    guard speech == text, !attributes.parts.isEmpty else { return [self] }
    let scalars = Array(text.unicodeScalars)
    var ways = [Property.Speech](repeating: attributes.speech ?? .init(), count: scalars.count)
    for part in attributes.parts {
      let end = min(part.start + part.length, scalars.count)
      for place in min(part.start, end)..<end { ways[place].add(part.speech.value) }
    }
    var runs: [Segment] = []
    for (scalar, way) in zip(scalars, ways) {
      if runs.last?.attributes.speech != way || runs.isEmpty { runs.append(empty(spoken: way)) }
      runs[runs.count - 1].text.unicodeScalars.append(scalar)
    }
    return runs.filter { !$0.text.isBlank }.map { run in
      var run = run
      run.replaceWords(with: run.text)
      return run
    }
  }

  private func empty(spoken way: Property.Speech) -> Segment {
    var part = self
    part.text = ""
    part.attributes = Attributes(speech: way)
    part.language = way.language ?? language
    return part
  }
}

extension Property.Speech {
  /// Takes over what another says.
  fileprivate mutating func add(_ other: Property.Speech) {
    pitch = other.pitch ?? pitch
    spellsOut = other.spellsOut ?? spellsOut
    alwaysIncludesPunctuation = other.alwaysIncludesPunctuation ?? alwaysIncludesPunctuation
    ipa = other.ipa ?? ipa
    language = other.language ?? language
  }
}
