import Foundation
import SpokenScreen
import SpokenSound

/// Speaks while the user explores; new speech interrupts it at once.
protocol Speaker: AnyObject {
  /// Whether everything was spoken.
  var isIdle: Bool { get }
  /// Interrupts the speech and speaks these utterances instead.
  func say(_ utterances: [Utterance])
  /// Interrupts the speech.
  func stop()
}

/// A speaker without sound, on a clock of a fixed speaking rate.
final class MuteSpeaker: Speaker {
  private var end = ContinuousClock.now

  var isIdle: Bool { ContinuousClock.now >= end }

  func say(_ utterances: [Utterance]) {
    end = utterances.reduce(.now) { end, utterance in
      end + FixedRate().timing(of: utterance).total
    }
  }

  func stop() { end = .now }
}

/// A speaker that plays through the loudspeaker on its own thread.
///
/// The thread owns the loudspeaker; a lock guards what it is to do.
final class LoudSpeaker: Speaker, @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: [SpeechPlan.Step] = []
  private var isSpeaking = false
  private var generation = 0
  private let stepSynthesizer: StepSynthesizer
  private let voices: Voices

  /// How many samples the device gets at once, which is also the length of a fade.
  private static let slice = 441

  /// Starts the thread.
  ///
  /// - Throws: `NoAudioDevice` when there is none.
  init(
    _ stepSynthesizer: StepSynthesizer, _ voices: Voices, device: String
  ) throws {
    self.stepSynthesizer = stepSynthesizer
    self.voices = voices
    // Opened here, so that a missing device is reported before the walk begins.
    _ = try Loudspeaker(device: device, sampleRate: stepSynthesizer.synthesizer.sampleRate)
    Thread.detachNewThread { [self] in work(device: device) }
  }

  var isIdle: Bool {
    condition.withLock { waiting.isEmpty && !isSpeaking }
  }

  func say(_ utterances: [Utterance]) {
    let steps = utterances.flatMap { $0.planned(voices: voices).steps }
    condition.withLock {
      // The thread compares this number with its own and fades out as soon as they differ.
      generation += 1
      waiting = steps
      condition.signal()
    }
  }

  func stop() { say([]) }

  private func work(device: String) {
    while true {
      let (steps, mine) = condition.withLock { () -> ([SpeechPlan.Step], Int) in
        while waiting.isEmpty { condition.wait() }
        // Taken out under the lock, together with the number that says whose they are.
        defer { waiting = [] }
        isSpeaking = true
        return (waiting, generation)
      }
      // Opened for each utterance, so that other programs can use the device in between.
      if let loudspeaker = try? Loudspeaker(
        device: device, sampleRate: stepSynthesizer.synthesizer.sampleRate)
      {
        _ = steps.allSatisfy { play($0, on: loudspeaker, mine) }
        try? loudspeaker.finish()
      }
      condition.withLock { isSpeaking = false }
    }
  }

  private func isMine(_ number: Int) -> Bool { condition.withLock { generation == number } }

  /// Plays a step; false when other speech was requested.
  private func play(_ step: SpeechPlan.Step, on loudspeaker: Loudspeaker, _ mine: Int) -> Bool {
    guard isMine(mine), let take = try? stepSynthesizer.take(step, failed: { _ in }) else {
      return false
    }
    let samples = take.samples.isEmpty ? Array(repeating: 0, count: take.count) : take.samples
    var rest = samples[...]
    while !rest.isEmpty {
      // Asked before each slice, so that at most 20 milliseconds more are handed over.
      let isLast = !isMine(mine)
      let slice = (isLast ? Fade.falling : .none).applied(to: Array(rest.prefix(Self.slice)))
      guard (try? loudspeaker.write(slice)) != nil, !isLast else { return false }
      rest = rest.dropFirst(Self.slice)
    }
    return true
  }
}
