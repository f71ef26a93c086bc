import ScreenTree
import VoiceOverElements
import VoiceOverSpeech

extension LintRule {
  /// Finds stops without speech.
  ///
  /// Not reported for controls and images, which have separate rules, and for a capture without
  /// labels.
  static let silentStop = LintRule(
    id: "silent-stop", severity: .warning,
    summary: "The cursor stops and nothing is said",
    evidence: """
      A stop without words wastes a swipe, and sounds as if the app hung (Apple, \
      isAccessibilityElement: only what has something to say is an element).
      """,
    fix: "Give it a label, or exclude it from the elements.",
    fails: Example(
      """
      screen: Profile
      views:
        - UIView:
          isElement: true
        - Text: Ada
      """),
    passes: Example(
      """
      screen: Profile
      views:
        - UIView:
        - Text: Ada
      """),
    search: .screen { screen in
      guard !screen.cannotTell(.label) else { return [] }
      return screen.stops.filter { stop in
        !stop.element.isOperable && !stop.element.has(.image)
          // The start or the end of a container on the Mac says what it is.
          && !stop.element.isContainerStop
          && stop.utterance.segments.allSatisfy {
            // The name of a container that is entered says nothing about the stop.
            $0.kind == .container || $0.kind == .boundary
              || $0.kind == .sound || $0.text.isBlank
          }
      }.map { Fault("Nothing is said at \($0.element.node).", at: $0.element) }
    })
}
