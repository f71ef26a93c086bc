import ScreenTree
import VoiceOverElements
package import VoiceOverLanguages
import VoiceOverSession
package import VoiceOverSpeech

/// Why each word of an utterance is spoken, and why others are not.
///
/// Its description is text; encoded, it is JSON.
package struct Explanation: Hashable, Sendable, Encodable {
  /// The command of the step.
  package var command: String
  /// What happened, such as `open` or `focus`.
  package var event: String
  /// The node of the element; nil without focus.
  package var element: String?
  /// The position of the element in its file.
  package var origin: String?
  /// The segments.
  package var words: [Word]
  /// The suppressed segments.
  package var suppressed: [Silence]
  /// The custom actions that a cue stands for.
  package var actions: [Detail]
  /// The custom content that a cue stands for.
  package var customContent: [Detail]
  /// The custom rotors, with what they find.
  package var rotors: [RotorListing]
  /// The names of the element for Voice Control, which are not spoken; nil when the app gives none.
  package var voiceControl: [Detail]?
  /// The result, in a clause; nil when everything was heard.
  package var heard: String?

  /// A segment, and why it is spoken.
  package struct Word: Hashable, Sendable, Encodable {
    /// The words as a transcript shows them.
    package var text: String
    /// The kind of the segment, such as `label`.
    package var kind: String
    /// The name of its rule.
    package var rule: String
    /// The rule in one sentence.
    package var why: String
    /// How well the wording is attested; for words of the app, the rule.
    package var evidence: Evidence
    /// The evidence in words, with the sources as dots and the newest system: of the wording as far
    /// as they are known, then of the rule.
    package var attested: String
    /// The property of the file that the words come from, `file:line:column node`.
    package var origin: String
    /// How the words were derived from the property; nil when they are the rule's.
    package var source: String?
    /// The language of the words, or nil for the screen's.
    package var language: String?
    /// The speech attributes, one line each.
    package var attributes: [String]
    /// Japanese with the reading in hiragana beside its ideographs; nil for words without any.
    package var furigana: String?
    /// Where that reading comes from.
    package var readBy: String?
  }

  /// A suppressed segment, and why.
  package struct Silence: Hashable, Sendable, Encodable {
    /// The words; may be empty.
    package var text: String
    /// The kind that it would have had.
    package var kind: String
    /// The setting or the reason.
    package var reason: String
    /// The origin of the words.
    package var origin: String
  }

  /// A custom action, an item of custom content, or a name for Voice Control.
  package struct Detail: Hashable, Sendable, Encodable {
    /// The name, or the label of the content.
    package var text: String
    /// What the content says; nil for a name.
    package var value: String?
    /// The property of the file that it comes from, and how.
    package var origin: String
  }

  /// Explains an utterance.
  ///
  /// - Parameters:
  ///   - utterance: the utterance to explain.
  ///   - rotors: what the rotors of its element find.
  ///   - furigana: the reading of a Japanese text beside its ideographs, or nil.
  package init(
    of utterance: Utterance, rotors: [RotorListing] = [],
    furigana: (String) -> String? = { _ in nil }
  ) {
    command = "\(utterance.cause)"
    event = utterance.event.name
    let focus = utterance.event.element
    element = focus?.node
    origin = focus?.origin.place
    let vocabulary = Vocabulary.inForce(for: utterance.language).inForce(for: focus?.language)
    let model = VoiceOverModel.model(of: utterance.platform, utterance.settings)
    words = utterance.segments.map { segment in
      var word = Word(segment, in: vocabulary, by: model)
      (word.furigana, word.readBy) = segment.furigana(in: utterance.language, furigana)
      return word
    }
    suppressed = utterance.suppressed.map(Silence.init)
    actions = vocabulary.texts(of: focus?.actions ?? []).map {
      Detail(text: $0.value, origin: "\($0.origin), \($0.pass.summary)")
    }
    customContent = (focus?.customContent ?? []).map {
      Detail(text: $0.value.label, value: $0.value.value, origin: "\($0.origin)")
    }
    self.rotors = rotors
    voiceControl = focus?.content[.inputLabels].map { names in
      names.value.map { Detail(text: $0, origin: "\(names.origin)") }
    }
    // What follows the pause is lost with the description, so the description's result comes first.
    let outcomes = [utterance.heard.description, utterance.heard.later ?? .full]
    heard = outcomes.first { $0 != .full }.map { "\($0)" }
  }
}

extension Explanation.Word {
  init(_ segment: Segment, in vocabulary: Vocabulary, by model: VoiceOverModel) {
    text = segment.text
    kind = segment.kind.rawValue
    rule = segment.reason.rule.rawValue
    why = segment.reason.rule.summary
    evidence = segment.reason.evidence
    attested = segment.attested(in: vocabulary, by: model)
    origin = "\(segment.reason.origin)"
    source = segment.reason.pass?.summary
    language = segment.language
    attributes = segment.attributeLines
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

extension Explanation.Silence {
  init(_ suppression: Suppression) {
    text = suppression.text
    kind = "\(suppression.kind)"
    reason = "\(suppression.by)"
    origin = suppression.origin.place
  }
}
