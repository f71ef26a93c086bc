import ScreenScenarios
import ScreenTree
import SpokenSound
import VoiceOverSpeech

/// Prefetches utterances for an engine that can synthesize several at once.
///
/// The same walkthrough runs at a fixed rate, some utterances ahead. What is heard may differ,
/// because the real durations decide; what is said hardly ever does, and a wrong guess costs only
/// time.
struct Prefetcher {
  private var run: ScenarioRun?
  /// The utterances that were prefetched and not requested yet, the next first.
  private var ahead: [(utterance: Utterance, plan: PlannedUtterance)] = []
  private let synthesizer: any Synthesizer
  private let voices: Voices

  /// Starts a second run of a scenario.
  ///
  /// - Parameters:
  ///   - scenario: the scenario to run.
  ///   - synthesizer: the engine, which says how far ahead to prefetch.
  ///   - voices: the voices that speak.
  init(_ scenario: Scenario, _ synthesizer: any Synthesizer, _ voices: Voices) {
    run = synthesizer.prefetchCount > 0 ? scenario.utterances : nil
    self.synthesizer = synthesizer
    self.voices = voices
  }

  /// The plan of the next utterance; announces later ones to the engine first.
  mutating func plan(of utterance: Utterance) -> PlannedUtterance {
    // One more than the engine wants, because the first of them is requested right after this.
    while ahead.count <= synthesizer.prefetchCount, let next = run?.next() {
      let plan = next.planned(voices: voices)
      ahead.append((next, plan))
      for case .say(let segment, let text, let voice) in plan.steps
      // Such a segment is spoken from its transcription, so its text would be synthesized in vain.
      where segment.attributes.speech?.ipa == nil {
        synthesizer.prepare(text, in: voice)
      }
    }
    guard !ahead.isEmpty else { return utterance.planned(voices: voices) }
    // One guess for each utterance, right or wrong, so that both runs stay in step.
    let guess = ahead.removeFirst()
    return guess.utterance.isPlanned(like: utterance)
      ? guess.plan : utterance.planned(voices: voices)
  }
}
