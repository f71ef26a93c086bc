import ScreenTree
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Announces that a rotor has no results on the screen: "Heading not found".
  static let notFound = SpeechRule(
    id: "notFound",
    summary: "a rotor without results says what it does not find",
    evidence: Attestation(.observed, .safari),
    example: Example(
      """
      screen: Wallet
      views:
        - Text: Balance
      """,
      steps: "{ rotor: Headings }, rotorNext", line: "♪ no results, Heading not found"),
    speech: .event { event, context, rule in
      guard case .foundNothing(let rotor) = event else { return [] }
      let words = context.words
      let item =
        switch rotor {
        case .system(let system): words.item(of: system)
        // A custom rotor has only the name that the app gave it, and no word for an item.
        case .custom(let name): Word(name, .apple)
        }
      return [
        rule.segment(.noResults, at: .screen),
        rule.segment(words[.notFound].filled(with: item), .rotor, at: .screen),
      ]
    })
}

extension Vocabulary {
  /// The kind of element that a rotor of the system finds.
  fileprivate func item(of rotor: Rotor.System) -> Word {
    switch rotor {
    case .containers: self[.containerItem]
    case .headings: self[.heading]
    case .heading1: self[.headingLevel].filled("1")
    case .heading2: self[.headingLevel].filled("2")
    case .heading3: self[.headingLevel].filled("3")
    case .heading4: self[.headingLevel].filled("4")
    case .heading5: self[.headingLevel].filled("5")
    case .heading6: self[.headingLevel].filled("6")
    case .links: self[.link]
    case .formControls: self[.formControlItem]
    case .tables: self[.table]
    case .lists: self[.list]
    case .landmarks: self[.landmarkStart]
    case .visitedLinks: self[.visitedLinkItem]
    case .nonVisitedLinks: self[.nonVisitedLinkItem]
    case .buttons: self[.button]
    case .textFields: self[.textField]
    case .searchFields: self[.searchField]
    case .images: self[.image]
    case .staticText: self[.staticTextItem]
    case .actions, .adjust, .moreContent, .audioGraph, .characters, .words, .lines, .speakingRate,
      .volume, .punctuation, .language, .hints:
      self[rotor.word]
    }
  }
}
