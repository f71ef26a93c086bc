import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds images that are stops and say only "Image".
  ///
  /// Not reported for images that can be operated, which are controls, and for those with a value.
  static let unlabelledImage = LintRule(
    id: "unlabelled-image", severity: .warning,
    summary: "An image has no name and is not decorative",
    evidence: """
      The cursor stops and only "Image" is heard (WCAG 2.2, 1.1.1 Non-text Content; Apple, \
      Image(decorative:)).
      """,
    fix: "Give it a label, or make it decorative if it says nothing.",
    fails: Example(
      """
      screen: Profile
      views:
        - UIImageView:
          isElement: true
      """),
    passes: Example(
      """
      screen: Profile
      views:
        - UIImageView:
          isElement: true
          label: Ada on a bicycle
      """),
    search: .screen { screen in
      guard !screen.cannotTell(.label) else { return [] }
      return screen.stops.filter { stop in
        stop.element.has(.image) && !stop.element.isOperable
          && stop.said(.label, .value, .content, .hint).isEmpty
      }.map { Fault("The image has no name, only \($0.called) is heard.", at: $0.element) }
    })
}
