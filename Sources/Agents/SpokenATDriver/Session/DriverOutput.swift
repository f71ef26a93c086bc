import ScreenDocuments
import ScreenScenarios
import ScreenTree
import VoiceOverSession
package import VoiceOverSpeech

/// What is sent to a client of an utterance.
package enum DriverOutput {
  /// The event of the protocol: words that were handed to the engine.
  package static let captured = "interaction.capturedOutput"
  /// Sounds without words.
  package static let sound = "spoken:session.sound"
  /// Less was heard than was reported, because of what came next.
  package static let heard = "spoken:session.heard"
  /// Nothing more is said, until the next command.
  package static let idle = "spoken:session.idle"

  /// The events of an utterance: one for each text, in the order of speech; none for what was never
  /// begun.
  ///
  /// - Parameters:
  ///   - utterance: the utterance with its result.
  ///   - stop: its number in the transcript, from 1.
  /// - Returns: the events.
  package static func messages(of utterance: Utterance, stop: Int) -> [DriverMessage] {
    let hearing = utterance.heard
    guard hearing.description.isHeard else { return [] }
    let texts = texts(of: utterance, hearing)
    let sounds = utterance.namesOfSounds
    guard !texts.isEmpty else {
      guard !sounds.isEmpty else { return [] }
      return [
        .event(sound, .mapping([("spoken:stop", .whole(stop)), ("spoken:sounds", .list(sounds))]))
      ]
    }
    return texts.enumerated().map { index, entry in
      var pairs: [(String, Document)] = [
        ("data", .text(entry.text)), ("spoken:stop", .whole(stop)),
        ("spoken:part", .text(entry.part)), ("spoken:event", .text(utterance.event.name)),
      ]
      pairs += Self.pairs(of: entry.outcome)
      if index == 0, !sounds.isEmpty { pairs.append(("spoken:sounds", .list(sounds))) }
      if let place = utterance.place { pairs.append(("spoken:origin", .text(place))) }
      return .event(captured, .mapping(pairs))
    }
  }

  /// A text that was handed to the engine.
  private struct Part {
    var part: String
    var text: String
    var outcome: Hearing.Outcome
  }

  private static func texts(of utterance: Utterance, _ hearing: Hearing) -> [Part] {
    var texts: [Part] = []
    let words = utterance.words
    if !words.isEmpty {
      texts.append(Part(part: "description", text: words, outcome: hearing.description))
    }
    guard let later = hearing.later, later.isHeard else { return texts }
    if let hint = utterance.hint(in: .voiceover), !hint.isEmpty {
      texts.append(Part(part: "hint", text: hint, outcome: later))
    }
    for cue in utterance.wordsOfCues {
      texts.append(Part(part: "cue", text: cue, outcome: later))
    }
    return texts
  }

  /// The event of a part of an utterance that was heard otherwise than was reported.
  static func correction(stop: Int, part: String, _ outcome: Hearing.Outcome) -> DriverMessage {
    .event(
      heard,
      .mapping(
        [("spoken:stop", .whole(stop)), ("spoken:part", .text(part))] + pairs(of: outcome)))
  }

  /// The event of an utterance that was reported, and never begins.
  static func dropped(stop: Int) -> DriverMessage {
    .event(
      heard,
      .mapping([
        ("spoken:stop", .whole(stop)), ("spoken:part", .text("description")),
        ("spoken:heard", .text("dropped")),
      ]))
  }

  /// The event of utterances that were reported, and have other numbers because a step came before
  /// them: pairs of the old and the new one.
  static func moved(_ numbers: [(old: Int, new: Int)]) -> DriverMessage {
    let pairs = numbers.map { Document.list([.whole($0.old), .whole($0.new)]) }
    return .event(heard, .mapping([("spoken:moved", .list(pairs))]))
  }

  private static func pairs(of outcome: Hearing.Outcome) -> [(String, Document)] {
    var pairs: [(String, Document)] = [("spoken:heard", .text(outcome.name))]
    if case .cut(let time, _) = outcome {
      pairs.append(("spoken:after", .number(time / .seconds(1))))
    }
    return pairs
  }
}

extension Utterance {
  /// Where its first words of the app come from; nil for words of the system alone.
  fileprivate var place: String? {
    let origin = segments.lazy.map(\.reason.origin).first { !$0.file.isEmpty }
    return origin?.place
  }
}
