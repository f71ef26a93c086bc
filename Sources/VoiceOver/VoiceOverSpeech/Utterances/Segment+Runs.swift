import ScreenTree
import VoiceOverElements

extension Segment {
  /// The segment split into parts with uniform speech attributes.
  ///
  /// The attributes of a part combine those of the whole and of its ranges, with its language.
  /// Ranges count Unicode scalars of the text; where they overlap the later one wins. A segment
  /// whose speech differs from its text, such as the name of a punctuation mark, is not split.
  ///
  /// - Returns: the parts, each with the white space between it and the one before.
  func runs() -> [(segment: Segment, gap: String)] {
    guard speech == text, !attributes.parts.isEmpty else { return [(self, "")] }
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
    var spoken: [(segment: Segment, gap: String)] = []
    var gap = ""
    for var run in runs {
      // A part of spaces would be a call to the engine without any sound.
      guard !run.text.isBlank else {
        gap += run.text
        continue
      }
      run.replaceWords(with: run.text)
      spoken.append((run, gap))
      gap = ""
    }
    return spoken
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
