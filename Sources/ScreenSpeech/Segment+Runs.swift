import ScreenResolver
import ScreenTree

extension Segment {
  /// The piece cut where its words change their language, so that each part has one voice.
  ///
  /// Ranges count in the Unicode scalars of the text; where they overlap the later one counts. A
  /// piece that is spoken in other words than it is written, such as the name of a punctuation
  /// mark, is not cut.
  func runs() -> [Segment] {
    let ranges = attributes.parts.filter { $0.speech.value.language != nil }
    guard speech == text, !ranges.isEmpty else { return [self] }
    let scalars = Array(text.unicodeScalars)
    var languages = [String?](repeating: language, count: scalars.count)
    for range in ranges {
      let end = min(range.start + range.length, scalars.count)
      for place in min(range.start, end)..<end { languages[place] = range.speech.value.language }
    }
    var runs: [Segment] = []
    for (scalar, language) in zip(scalars, languages) {
      if runs.last?.language != language || runs.isEmpty { runs.append(empty(in: language)) }
      runs[runs.count - 1].text.unicodeScalars.append(scalar)
    }
    return runs.filter { !$0.text.isBlank }.map { run in
      var run = run
      run.speech = run.text
      run.snapshot = run.text
      return run
    }
  }

  private func empty(in language: String?) -> Segment {
    var part = self
    part.text = ""
    part.attributes.parts = []
    part.language = language
    return part
  }
}
