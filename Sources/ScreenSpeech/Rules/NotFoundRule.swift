import ScreenSession
import ScreenTree

extension SpeechRule {
  /// Says what a rotor does not find anywhere on the screen: "Heading not found".
  static let notFound = SpeechRule(
    id: "notFound",
    summary: "a rotor without results says what it does not find",
    evidence: Attestation(.observed, .safari, .swiftUITechniques),
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
        case .custom(let name): name
        }
      return [
        rule.segment(.noResults, at: .screen),
        rule.segment(words[.notFound].filled(item), .rotor, at: .screen),
      ]
    })
}

extension Vocabulary {
  /// One of the things that a rotor of the system finds.
  fileprivate func item(of rotor: Rotor.System) -> String {
    switch rotor {
    case .containers: self[.containerItem].text
    case .headings: self[.heading].text
    case .heading1: self[.headingLevel].filled("1").text
    case .heading2: self[.headingLevel].filled("2").text
    case .heading3: self[.headingLevel].filled("3").text
    case .heading4: self[.headingLevel].filled("4").text
    case .heading5: self[.headingLevel].filled("5").text
    case .heading6: self[.headingLevel].filled("6").text
    case .links: self[.link].text
    case .formControls: self[.formControlItem].text
    case .tables: self[.table].text
    case .lists: self[.list].text
    case .landmarks: self[.landmarkStart].text
    case .visitedLinks: self[.visitedLinkItem].text
    case .nonVisitedLinks: self[.nonVisitedLinkItem].text
    case .buttons: self[.button].text
    case .textFields: self[.textField].text
    case .searchFields: self[.searchField].text
    case .images: self[.image].text
    case .staticText: self[.staticTextItem].text
    case .actions, .adjust, .moreContent, .characters, .words, .lines: self[rotor.word].text
    }
  }
}
