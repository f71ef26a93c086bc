import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Announces that the user of a Mac interacts with a container, or stops to.
  ///
  /// "In Style Presets, Group, 8 items", then the element inside. On leaving "Out of Style
  /// Presets", which is inferred, then the container's own stop. A container without a label says
  /// its type.
  static let interaction = SpeechRule(
    id: "interaction",
    summary: "a container says that it is entered or left when the user interacts with it",
    evidence: Attestation(.apple, .talk(229, 2025)),
    example: Example(
      """
      screen: Document
      platform: macos
      views:
        - VStack:
            - Button: Title
            - Button: Heading
          element: contain
          label: Style Presets
      """,
      steps: "interact", line: "In Style Presets, Group, 2 items, Title, Button"),
    speech: .event { event, context, rule in
      guard case .interacted(let container, let isIn, _) = event else { return [] }
      let words = context.ofScreen.inForce(for: container.language)
      let type = words[container.macKind]
      let label = container.label.map { Word(words.text(of: $0.value), .apple) }
      let name = label ?? words.inside(type)
      var said = [words[isIn ? .entering : .macLeaving].filled(with: name)]
      // Left, it says its type and the number of its items at its own stop.
      if isIn {
        if label != nil { said.append(type) }
        said.append(words[.items, counting: container.itemCount])
      }
      return said.map { rule.segment($0, .container, at: container.origin) }
    })
}
