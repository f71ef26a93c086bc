import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

extension LintRule {
  /// Finds languages in which VoiceOver's own words are not known, so that those of another
  /// language are spoken instead.
  ///
  /// Reported once for each language of a screen, at the first stop with such words.
  static let missingWords = LintRule(
    id: "missing-words", severity: .note,
    summary: "VoiceOver's own words are not known in the language",
    evidence: """
      VoiceOver speaks the words for roles, states and hints in the language of its listener; a transcript can \
      only contain those that are known.
      """,
    fix: "Expect other words from VoiceOver; `spoken voices --words` lists those that are known.",
    fails: Example(
      """
      screen: Cassa
      language: it
      views:
        - Button: Paga
      """),
    passes: Example(
      """
      screen: Caja
      language: es
      views:
        - Button: Paga
      """),
    search: .screen { screen in
      var stops: [String: LintedScreen.Stop] = [:]
      var words: [String: [String]] = [:]
      for stop in screen.stops where stop.words.standsIn {
        let tag = stop.words.tag
        for segment in stop.utterance.segments where segment.isOfSystem {
          guard segment.language == stop.words.language,
            words[tag]?.contains(segment.text) != true
          else { continue }
          words[tag, default: []].append(segment.text)
          stops[tag] = stops[tag] ?? stop
        }
      }
      return stops.sorted { $0.key < $1.key }.map { tag, stop in
        Fault(
          "VoiceOver's words in '\(tag)' are not known; those in '\(stop.words.language)' are spoken: "
            + "\((words[tag] ?? []).listed).", at: stop.element)
      }
    })
}

extension [String] {
  /// The first texts in quotation marks, and how many more there are.
  fileprivate var listed: String {
    let shown = prefix(3).map { "\"\($0.oneLine)\"" }.joined(separator: ", ")
    return count > 3 ? "\(shown) and \(count - 3) more" : shown
  }
}
