import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Says at the stop where a container ends which one it was: "End of Functional, Navigation".
  ///
  /// Lists and tables end without their names: "End of list".
  static let macEnd = SpeechRule(
    id: "macEnd",
    summary: "on the Mac the end of a container is a stop of its own",
    evidence: Attestation(.observed, .designSystem, .safari),
    example: Example(
      """
      screen: Shop
      platform: macos
      views:
        - Web:
            - { Web: Home, role: link }
          role: navigation
          label: Main menu
      """,
      line: "End of Main menu, Navigation"),
    speech: .stop { stop, phrase in
      guard let container = stop.element.groupEnd else { return }
      let words = stop.words(of: container)
      for word in container.end(words) { phrase.say(word, of: container) }
    })
}

extension Container {
  /// What is said where it ends.
  fileprivate func end(_ words: Vocabulary) -> [Word] {
    let kind = macKind
    guard let label, !isMacList, kind != .table else { return [words.macEnd(of: kind)] }
    return words.macEnd(of: kind, named: Word(words.text(of: label.value), .observed))
  }
}
