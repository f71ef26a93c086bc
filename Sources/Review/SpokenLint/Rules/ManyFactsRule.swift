import ScreenTree
import VoiceOverLanguages
import VoiceOverSpeech

extension LintRule {
  /// Finds controls with six or more facts before their role.
  ///
  /// A fact is a segment, or of a label each part between commas. Not reported for elements that
  /// cannot be operated, and for switches on the Mac, which say their state first.
  static let manyFacts = LintRule(
    id: "many-facts", severity: .warning,
    summary: "A control says six facts or more before its role",
    evidence: """
      The role, the state and the hint come last, after everything else (Apple, WWDC21 session 10121: too much \
      data may overwhelm).
      """,
    fix: "Keep only the name in the label, and move the rest to `customContent:`.",
    swiftFix: """
      Keep only the name in the label, and move the rest to `accessibilityCustomContent(_:_:)`.
      """,
    fails: Example(
      """
      screen: Trips
      views:
        - HStack:
            - Text: Ferry to Helsinki
            - Text: May 2
            - Text: 9:30
            - Text: 16 hours
            - Text: cabin for two
            - Text: 140 €
          element: combine
          addTraits: [isButton]
      """),
    passes: Example(
      """
      screen: Trips
      views:
        - HStack:
            - Text: Ferry to Helsinki
            - Text: May 2
          element: combine
          addTraits: [isButton]
          customContent:
            - { label: Departure, value: "9:30" }
            - { label: Price, value: 140 € }
      """),
    search: .screen { screen in
      guard screen.screen.platform != .macos else { return [] }
      return screen.stops.compactMap { stop in
        let facts = stop.facts
        guard stop.element.isOperable, facts >= 6 else { return nil }
        return Fault("\(stop.called) says \(facts) facts before its role.", at: stop.element)
      }
    })
}

extension LintedScreen.Stop {
  /// How many facts come before the role.
  fileprivate var facts: Int {
    said(.label, .content, .value).reduce(0) { count, segment in
      let clauses = segment.text.split { ",;\n、".contains($0) }.filter {
        !String($0).isBlank
      }
      // A comma inside a number separates nothing.
      let isNumber = segment.text.allSatisfy { !$0.isLetter }
      return count + (isNumber ? 1 : max(1, clauses.count))
    }
  }
}
