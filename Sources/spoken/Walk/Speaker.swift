import Foundation
import ScreenAudio
import SpokenScreen

/// What speaks while one walks: it is interrupted at once and never waited for.
protocol Speaker: AnyObject {
  /// Whether everything that was said is over.
  var isIdle: Bool { get }
  /// Gives up what is being spoken and speaks these instead.
  func say(_ utterances: [Utterance])
  /// Gives up what is being spoken.
  func stop()
}

/// A speaker without sound, on the clock of a fixed rate.
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

/// A speaker that plays through the loudspeaker, on a thread of its own.
///
/// The thread owns the loudspeaker; what it is to do is behind a lock.
final class LoudSpeaker: Speaker, @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: [SpeechPlan.Step] = []
  private var isSpeaking = false
  private var generation = 0
  private let recorder: Recorder
  private let voices: Voices

  /// How many samples are handed to the device at once, and how many fade that are interrupted.
  private static let slice = 441

  /// Creates a speaker and its thread.
  ///
  /// - Throws: `NoAudioDevice` when there is none.
  init(
    _ recorder: Recorder, _ voices: Voices, device: String
  ) throws {
    self.recorder = recorder
    self.voices = voices
    // Tried here, so that a missing device is told before the walk begins.
    _ = try Loudspeaker(device: device, sampleRate: recorder.synthesizer.sampleRate)
    Thread.detachNewThread { [self] in work(device: device) }
  }

  var isIdle: Bool {
    condition.withLock { waiting.isEmpty && !isSpeaking }
  }

  func say(_ utterances: [Utterance]) {
    let steps = utterances.flatMap { $0.planned(voices: voices).steps }
    condition.withLock {
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
        defer { waiting = [] }
        isSpeaking = true
        return (waiting, generation)
      }
      // A device of its own for each, so that other programs have it meanwhile.
      if let loudspeaker = try? Loudspeaker(
        device: device, sampleRate: recorder.synthesizer.sampleRate)
      {
        _ = steps.allSatisfy { play($0, on: loudspeaker, mine) }
        try? loudspeaker.finish()
      }
      condition.withLock { isSpeaking = false }
    }
  }

  private func isMine(_ number: Int) -> Bool { condition.withLock { generation == number } }

  /// Plays a step; false when something else is to be spoken.
  private func play(_ step: SpeechPlan.Step, on loudspeaker: Loudspeaker, _ mine: Int) -> Bool {
    guard isMine(mine), let take = try? recorder.take(step, failed: { _ in }) else { return false }
    let samples = take.samples.isEmpty ? Array(repeating: 0, count: take.count) : take.samples
    var rest = samples[...]
    while !rest.isEmpty {
      let isLast = !isMine(mine)
      let slice = (isLast ? Fade.falling : .none).applied(to: Array(rest.prefix(Self.slice)))
      guard (try? loudspeaker.write(slice)) != nil, !isLast else { return false }
      rest = rest.dropFirst(Self.slice)
    }
    return true
  }
}
