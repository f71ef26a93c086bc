import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Says at the stop where a container starts what it is: "Functional, Navigation".
  ///
  /// A list says its kind first, then the number of its items, and how deep it is from the second
  /// level on; a table says its columns and rows, a group that must be filled in "Required". The
  /// elements inside say nothing of it, unless the Tab key leads to them.
  static let macStart = SpeechRule(
    id: "macStart",
    summary: "on the Mac a container is a stop of its own, with its kind and its size",
    evidence: Attestation(.apple, .talk(229, 2025), .designSystem, .safari),
    example: Example(
      """
      screen: Shop
      platform: macos
      views:
        - Web:
            - { Web: [{ Web: Offers, role: link }], role: listitem }
            - { Web: [{ Web: Help, role: link }], role: listitem }
          role: list
      """,
      line: "List, 2 items"),
    speech: .stop { stop, phrase in
      guard let container = stop.element.group else { return }
      let segments = container.macSegments(phrase.attribution, stop.words(of: container))
      for segment in segments { phrase.say(segment, of: container) }
    })
}
