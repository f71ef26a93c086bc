package import ScreenScenarios
import ScreenTree
package import SpokenSound
import VoiceOverElements
package import VoiceOverSpeech

/// Renders a scenario as a stream of samples, one utterance at a time.
package struct Renderer: Sendable {
  /// The speech engine.
  package var synthesizer: any Synthesizer
  /// The voice of the scenario, and those for words in other languages.
  package var voices: Voices
  /// The sounds; without any, only speech is heard.
  package var earcons: Earcons
  /// What a second voice says before each stop; nil for nothing.
  package var narration: Narration?
  /// The longest allowed sound; a walkthrough of a few lines can wait for years.
  package var longest = Duration.seconds(24 * 3600)

  /// A renderer with an engine, its voices and the default sounds.
  package init(synthesizer: any Synthesizer, voices: Voices, earcons: Earcons? = nil) {
    self.synthesizer = synthesizer
    self.voices = voices
    self.earcons = earcons ?? Earcons(sampleRate: synthesizer.sampleRate)
  }

  /// The receivers of samples and captions.
  package struct Outputs {
    /// Receives frames in order, at the synthesizer's rate: a sample for each channel.
    package var samples: ([Int16]) throws -> Void
    /// Receives each part that is heard, with its frames; the parts of a stop come before it.
    package var caption: (Captions.HeardPart) throws -> Void
    /// Receives each utterance in the order of the steps, with its result.
    package var utterance: (Utterance) throws -> Void
    /// Receives each utterance that is heard, after its samples: its number, from 1, and its
    /// frames.
    package var stop: (Utterance, Int, Range<Int>) throws -> Void
    /// Receives each text that the engine could not speak.
    package var failure: (SynthesisFailure) -> Void

    /// Outputs from closures that are called in order.
    package init(
      samples: @escaping ([Int16]) throws -> Void,
      caption: @escaping (Captions.HeardPart) throws -> Void = { _ in },
      utterance: @escaping (Utterance) throws -> Void = { _ in },
      stop: @escaping (Utterance, Int, Range<Int>) throws -> Void = { _, _, _ in },
      failure: @escaping (SynthesisFailure) -> Void = { _ in }
    ) {
      self.samples = samples
      self.utterance = utterance
      self.stop = stop
      self.caption = caption
      self.failure = failure
    }
  }

  /// Renders a scenario; memory holds only speech whose result is not known, mostly one utterance.
  ///
  /// Interrupted speech ends with a short fade, dropped speech is silent.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - outputs: the receivers of samples and captions.
  /// - Returns: the number of frames, and the failed expectations and steps.
  /// - Throws: `SoundTooLong`, what an output throws, and what the synthesizer throws other than
  ///   `SynthesisFailure`, which silences only one segment.
  package func render(
    _ scenario: Scenario, to outputs: Outputs
  ) throws -> (samples: Int, failures: [StepFailure]) {
    let stepSynthesizer = StepSynthesizer(
      synthesizer: synthesizer, earcons: earcons, channels: scenario.settings.channels)
    let assembler = AudioAssembler(
      stepSynthesizer, width: scenario.width, longest: longest,
      narration: narration.map { NarratedScenario($0, of: scenario) }, outputs)
    var prefetcher = Prefetcher(scenario, synthesizer, voices)
    var run = ScenarioRun(scenario) { utterance in
      assembler.record(utterance, as: prefetcher.plan(of: utterance))
    }
    var number = 0
    while let first = run.next() {
      // Utterances whose results become known together may have started in another order than their
      // steps.
      var ready = [(number: number, utterance: first)]
      // What is known already is taken as well, without running further steps.
      while run.hasNext, let utterance = run.next() {
        ready.append((number + ready.count, utterance))
      }
      number += ready.count
      // A transcript follows the steps, the sound what is heard; only the second needs sorting.
      for (_, utterance) in ready { try outputs.utterance(utterance) }
      try assembler.play(ready.sorted { $0.utterance.heard < $1.utterance.heard })
      // Thrown after each group: the engine is gone, and the rest would be empty.
      if let fault = assembler.fault { throw fault }
    }
    return (try assembler.finish(at: run.length), run.failures)
  }

  /// Renders the utterances of one gesture in one channel, when nothing else is spoken before and
  /// after them.
  ///
  /// - Throws: as for a scenario.
  package func render(alone utterances: [Utterance], to outputs: Outputs) throws {
    let assembler = AudioAssembler(
      StepSynthesizer(synthesizer: synthesizer, earcons: earcons), width: 0, longest: longest,
      narration: nil, outputs)
    let heard = utterances.heardAlone { assembler.record($0, as: $0.planned(voices: voices)) }
    if let fault = assembler.fault { throw fault }
    let ready = heard.enumerated().map { (number: $0.offset, utterance: $0.element) }
    try assembler.play(ready.sorted { $0.utterance.heard < $1.utterance.heard })
    let ends = heard.map { $0.heard.start + $0.heard.length }
    _ = try assembler.finish(at: ends.max() ?? .zero)
  }
}

extension SpeechSettings {
  /// The number of channels: 2 when elements are heard from their place on the screen.
  package var channels: Int { stereo ? 2 : 1 }
}

extension Scenario {
  /// The width of the screens in points, up to the rightmost edge of a frame; 0 without frames.
  fileprivate var width: Double {
    resolutions.flatMap(\.elements).compactMap(\.frame).map { $0.x + $0.width }.max() ?? 0
  }
}

extension Hearing {
  /// Whether one started before another; of two that start together, the silent one.
  fileprivate static func < (one: Hearing, other: Hearing) -> Bool {
    (one.start, one.length) < (other.start, other.length)
  }
}

extension Duration {
  /// The number of samples that last this long, rounded to the nearest.
  package func samples(at sampleRate: Int) -> Int {
    // Seconds and fractions apart: years of nanoseconds times a rate would overflow.
    let (seconds, attoseconds) = components
    let rest = (attoseconds / 1_000_000_000 * Int64(sampleRate) + 500_000_000) / 1_000_000_000
    let (whole, isTooMuch) = seconds.multipliedReportingOverflow(by: Int64(sampleRate))
    return isTooMuch ? .max : Int(whole.addingReportingOverflow(rest).partialValue)
  }
}
