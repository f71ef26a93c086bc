import Foundation
import ScreenSpeech

/// Speech in memory: what was used last, and what is being made.
///
/// A thread that asks for what another one makes waits for it, so that nothing is made twice.
final class SpeechMemoryCache: @unchecked Sendable {
  /// Speech, or why a text cannot be spoken, which is remembered too.
  private typealias Outcome = Result<SpokenAudio, SynthesisFailure>

  private let limit: Int
  // Guards what follows.
  private let lock = NSLock()
  /// What was used since the older half was, which it replaces when it is full.
  private var recent: [SpeechOrder: Once<Outcome>] = [:]
  private var older: [SpeechOrder: Once<Outcome>] = [:]
  /// How many bytes the recent half counts for.
  private var bytes = 0

  /// Creates an empty cache for a number of bytes; for 0 bytes it keeps nothing.
  init(limit: Int) { self.limit = limit }

  /// Finds the speech of an order, or waits for it, or makes it.
  func audio(
    of order: SpeechOrder, made make: (SpeechOrder) throws -> SpokenAudio
  ) throws -> SpokenAudio {
    guard limit > 0 else { return try make(order) }
    let (speech, isNew) = lock.withLock {
      if let speech = recent[order] { return (speech, false) }
      let speech = older[order] ?? Once()
      recent[order] = speech
      return (speech, true)
    }
    let outcome = try speech.value {
      do {
        return Outcome.success(try make(order))
      } catch let failure as SynthesisFailure {
        return .failure(failure)
      }
    }
    if isNew { count(outcome, of: order) }
    return try outcome.get()
  }

  /// Counts what the recent half was given; an empty result takes room too.
  private func count(_ outcome: Outcome, of order: SpeechOrder) {
    let samples = (try? outcome.get().samples.count) ?? 0
    lock.withLock {
      bytes += 1024 + 2 * samples
      guard bytes > limit / 2 else { return }
      // What would fill a half alone is not kept at all.
      if 2 * samples > limit / 2 { recent[order] = nil }
      (older, recent, bytes) = (recent, [:], 0)
    }
  }
}
