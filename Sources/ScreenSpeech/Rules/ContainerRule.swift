import ScreenResolver
import ScreenTree

extension SpeechRule {
  /// Speaks the label of each container that the cursor came into, outermost first.
  ///
  /// Nothing is said for a container of an app without a label, and nothing when the cursor moves
  /// inside one. Landmarks, dialogs and tables of web content say what they are. Apple's demo speaks
  /// the label of a chart before its first bar; developers report the same of semantic groups.
  static let container = SpeechRule(
    id: "container",
    summary: "a container's label is spoken when the cursor comes in",
    evidence: Attestation(.apple, .talk(10122, 2021), .issue(223)),
    example: Example(
      """
      screen: Wallet
      views:
        - Canvas:
          label: Budget history
          children:
            - { Rectangle: , label: January, value: $120 }
      """,
      line: "Budget history, January, $120"),
    speech: .stop { stop, phrase in
      for container in stop.entered {
        guard !stop.tolerances.contains(.silentContainers) else {
          phrase.suppressWords(of: container)
          continue
        }
        for text in container.words {
          let words = stop.words(of: container)
          phrase.say(phrase.attribution.segment(text, .container, in: words), of: container)
        }
        if let role = container.role,
          let word = container.name(role.value, stop.words(of: container))
        {
          phrase.say(phrase.segment(word, .container, for: role), of: container)
        }
      }
    })
}

extension Phrase {
  /// Speaks a segment in the language of a container.
  mutating func say(_ segment: Segment, of container: Container) {
    var segment = segment
    segment.language = segment.language ?? container.language
    say(segment)
  }

  /// Keeps what a model without containers does not speak.
  mutating func suppressWords(of container: Container) {
    for text in container.words {
      let cause = Suppression.Cause.setting("compatibility", "snapshot")
      suppress("\(text.value)", .container, by: cause, text.origin)
    }
  }
}

extension Container {
  /// Its label and its value.
  fileprivate var words: [Sourced<Wording>] { [label, value].compactMap { $0 } }

  /// What web content says it is.
  fileprivate func name(_ role: String, _ words: Vocabulary) -> Word? {
    switch role {
    case "dialog", "alertdialog": return words[.dialog]
    case "table":
      guard let size else { return nil }
      let rows = words[.tableRows, counting: size.rows]
      let columns = words[.tableColumns, counting: size.columns]
      return words[.tableStart].filled(with: rows, columns)
    default: return Landmark(rawValue: role).map { words[$0.word] }
    }
  }
}
