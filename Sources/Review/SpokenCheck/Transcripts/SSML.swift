package import ScreenScenarios
import ScreenTree
import SpokenSyntax
import VoiceOverLanguages
package import VoiceOverSpeech

/// A scenario in the Speech Synthesis Markup Language 1.1, for other engines.
///
/// Each utterance that is heard is a paragraph after a mark `stop-N`; a sound is a mark by its name.
/// The words are those that an engine speaks: prices and dates are already words.
package struct SSML: Sendable {
  private let language: String
  private let voices: Voices

  /// A document in a language, given as a BCP 47 tag.
  package init(language: String) {
    self.language = language
    // Tags stand for voices: the engine that reads the document has its own.
    func voice(_ tag: String) -> VoiceProfile {
      VoiceProfile(name: tag, language: tag, engineVoice: tag)
    }
    voices = Voices(
      voice(language), others: Vocabulary.all.map { voice($0.language) })
  }

  /// The text before the first utterance.
  package var start: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="\(escaped(language))">

    """
  }

  /// The text after the last utterance.
  package let end = "</speak>\n"

  /// The text after the last utterance, with what made the words in a comment.
  package func end(_ about: Provenance) -> String {
    "<!-- \(about.sentence.inXMLComment) -->\n" + end
  }

  /// The paragraph of an utterance; empty when nothing of it is heard.
  ///
  /// - Parameters:
  ///   - utterance: the utterance.
  ///   - number: its number, from 1.
  /// - Returns: the lines, each with its line break.
  package func lines(for utterance: Utterance, number: Int) -> String {
    let plan = utterance.planned(voices: voices)
    // SSML cannot stop in the middle of speech, so a hint that was cut is left out.
    let isWhole = utterance.heard.later == nil || utterance.heard.later == .full
    let steps = isWhole ? plan.steps : plan.description
    guard utterance.heard.description.isHeard, steps.contains(where: { $0.segment != nil }) else {
      return ""
    }
    let pause = Self.pause(utterance.settings.pauseBetweenStops)
    let words = steps.map(text).joined()
    return "<p><mark name=\"stop-\(number)\"/>\(words)</p>\(pause)\n"
  }

  private func text(_ step: SpeechPlan.Step) -> String {
    switch step {
    case .mark: ""
    case .pause(let duration): Self.pause(duration)
    case .play(_, let sound):
      "<mark name=\"sound-\(sound.rawValue.split(atByte: " ").joined(separator: "-"))\"/>"
    case .sonify(_, let graph):
      "<mark name=\"audio-graph\"/>" + Self.pause(graph.duration)
    case .say(let segment, let text, _): say(segment, text)
    }
  }

  /// A segment with its speech attributes, the language outermost.
  private func say(_ segment: Segment, _ text: String) -> String {
    var words = escaped(text)
    let speech = segment.attributes.speech
    if speech?.spellsOut == true {
      words = "<say-as interpret-as=\"characters\">\(escaped(segment.speech))</say-as>"
    }
    if let ipa = speech?.ipa {
      words =
        "<phoneme alphabet=\"ipa\" ph=\"\(escaped(ipa))\">\(escaped(segment.speech))</phoneme>"
    }
    if segment.percent != 0 {
      let sign = segment.percent > 0 ? "+" : ""
      words = "<prosody pitch=\"\(sign)\(segment.percent)%\">\(words)</prosody>"
    }
    if let tag = segment.language, tag != language {
      words = "<lang xml:lang=\"\(escaped(tag))\">\(words)</lang>"
    }
    return "<s>\(words)</s>"
  }

  /// A silence in whole milliseconds, the unit that every engine reads.
  private static func pause(_ duration: Duration) -> String {
    let milliseconds = Int((duration / .milliseconds(1)).rounded())
    return milliseconds > 0 ? "<break time=\"\(milliseconds)ms\"/>" : ""
  }
}

/// A text escaped for XML; characters that XML does not allow are removed.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
    result += escapes[scalar] ?? (isAllowed ? String(scalar) : "")
  }
}

private let escapes: [Unicode.Scalar: String] = [
  "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\t": " ", "\n": " ",
]
