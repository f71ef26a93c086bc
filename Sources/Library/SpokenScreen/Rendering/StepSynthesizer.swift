import ScreenTree
package import SpokenSound
import VoiceOverLanguages
package import VoiceOverSpeech

/// Synthesizes the steps of a plan: speech, sounds and silence, each at its loudness and place.
///
/// A frame has a sample for each channel, left before right.
package struct StepSynthesizer: Sendable {
  package var synthesizer: any Synthesizer
  package var earcons: Earcons
  /// 1, or 2 to hear elements from their place on the screen.
  package var channels: Int

  /// A synthesizer of steps with an engine and its sounds.
  package init(synthesizer: any Synthesizer, earcons: Earcons, channels: Int = 1) {
    self.synthesizer = synthesizer
    self.earcons = earcons
    self.channels = channels
  }

  /// The frames of a step.
  package struct RenderedStep {
    var step: SpeechPlan.Step
    /// The samples; empty for silence.
    package var samples: [Int16] = []
    /// The words that the engine spoke, with their frames.
    package var words: [SpokenAudio.Word] = []
    /// The number of frames.
    package var count: Int
    /// Where it comes from; nil for silence and for a sound of the event.
    var place: SegmentPlace?
  }

  /// The silence that replaces a text that could not be spoken.
  private static let silenceForFailure = Duration.milliseconds(300)

  /// Synthesizes a step.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - place: its place, from -1 on the left to 1 on the right.
  ///   - failed: receives each text that could not be spoken.
  /// - Returns: the frames of the step.
  /// - Throws: what the synthesizer throws other than `SynthesisFailure`.
  package func take(
    _ step: SpeechPlan.Step, at place: Double = 0, failed: (SynthesisFailure) -> Void
  ) throws -> RenderedStep {
    let rate = synthesizer.sampleRate
    switch step {
    case .mark: return RenderedStep(step: step, count: 0)
    case .pause(let duration): return RenderedStep(step: step, count: duration.samples(at: rate))
    case .play(_, let sound):
      let frames = heard(sound, at: place)
      return RenderedStep(step: step, samples: frames, count: frames.count / channels)
    case .sonify(_, let graph):
      let samples = GraphSynthesizer.samples(of: graph, at: rate).placed(at: place, in: channels)
      return RenderedStep(step: step, samples: samples, count: samples.count / channels)
    case .say(let segment, let text, let voice):
      do {
        let spoken = try speak(segment, text, voice, failed: failed)
        return RenderedStep(
          step: step, samples: spoken.samples.placed(at: place, in: channels), words: spoken.words,
          count: spoken.samples.count)
      } catch let failure as SynthesisFailure {
        failed(failure)
        // It takes the place of the text, so that the words around it do not run together.
        return RenderedStep(step: step, count: Self.silenceForFailure.samples(at: rate))
      }
    }
  }

  /// Synthesizes a segment from its IPA attribute, or otherwise its text.
  private func speak(
    _ segment: Segment, _ text: String, _ voice: VoiceProfile, failed: (SynthesisFailure) -> Void
  ) throws -> SpokenAudio {
    guard let ipa = segment.attributes.speech?.ipa else {
      return try synthesizer.speak(text, in: voice)
    }
    do {
      return try synthesizer.speak(ipa: ipa, for: text, in: voice)
    } catch var failure as SynthesisFailure {
      // The text itself is spoken then, so a symbol that the engine lacks does not cost a word.
      failure.replacement = text
      failed(failure)
      return try synthesizer.speak(text, in: voice)
    }
  }

  /// The frames of a sound in the number of channels.
  private func heard(_ sound: Sound, at place: Double) -> [Int16] {
    // In the middle a sound keeps its own movement from side to side; elsewhere it must become one
    // point.
    guard channels == 1 || place != 0 else { return earcons[sound] }
    return earcons.middle(of: sound).placed(at: place, in: channels)
  }
}

extension [Int16] {
  /// The samples as frames, panned to a place at constant power.
  func placed(at place: Double, in channels: Int) -> [Int16] {
    guard channels == 2 else { return self }
    let side: Double = Swift.max(-1.0, Swift.min(1.0, place))
    // The squares of both add up to one, so an element is as loud at the edge as in the middle.
    let left: Double = ((1.0 - side) / 2.0).squareRoot()
    let right: Double = ((1.0 + side) / 2.0).squareRoot()
    var frames: [Int16] = []
    frames.reserveCapacity(2 * count)
    for sample in self {
      frames.append(Int16(Double(sample) * left))
      frames.append(Int16(Double(sample) * right))
    }
    return frames
  }
}
