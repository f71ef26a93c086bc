import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the value.
  ///
  /// Silent for a switch, whose value is spoken as a state after its role, and for the text of a
  /// field that is being edited, which follows "Is editing".
  static let value = SpeechRule(
    id: "value",
    summary: "the value follows the label",
    evidence: Attestation(.apple, .talk(10119, 2021)),
    example: Example(
      """
      screen: Wallet
      views:
        - Slider: Food
          value: 40
          in: [0, 100]
          valueText: $40
      """,
      line: "Food, $40, Adjustable"),
    speech: .stop { stop, phrase in
      // The value of a switch is its state, which is spoken beside the role.
      guard !stop.isSwitch else { return }
      // While a field is edited its text comes after the role; here only a placeholder is left.
      let later = stop.isEdited ? stop.element.enteredText : []
      for part in stop.element.value where !part.value.isBlank && !later.contains(part) {
        phrase.say(phrase.segment(part, .value, of: stop))
      }
    })
}

extension Phrase {
  /// A segment in the words of the app or the system, with the speech attributes of the element.
  func segment(_ wording: Sourced<Wording>, _ kind: SegmentKind, of stop: StopContext) -> Segment {
    var segment = segment(wording, kind)
    segment.attributes.speech = stop.element.speech?.value
    return segment
  }

  /// A segment in the words of the app, with the speech attributes of the element.
  func segment(_ text: Sourced<String>, _ kind: SegmentKind, of stop: StopContext) -> Segment {
    segment(text.map(Wording.text), kind, of: stop)
  }
}
