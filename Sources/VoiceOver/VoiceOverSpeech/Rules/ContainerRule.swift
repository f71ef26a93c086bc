import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the label of each container that the cursor entered, outermost first.
  ///
  /// An app's container without a label is silent, and so are moves inside a container. A disabled
  /// one adds "Dimmed" to its label. Alerts announce their role, and so do dialogs and toolbars of
  /// web content; landmarks do after the element. The label of an alert of web content is silent (one
  /// listener; of a status, a log, a timer and a marquee it is inferred). Apple's demo speaks the label of a chart before
  /// its first bar; developers report the same of semantic groups.
  static let container = SpeechRule(
    id: "container",
    summary: "a container's label is spoken when the cursor enters it",
    evidence: Attestation(.apple, .talk(10122, 2021), .issue(223), .aloud),
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
          phrase.suppressWords(of: container, by: .setting("compatibility", "snapshot"))
          continue
        }
        if container.webRole?.isLiveRegion == true {
          phrase.suppressWords(of: container, by: .liveRegion)
          continue
        }
        // A landmark is named after its first element, by a rule of its own.
        guard container.type != .landmark else { continue }
        let words = stop.words(of: container)
        for text in container.words {
          phrase.say(phrase.attribution.segment(text, .container, in: words), of: container)
        }
        // The recordings of disabled containers all have a label; without one nothing is said.
        if let dimmed = container.dimmed, container.label != nil {
          phrase.say(phrase.segment(words[.dimmed], .container, for: dimmed), of: container)
        }
        if let word = container.kindWord {
          let segment = phrase.attribution.segment(
            words[word], .container, at: container.origin)
          phrase.say(segment, of: container)
        }
      }
    })
}

extension Phrase {
  /// Adds a segment in the language of a container.
  mutating func say(_ segment: Segment, of container: Container) {
    var segment = segment
    segment.language = segment.language ?? container.language
    say(segment)
  }

  /// Records what is not spoken of a container.
  mutating func suppressWords(of container: Container, by cause: Suppression.Cause) {
    for text in container.words {
      suppress(words.text(of: text.value), .container, by: cause, text.origin)
    }
  }
}

extension Container {
  /// Its label and its value.
  var words: [Sourced<Wording>] { [label, value].compactMap { $0 } }

  /// The word for its role that is spoken on entering, or nil.
  fileprivate var kindWord: Word.ID? {
    if kind == .alert { return .alert }
    guard case .entering(let word)? = webRole?.speech else { return nil }
    return word
  }
}

extension WebRole {
  /// Whether it is a role of WAI-ARIA for what changes.
  fileprivate var isLiveRegion: Bool {
    [.alert, .log, .marquee, .status, .timer].contains(self)
  }
}
