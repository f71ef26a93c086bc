import ScreenTree
import VoiceOverElements

extension Segment {
  /// The segment split into parts with uniform speech attributes.
  ///
  /// The attributes of a part combine those of the whole and of its ranges, with its language.
  /// Ranges count Unicode scalars of the text; where they overlap the later one wins. A segment
  /// whose speech differs from its text, such as the name of a punctuation mark, is not split.
  func runs() -> [Segment] {
    guard speech == text, !attributes.parts.isEmpty else { return [self] }
    let scalars = Array(text.unicodeScalars)
    // One entry for each scalar, so that overlapping ranges need no search.
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
    // A part of spaces would be a call to the engine without any sound.
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
  /// Merges another set of attributes into it.
  fileprivate mutating func add(_ other: Property.Speech) {
    pitch = other.pitch ?? pitch
    spellsOut = other.spellsOut ?? spellsOut
    alwaysIncludesPunctuation = other.alwaysIncludesPunctuation ?? alwaysIncludesPunctuation
    ipa = other.ipa ?? ipa
    language = other.language ?? language
  }
}
