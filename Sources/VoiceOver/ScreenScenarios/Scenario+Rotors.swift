import ScreenTree
package import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
package import VoiceOverSpeech

extension Scenario {
  /// What each rotor of an element finds, in the words in which VoiceOver speaks the entries.
  ///
  /// An entry that is not a stop finds the element that speaks its words; one whose words are not
  /// spoken is omitted.
  package func rotors(of element: Element) -> [RotorListing] {
    guard !element.rotors.isEmpty else { return [] }
    let elements = resolutions.first { $0.elements.contains(element) }?.elements ?? []
    return element.rotors.map { rotor in
      let found = rotor.value.entries.compactMap { entry in
        elements.firstIndex(answering: entry.id, in: entry.namespace).map { elements[$0] }
      }
      return RotorListing(
        name: rotor.value.name, words: words.inForce(for: element.language),
        text: { text(of: found[$0]) },
        search: { direction, last in
          // The entries are a list already; a search backwards would only find the same ones again.
          let next = (last ?? -1) + 1
          return direction == .forwards && next < found.count ? next : nil
        })
    }
  }

  /// The description of an element as a rotor entry, without its containers.
  private func text(of element: Element) -> String {
    var element = element
    element.context = nil
    return Event.focused(Focus(element, number: 1))
      .phrased(after: .none, words: words, platform: platform, settings: settings)
      .description(in: .voiceover)
  }

  /// The record of an utterance of the scenario, with the reasons of its words.
  ///
  /// - Parameters:
  ///   - utterance: the utterance to explain.
  ///   - furigana: the reading of a Japanese text beside its ideographs, or nil.
  /// - Returns: the record.
  package func record(
    of utterance: Utterance, furigana: (String) -> String? = { _ in nil }
  ) -> StopRecord {
    let element = utterance.event.element
    return StopRecord(
      explaining: utterance, rotors: element.map(rotors) ?? [], furigana: furigana)
  }
}
