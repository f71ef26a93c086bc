package import ScreenScenarios
package import SpokenSound
import VoiceOverSpeech

/// What was spoken of a scenario that is rendered, and what was not.
///
/// A class, because the renderer calls its closures while it counts.
package final class RenderLog {
  /// The texts that the engine could not speak, in order.
  package private(set) var silent: [SynthesisFailure] = []
  /// Whether any text was spoken.
  package private(set) var hasSpeech = false
  /// The steps that failed.
  package private(set) var failures: [StepFailure] = []
  /// The number of frames.
  package private(set) var length = 0

  /// A log of a scenario that is not rendered yet.
  package init() {}

  /// Renders a scenario.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - renderer: its renderer.
  ///   - outputs: the receivers of samples, captions and stops.
  ///   - check: is called often, and throws to end the work.
  /// - Throws: what the renderer, the outputs and `check` throw.
  package func run(
    _ scenario: Scenario, with renderer: Renderer, to outputs: Renderer.Outputs,
    check: @escaping () throws -> Void = {}
  ) throws {
    var counted = outputs
    counted.samples = { samples in
      // Samples come most often, so an interruption is noticed within a step.
      try check()
      try outputs.samples(samples)
    }
    counted.caption = { [self] cue in
      // A cue is heard, and only a sound without words is not speech.
      if !cue.segment.speech.isEmpty { hasSpeech = true }
      try outputs.caption(cue)
    }
    counted.failure = { [self] failure in
      if failure.replacement == nil { silent.append(failure) }
      outputs.failure(failure)
    }
    (length, failures) = try renderer.render(scenario, to: counted)
  }
}
