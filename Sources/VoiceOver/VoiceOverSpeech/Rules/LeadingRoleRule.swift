import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks "Heading level 2" or "Link" before the label on the Mac, as VoiceOver reads Safari
  /// there.
  static let leadingRole = SpeechRule(
    id: "leadingRole",
    summary: "on the Mac headings and links begin with their role",
    evidence: Attestation(.observed, .safari),
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
      if let visited = stop.element.states.first(where: { $0.value == .visited }) {
        phrase.say(.visited, .state, for: visited)
      }
      if let trait = stop.trait(.header) {
        let level = stop.element.headingLevel.map { "\($0.value)" }
        let word = level.map { stop.words[.headingLevel].filled($0) } ?? stop.words[.heading]
        phrase.say(phrase.segment(word, for: trait))
      }
      if let trait = stop.trait(.link) { phrase.say(.link, for: trait) }
    })
}
