package import ScreenScenarios
import ScreenTree
package import VoiceOverSpeech

/// What is predicted of a scenario, stop by stop, with the utterance that each stop comes from.
package struct Prediction: Sendable {
  /// The words of each stop, as they are compared.
  package private(set) var stops: [PredictedStop] = []
  /// The utterances of the stops.
  package private(set) var utterances: [Utterance] = []
  /// How far all words are known.
  package private(set) var evidence = EvidenceCount()

  /// Works out a scenario; what is not heard and what has no words is no stop.
  package init(of scenario: Scenario) {
    _ = scenario.run { utterance in
      evidence.add(utterance)
      guard utterance.heard.description.isHeard else { return }
      let stop = PredictedStop(
        utterance.heardSegments.map(\.text), cues: utterance.cues.compactMap(\.words))
      guard !stop.segments.isEmpty else { return }
      stops.append(stop)
      utterances.append(utterance)
    }
  }

  /// The segments that the words of a stop come from, one for each of its lists of words.
  func segments(of stop: Int) -> [Segment] {
    utterances[stop].heardSegments.filter { !ComparedWords.words(of: $0.text).isEmpty }
  }

  /// The words of a stop, and those without its hint, which may be off.
  func words(of stop: Int) -> [[String]] {
    let utterance = utterances[stop]
    return [utterance.heardSegments, utterance.pieces.filter(\.hasWords)].map { segments in
      segments.flatMap { ComparedWords.words(of: $0.text) }
    }
  }

  /// All that is said at a stop on one line, as a report names it.
  func name(of stop: Int) -> String {
    utterances[stop].heardSegments.map(\.text.oneLine).joined(separator: ", ")
  }
}

extension Utterance {
  /// What is said in words at once and after the pause.
  fileprivate var heardSegments: [Segment] {
    (pieces + hint).filter(\.hasWords)
  }
}

extension Segment {
  /// Whether it is no sound and not empty.
  fileprivate var hasWords: Bool { kind != .sound && !text.isEmpty }
  /// The words; nil for a sound.
  fileprivate var words: String? { kind.isTone ? nil : text }
}
