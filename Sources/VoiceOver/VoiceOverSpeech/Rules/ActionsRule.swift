import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Says "Actions available" when the element has custom actions; their names are not spoken.
  ///
  /// Those of a group are announced with the element by which the cursor enters it, as heard by
  /// developers; AccessibilitySnapshot does not announce them. With `firstItemOnly=true` only the
  /// first item of a list does.
  static let actions = SpeechRule(
    id: "actions",
    summary: "custom actions are announced, not named",
    evidence: Attestation(
      .apple, .talk(238, 2019), .talk(250, 2019), .issue(285), .issue(159)),
    example: Example(
      """
      screen: Mail
      views:
        - Text: Message from Ada
          actions: [Archive]
      """,
      line: "Actions available"),
    speech: .stop { stop, phrase in
      // Developers heard the cue on entering a group that has actions itself.
      let hearsContainers = !stop.tolerances.contains(.silentContainers)
      let around = hearsContainers ? stop.entered.lazy.flatMap(\.actions).first : nil
      guard let action = stop.element.actions.first ?? around else { return }
      // The first item that is heard of a list is the one at which the cursor enters it.
      let isFirst = stop.entered.contains { $0.type == .list }
      let isInList = stop.element.containers.contains { $0.type == .list }
      let cue = phrase.segment(stop.words[.actionsAvailable], .actions, for: action)
      guard !stop.settings.firstItemOnly || isFirst || !isInList else {
        return phrase.suppress(cue, by: .setting("firstItemOnly", "true"))
      }
      phrase.cues.append(cue)
    })
}
