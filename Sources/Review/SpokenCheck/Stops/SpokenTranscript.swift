package import ScreenScenarios
import VoiceOverSession
import VoiceOverSpeech

/// Everything that a listener hears on a screen or in a walkthrough, stop by stop.
package struct SpokenTranscript: Sendable {
  /// The screen or walkthrough with its settings.
  package var scenario: Scenario
  /// The stops with speech or sound.
  package var stops: [SpokenStop] = []
  /// The steps, with or without speech.
  var commands: [String] = []
  /// How far the words are known.
  package private(set) var evidence = EvidenceCount()

  /// Runs a scenario and collects its stops.
  package init(_ scenario: Scenario) { self.init(scenario, Array(scenario.utterances)) }

  /// Collects the stops of a scenario that was run.
  init(_ scenario: Scenario, _ utterances: [Utterance]) {
    self.scenario = scenario
    var (swipes, opening) = (0, Duration.zero)
    for (number, utterance) in utterances.enumerated() {
      evidence.add(utterance)
      if case .opened = utterance.event { (swipes, opening) = (0, utterance.heard.start) }
      if !utterance.isContinued {
        commands.append("\(utterance.cause)")
        if ["next", "previous"].contains("\(utterance.cause)") { swipes += 1 }
      }
      guard var stop = SpokenStop(utterance) else { continue }
      stop.number = number
      stop.step = max(commands.count - 1, 0)
      stop.swipes = swipes
      stop.start -= opening
      stops.append(stop)
    }
  }

  /// Whether the steps only open a screen and swipe on, so that the numbers of stops are
  /// meaningful.
  var isSwipedThrough: Bool {
    stops.allSatisfy { ["open", "next", ""].contains($0.command) }
  }
}
