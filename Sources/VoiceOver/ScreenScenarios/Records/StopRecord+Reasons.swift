import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
package import VoiceOverSpeech

extension StopRecord {
  /// What is heard at an utterance, why each word is spoken, and why others are not.
  ///
  /// - Parameters:
  ///   - utterance: the utterance to explain.
  ///   - rotors: what the rotors of its element find.
  ///   - furigana: the reading of a Japanese text beside its ideographs, or nil.
  package init(
    explaining utterance: Utterance, rotors: [RotorListing] = [],
    furigana: (String) -> String? = { _ in nil }
  ) {
    self.init(of: utterance)
    let focus = utterance.event.element
    let vocabulary = Vocabulary.inForce(for: utterance.language).inForce(for: focus?.language)
    let model = VoiceOverModel.model(of: utterance.platform, utterance.settings)
    for (index, segment) in utterance.segments.enumerated() {
      segments[index].why = segment.reason.rule.summary
      segments[index].attested = segment.attested(in: vocabulary, by: model)
      (segments[index].furigana, segments[index].readBy) = segment.furigana(
        in: utterance.language, furigana)
    }
    actions = vocabulary.texts(of: focus?.actions ?? []).map {
      Detail(
        $0.value, origin: $0.origin.place, property: $0.origin.subject, source: $0.pass.summary)
    }
    customContent = (focus?.customContent ?? []).map {
      Detail(
        $0.value.label, value: $0.value.value, origin: $0.origin.place,
        property: $0.origin.subject)
    }
    self.rotors = rotors
    voiceControl =
      focus?[.inputLabels].map { names in
        names.value.map {
          Detail($0, origin: names.origin.place, property: names.origin.subject)
        }
      } ?? []
  }
}

extension Segment {
  /// Its words in Japanese with their reading, and where it comes from; nil without ideographs.
  fileprivate func furigana(
    in screen: String, _ read: (String) -> String?
  ) -> (text: String?, source: String?) {
    func hasKanji(_ text: String) -> Bool {
      text.unicodeScalars.contains(where: \.properties.isIdeographic)
    }
    guard hasKanji(text) else { return (nil, nil) }
    if speech != text, !speech.isEmpty, !hasKanji(speech) {
      return ("\(text)(\(speech))", "the table of VoiceOver's words")
    }
    guard (language ?? screen).isJapanese, let found = read(text) else { return (nil, nil) }
    return (found, "MeCab's dictionary")
  }
}
