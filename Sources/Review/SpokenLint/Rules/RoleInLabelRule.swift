import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

extension LintRule {
  /// Finds labels that contain the word that VoiceOver speaks for the role: at the end, or at the
  /// beginning in languages that put it first.
  ///
  /// The words are those of the element's language. A word inside a label is not reported, nor one
  /// that begins an English label: "Link your account" does not name a link. Not reported when
  /// VoiceOver does not speak the role.
  static let roleInLabel = LintRule(
    id: "role-in-label", severity: .warning,
    summary: "A label says the role that VoiceOver adds",
    evidence: """
      "Submit button, Button" is heard: VoiceOver speaks the role of traits itself (Apple, \
      accessibilityLabel: do not include the type of the control).
      """,
    fix: "Leave the word out of the label.",
    fails: Example(
      """
      screen: Form
      views:
        - Button: Submit button
      """),
    passes: Example(
      """
      screen: Form
      views:
        - Button: Submit
      """),
    search: .screen { screen in
      screen.stops.flatMap { stop -> [Fault] in
        let roles = stop.said(.trait).map(\.text)
        guard !roles.isEmpty else { return [] }
        let place = Language.of(stop.words.language)?.roles ?? .after
        return stop.label.compactMap { part in
          // The label of a symbol is the system's choice, not the author's.
          guard part.pass != .symbolLabel, part.pass != .symbolVariant,
            let role = roles.first(where: { part.value.says(role: $0, place) })
          else { return nil }
          return Fault(
            "The label says \"\(role.lowercased())\", and VoiceOver adds it again: \(stop.called).",
            at: stop.element, part.origin)
        }
      }
    })
}

extension String {
  /// Whether a label has the word for a role where a language would put it.
  fileprivate func says(role: String, _ place: Language.RolePlace) -> Bool {
    if place == .joined { return hasSuffix(role) && count > role.count }
    let words = plainWords
    let parts = role.plainWords
    guard !parts.isEmpty, words.count >= parts.count else { return false }
    if words.suffix(parts.count).elementsEqual(parts) { return true }
    return place == .before && words.prefix(parts.count).elementsEqual(parts)
  }
}
