import ScreenDocuments
import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Announces a container that the cursor entered on the Mac, and the number of its items.
  ///
  /// "In Style Presets, Group, 8 items". A container without a label is silent.
  static let macContainer = container.variant(
    sources: [.talk(229, 2025)],
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
      line: "In Style Presets, Group, 2 items, Title, Button"),
    speech: .stop { stop, phrase in
      for container in stop.entered {
        guard !stop.tolerances.contains(.silentContainers) else {
          phrase.suppressWords(of: container, by: .setting("compatibility", "snapshot"))
          continue
        }
        guard let label = container.label else { continue }
        let words = stop.words(of: container)
        let said = [
          words[.entering].filled(words.text(of: label.value)), words[container.typeWord],
          words[.items, counting: container.count],
        ]
        for word in said { phrase.say(phrase.segment(word, .container, for: label), of: container) }
      }
    })
}

extension Container {
  /// The name of its type on the Mac.
  var typeWord: Word.ID {
    if kind == .scrollView { return .scrollArea }
    switch type {
    case .list, .definitionList: return .list
    case .dataTable: return .table
    case .tabBar: return .tabGroup
    case .none, .semanticGroup, .landmark: return .group
    }
  }
}
