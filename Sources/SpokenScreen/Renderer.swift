import ScreenResolver
public import ScreenSpeech
import ScreenTree

/// Speaks a story into a stream of samples, one utterance at a time.
public struct Renderer: Sendable {
  /// What turns text into samples.
  public var synthesizer: any Synthesizer
  /// The voice that speaks, and those for words in other languages.
  public var voices: Voices
  /// The sounds; without any, nothing but speech is heard.
  public var earcons: Earcons
  /// How long the sound may be; a walkthrough of a few lines can wait for years.
  public var longest = Duration.seconds(24 * 3600)

  /// Creates a renderer.
  public init(synthesizer: any Synthesizer, voices: Voices, earcons: Earcons? = nil) {
    self.synthesizer = synthesizer
    self.voices = voices
    self.earcons = earcons ?? Earcons(sampleRate: synthesizer.sampleRate)
  }

  /// Where the samples and the captions of a story go.
  public struct Outputs {
    /// Takes frames in order, at the synthesizer's rate: a sample for each channel.
    public var samples: ([Int16]) throws -> Void
    /// Takes each caption: a piece that is heard, and where.
    public var caption: (Captions.Cue) throws -> Void
    /// Takes each utterance in the order of the steps, with what became of it.
    public var utterance: (Utterance) throws -> Void
    /// Takes each utterance that is heard, behind its samples: its number, counted from 1, and where
    /// they are.
    public var stop: (Utterance, Int, Range<Int>) throws -> Void
    /// Takes each text that the engine could not speak.
    public var failure: (SynthesisFailure) -> Void

    /// Creates outputs from closures that are called in order.
    public init(
      samples: @escaping ([Int16]) throws -> Void,
      caption: @escaping (Captions.Cue) throws -> Void = { _ in },
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

  /// Speaks a story; memory holds the speech that is not decided yet, mostly one utterance.
  ///
  /// What is interrupted breaks off with a short fade, what is dropped is silent.
  ///
  /// - Parameters:
  ///   - story: what is told.
  ///   - outputs: where samples and captions go.
  /// - Returns: the number of frames, and what was not as the walkthrough expects.
  /// - Throws: `SoundTooLong`, what an output throws, and what the synthesizer throws other than
  ///   `SynthesisFailure`, which costs the one piece of speech only.
  public func render(
    _ story: Story, to outputs: Outputs
  ) throws -> (samples: Int, failures: [StepFailure]) {
    let recorder = Recorder(
      synthesizer: synthesizer, earcons: earcons, channels: story.settings.channels)
    let studio = Studio(recorder, width: story.width, longest: longest, outputs)
    var foresight = Foresight(story, synthesizer, voices)
    var telling = Telling(story) { utterance in
      studio.record(utterance, as: foresight.plan(of: utterance))
    }
    var number = 0
    while let first = telling.next() {
      // What is decided together may have begun in another order than that of its steps.
      var ready = [(number: number, utterance: first)]
      while telling.hasNext, let utterance = telling.next() {
        ready.append((number + ready.count, utterance))
      }
      number += ready.count
      for (_, utterance) in ready { try outputs.utterance(utterance) }
      try studio.play(ready.sorted { $0.utterance.heard < $1.utterance.heard })
      if let fault = studio.fault { throw fault }
    }
    return (try studio.finish(at: telling.length), telling.failures)
  }
}

extension SpeechSettings {
  /// How many channels the sound has: 2 when things are heard from their place on the screen.
  public var channels: Int { stereo ? 2 : 1 }
}

extension Story {
  /// How wide the screens are in points: as far right as anything on them lies; 0 without frames.
  fileprivate var width: Double {
    resolutions.flatMap(\.elements).compactMap(\.frame).map { $0.x + $0.width }.max() ?? 0
  }
}

extension Hearing {
  /// Whether one began before another; of those that begin together, the silent one.
  fileprivate static func < (one: Hearing, other: Hearing) -> Bool {
    (one.start, one.length) < (other.start, other.length)
  }
}

extension Duration {
  /// The number of samples that last this long, rounded to the nearest.
  func samples(at sampleRate: Int) -> Int {
    // Seconds and the rest apart: years of nanoseconds times a rate are more than a number holds.
    let (seconds, attoseconds) = components
    let rest = (attoseconds / 1_000_000_000 * Int64(sampleRate) + 500_000_000) / 1_000_000_000
    let (whole, isTooMuch) = seconds.multipliedReportingOverflow(by: Int64(sampleRate))
    return isTooMuch ? .max : Int(whole.addingReportingOverflow(rest).partialValue)
  }
}
