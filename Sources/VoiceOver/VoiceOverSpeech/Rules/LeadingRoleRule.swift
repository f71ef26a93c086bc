import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks "Heading level 2" or "Link" before the label on the Mac, and the states of a link before
  /// that.
  ///
  /// "Dimmed, Link, Archive"; "Current page, Link, Home"; "Visited, Link, Help".
  static let leadingRole = SpeechRule(
    id: "leadingRole",
    summary: "on the Mac headings and links begin with their role",
    evidence: Attestation(.observed, .safari, .designSystem, .guidepup, .ariaAT),
    example: Example(
      """
      screen: Page
      platform: macos
      views:
        - Text: Getting started
          addTraits: [isHeader]
          heading: 2
      """,
      line: "Heading level 2, Getting started"),
    speech: .stop { stop, phrase in
      if let trait = stop.trait(.header) {
        let level = stop.element.headingLevel.map { "\($0.value)" }
        let word = level.map { stop.words[.headingLevel].filled($0) } ?? stop.words[.heading]
        phrase.say(phrase.segment(word, for: trait))
      }
      guard let trait = stop.trait(.link) else { return }
      if let dimmed = stop.trait(.notEnabled) { phrase.say(.dimmed, .state, for: dimmed) }
      for state in stop.element.states {
        if let word = state.value.current { phrase.say(word, .state, for: state) }
      }
      if let visited = stop.element.states.first(where: { $0.value == .visited }) {
        phrase.say(.visited, .state, for: visited)
      }
      phrase.say(.link, for: trait)
    })
}
