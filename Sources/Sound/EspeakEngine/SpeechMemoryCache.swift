import Foundation
import SpokenSound
import VoiceOverSpeech

/// A memory cache of recent speech and speech in progress.
///
/// A thread that needs speech in progress waits for it, so that nothing is synthesized twice.
final class SpeechMemoryCache: @unchecked Sendable {
  /// Speech, or the failure of a text, which is cached too.
  private typealias Outcome = Result<SpokenAudio, SynthesisFailure>

  private let limit: Int
  // Guards the properties below.
  private let lock = NSLock()
  /// The entries that were used since the older half was; it replaces that half when it is full.
  private var recent: [SpeakRequest: Once<Outcome>] = [:]
  private var older: [SpeakRequest: Once<Outcome>] = [:]
  /// The size of the recent half in bytes.
  private var bytes = 0

  /// An empty cache with a limit in bytes; 0 keeps nothing.
  init(limit: Int) { self.limit = limit }

  /// Returns the speech of an order, waits for it, or synthesizes it.
  func audio(
    of order: SpeakRequest, made make: (SpeakRequest) throws -> SpokenAudio
  ) throws -> SpokenAudio {
    guard limit > 0 else { return try make(order) }
    let (speech, isNew) = lock.withLock {
      if let speech = recent[order] { return (speech, false) }
      // Used again, so it survives the next change of halves; the bytes are counted again too.
      let speech = older[order] ?? Once()
      recent[order] = speech
      return (speech, true)
    }
    // Outside of the lock, so that other texts are synthesized meanwhile.
    let outcome = try speech.value {
      do {
        return Outcome.success(try make(order))
      } catch let failure as SynthesisFailure {
        // Other errors are not kept: the engine may be there the next time.
        return .failure(failure)
      }
    }
    if isNew { count(outcome, of: order) }
    return try outcome.get()
  }

  /// Counts an addition to the recent half; an empty result takes room too.
  private func count(_ outcome: Outcome, of order: SpeakRequest) {
    let samples = (try? outcome.get().samples.count) ?? 0
    lock.withLock {
      bytes += 1024 + 2 * samples
      // Two halves approximate the order of use without a list that each lookup would change.
      guard bytes > limit / 2 else { return }
      // Speech that would fill a half is not kept.
      if 2 * samples > limit / 2 { recent[order] = nil }
      (older, recent, bytes) = (recent, [:], 0)
    }
  }
}
