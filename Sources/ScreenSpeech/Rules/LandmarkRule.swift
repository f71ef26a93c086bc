import ScreenResolver
import ScreenTree

extension SpeechRule {
  /// Says which landmark the cursor came into, after the element; at its last element that it ends.
  ///
  /// Leaving a landmark says nothing. One with a single element says on entering what it is, and of
  /// several the inner one comes first; both are inferred, all else was recorded in Safari.
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

extension Stop {
  /// The containers of a type that end with this element or were entered, innermost first; one that has
  /// no other element is entered.
  func edges(of type: Property.ContainerType) -> [(container: Container, isEnd: Bool)] {
    guard !(entered.isEmpty && ended.isEmpty) else { return [] }
    return element.containers.reversed().filter { $0.type == type }.compactMap { container in
      let isEntered = entered.contains { $0.node == container.node }
      let isEnd = ended.contains { $0.node == container.node }
      guard isEntered || isEnd else { return nil }
      return (container, isEnd && (container.count > 1 || !isEntered))
    }
  }
}

extension Phrase {
  /// Speaks a word about a container where it starts or ends.
  mutating func say(_ word: Word, of container: Container) {
    say(attribution.segment(word, .boundary, at: container.origin), of: container)
  }

  /// Speaks what a landmark is called and which one it is.
  fileprivate mutating func name(_ container: Container, _ stop: Stop) {
    let words = stop.words(of: container)
    for text in container.words {
      say(attribution.segment(text, .boundary, in: words), of: container)
    }
    if let role = container.role, case .landmark(let word)? = container.webRole?.speech {
      say(segment(words[word], .boundary, for: role), of: container)
    }
  }
}
