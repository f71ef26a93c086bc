import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Announces a landmark that the cursor entered, after the element, and its end at its last
  /// element.
  ///
  /// Leaving a landmark is silent. One with a single element is announced on entering. That of
  /// several the inner one comes first is inferred; everything else was recorded in Safari.
  static let landmark = SpeechRule(
    id: "landmark",
    summary: "a landmark is named after its first element, and its end after its last",
    evidence: Attestation(.observed, .safari),
    example: Example(
      """
      screen: Shop
      views:
        - Web:
            - { Web: Welcome, role: heading }
            - { Web: Imprint, role: link }
          role: banner
          label: Shop header
      """,
      line: "Welcome, Heading, Shop header, Banner, Landmark"),
    speech: .stop { stop, phrase in
      for (container, isEnd) in stop.edges(of: .landmark) {
        let words = stop.words(of: container)
        if isEnd { phrase.say(words[.landmarkEnd], of: container) }
        phrase.name(container, stop)
        if !isEnd { phrase.say(words[.landmarkStart], of: container) }
      }
    })
}

extension StopContext {
  /// The containers of a type that end with this element or were entered, innermost first; a
  /// container with only this element counts as entered.
  func edges(of type: Property.ContainerType) -> [(container: Container, isEnd: Bool)] {
    // Most stops are at no edge of a container.
    guard !(entered.isEmpty && ended.isEmpty) else { return [] }
    // The innermost first, which is inferred: nested landmarks are not recorded.
    return element.containers.reversed().filter { $0.type == type }.compactMap { container in
      let isEntered = entered.contains { $0.node == container.node }
      let isEnd = ended.contains { $0.node == container.node }
      guard isEntered || isEnd else { return nil }
      return (container, isEnd && (container.count > 1 || !isEntered))
    }
  }
}

extension Phrase {
  /// Adds a word about a container where it starts or ends.
  mutating func say(_ word: Word, of container: Container) {
    say(attribution.segment(word, .boundary, at: container.origin), of: container)
  }

  /// Adds the label and the kind of a landmark.
  fileprivate mutating func name(_ container: Container, _ stop: StopContext) {
    let words = stop.words(of: container)
    for text in container.words {
      say(attribution.segment(text, .boundary, in: words), of: container)
    }
    if let role = container.role, case .landmark(let word)? = container.webRole?.speech {
      say(segment(words[word], .boundary, for: role), of: container)
    }
  }
}
