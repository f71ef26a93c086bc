import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the position of a segment or a tab among the others, and the end of a list or a
  /// landmark.
  ///
  /// It comes last: "Selected, One year, Button, 2 of 2".
  static let position = SpeechRule(
    id: "position",
    summary: "a member of a series says its place",
    evidence: Attestation(.apple, .talk(10153, 2022), .accessibilitySnapshot, .safari),
    example: Example(
      """
      screen: Period
      views:
        - Picker:
            - Text: One month
            - Text: One year
          style: segmented
      """,
      line: "One year, Button, 2 of 2"),
    speech: .stop { stop, phrase in
      guard let context = stop.element.context else { return }
      switch context.value {
      case .series(let place), .tab(let place), .tabBarItem(let place):
        let word = stop.words[.place].filled("\(place.number)", "\(place.count)")
        phrase.say(phrase.segment(word, .position, for: context))
      case .listStart: phrase.say(.listStart, .boundary, for: context)
      case .listEnd: phrase.say(.listEnd, .boundary, for: context)
      case .landmarkStart: phrase.say(.landmarkStart, .boundary, for: context)
      case .landmarkEnd: phrase.say(.landmarkEnd, .boundary, for: context)
      // The rule `definitionList` speaks these.
      case .definitionListStart, .definitionListEnd: break
      }
    })
}
