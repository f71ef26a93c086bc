import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Announces a menu that VoiceOver opens on the Mac, and the number of its items.
  ///
  /// "More Content menu, 5 items" and "Actions menu, 2 items" in Apple's demos. Its items are
  /// spoken by the rules for custom content and for actions. Without items no menu opens, and it is
  /// said that nothing was found.
  static let menu = SpeechRule(
    id: "menu",
    summary: "a menu of VoiceOver says its name and the number of its items",
    evidence: Attestation(.apple, .talk(10121, 2021)),
    example: Example(
      """
      screen: Dogs
      platform: macos
      views:
        - Text: Bailey
          customContent:
            - { label: Age, value: Three years }
            - { label: Weight, value: 30 kg }
      """,
      steps: "moreContent", line: "More Content menu, 2 items"),
    speech: .event { event, context, rule in
      guard case .openedMenu(let menu) = event else { return [] }
      let words = context.ofScreen
      let name: Word.ID =
        switch menu.kind {
        case .moreContent: .moreContentMenu
        case .actions: .actionsMenu
        }
      return [words[name], words[.items, counting: menu.items.count]].map {
        rule.segment($0, .system, at: menu.element.origin)
      }
    })
}
