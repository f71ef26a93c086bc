import Foundation
import ScreenScenarios
import ScreenTree
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

/// What a running view answers to `spoken preview`; the keys are those of the preview's messages.
struct LiveAnswer: Encodable, Hashable {
  /// A text to speak, in the language of a BCP 47 tag or in that of the screen.
  struct Text: Encodable, Hashable {
    var text: String
    var language: String?
  }

  /// The answer to `why`: the keys of the message `why`.
  struct Why: Encodable, Hashable {
    struct Word: Encodable, Hashable {
      var text, kind, rule, why, evidence, attested: String
      var isVerified: Bool
      var origin: String
      var source: String?
    }

    var words: [Word]
    var suppressed: [Explanation.Silence]

    init(_ explanations: [Explanation]) {
      words = explanations.flatMap(\.words).map { word in
        Word(
          text: word.text, kind: word.kind, rule: word.rule, why: word.why,
          evidence: word.evidence.rawValue, attested: word.evidence.summary,
          isVerified: word.evidence.isVerified, origin: word.origin, source: word.source)
      }
      suppressed = explanations.flatMap(\.suppressed)
    }
  }

  /// The answer to `source`: the keys of the message `source`.
  struct Source: Encodable, Hashable {
    var element: String
    /// The file of Swift with line and column.
    var place: String
    /// The line; empty when the file is not at hand.
    var line: String
  }

  var lines: [String]
  var message: String?
  var element: String?
  var frame: [Double]?
  var rotor: String?
  var isReading = false
  var lasts: Int
  var texts: [Text]
  /// The screen as a file, when it is another one than before.
  var screenFile: String?
  var why: Why?
  var source: Source?

  /// What is heard of utterances.
  init(_ utterances: [Utterance]) {
    lines = utterances.flatMap(Self.lines)
    let length = utterances.reduce(Duration.zero) { $0 + FixedRate().timing(of: $1).total }
    lasts = Int(length / .milliseconds(1))
    texts = utterances.flatMap(\.segments).filter { !$0.speech.isEmpty }
      .map { Text(text: $0.speech, language: $0.language) }
    for case .failed(let reason) in utterances.map(\.event) { message = reason }
  }

  private static func lines(of utterance: Utterance) -> [String] {
    let later = [utterance.hint(in: .voiceover)].compactMap { $0 } + utterance.cues(in: .voiceover)
    return ([utterance.description(in: .voiceover)] + later).filter { !$0.isEmpty }
  }

  /// The answer on one line.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // JSON has no infinity, but an app may set any frame; an answer must never fail.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "0", negativeInfinity: "0", nan: "0")
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("an answer of texts and numbers can always be written")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
