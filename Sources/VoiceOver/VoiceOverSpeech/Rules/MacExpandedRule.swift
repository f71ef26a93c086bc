import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Says before the type whether a disclosure or a list of choices is open on the Mac.
  static let macExpanded = expanded.variant(
    sources: [.safari, .designSystem],
    example: Example(
      """
      screen: Help
      platform: macos
      views:
        - Web: More
          role: button
          expanded: false
      """,
      line: "More, Collapsed, Button"),
    speech: .stop { stop, phrase in
      guard let expanded = stop.element.expanded else { return }
      let word = stop.words[expanded.value ? .expanded : .collapsed]
      let segment = phrase.segment(word, .state, for: expanded)
      phrase.say(
        segment, if: !stop.tolerances.contains(.silentDisclosures),
        else: .setting("compatibility", "snapshot"))
    })
}
