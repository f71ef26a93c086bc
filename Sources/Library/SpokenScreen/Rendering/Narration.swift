import ScreenScenarios
import ScreenTree
import SpokenSound
import VoiceOverLanguages
package import VoiceOverSpeech

/// A second, quieter voice that says the screen and the gesture before each stop, in English.
///
/// It stands between the stops: the walkthrough's clock stops while it speaks, so that the same
/// words are heard, cut and dropped as without it.
package struct Narration: Hashable, Sendable {
  /// The voice.
  package var voice: VoiceProfile
  /// How loud it is, as a factor of the samples.
  package var loudness = 0.45
  /// The silence that leads into the stop.
  package var leadIn = Duration.milliseconds(300)

  /// A narration in a voice.
  package init(_ voice: VoiceProfile) { self.voice = voice }

  /// What is said before a stop; nil for one that continues a step, and for what nobody did.
  package static func text(before utterance: Utterance, screen title: String?) -> String? {
    guard !utterance.isContinued, case .action(let action) = utterance.cause else { return nil }
    let screen = title.map { "Screen: \($0)." }
    switch action {
    case .gesture(let gesture, _):
      return [gesture.inWords + ".", screen].compactMap { $0 }.joined(separator: " ")
    case .effect(.open): return screen ?? "Another screen."
    case .effect(let effect):
      return [effect.inWords + ".", screen].compactMap { $0 }
        .joined(separator: " ")
    case .wait, .expect: return nil
    }
  }
}

/// A narration of a scenario, whose screens have titles.
struct NarratedScenario {
  private let narration: Narration
  private let scenario: Scenario

  init(_ narration: Narration, of scenario: Scenario) {
    (self.narration, self.scenario) = (narration, scenario)
  }

  /// The frames before a stop, with the silence that leads into it.
  ///
  /// - Parameters:
  ///   - utterance: the utterance.
  ///   - stepSynthesizer: what speaks, at its rate and in its channels.
  ///   - failed: receives a text that could not be spoken.
  /// - Returns: the frames; nil for a stop that is not heard, or before which nothing is said.
  /// - Throws: what the engine throws other than `SynthesisFailure`.
  func samples(
    before utterance: Utterance, _ stepSynthesizer: StepSynthesizer,
    _ failed: (SynthesisFailure) -> Void
  ) throws -> [Int16]? {
    // What is interrupted before it is heard needs no introduction.
    guard utterance.heard.length > .zero else { return nil }
    let title = scenario.chapter(beginningWith: utterance.event)
    guard let words = Narration.text(before: utterance, screen: title) else { return nil }
    // A title may have emoji, prices and dates, as any text of an app.
    let text = Normalizer(language: narration.voice.language, settings: TextSettings())
      .speech(for: words)
    do {
      let spoken = try stepSynthesizer.synthesizer.speak(text, in: narration.voice).samples
      let quiet = spoken.map { Int16(Double($0) * narration.loudness) }
      let pause = narration.leadIn.samples(at: stepSynthesizer.synthesizer.sampleRate)
      return quiet.placed(at: 0, in: stepSynthesizer.channels)
        + Array(repeating: 0, count: pause * stepSynthesizer.channels)
    } catch let failure as SynthesisFailure {
      // A line that cannot be spoken must not end the recording that it only explains.
      failed(failure)
      return nil
    }
  }
}
