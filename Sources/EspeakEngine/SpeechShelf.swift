import Foundation
import ScreenSpeech

/// What is to be spoken, and how.
struct SpeechOrder: Hashable, Sendable {
  /// The text as it was given, or the sounds in the engine's own alphabet.
  var text: String
  /// Whether the text is sounds.
  var isSounds = false
  /// The voice.
  var voice: VoiceProfile
}

/// Speech in memory: what is being made, and what was made or heard last.
///
/// Whoever asks for what another thread makes waits for it, so that nothing is made twice.
final class SpeechShelf: @unchecked Sendable {
  /// What became of an order, and when it was used last.
  ///
  /// A class, so that looking for the oldest does not touch what all of them hold.
  private final class Place {
    /// Nil while it is being made.
    var result: Result<SpokenAudio, SynthesisFailure>?
    var used = 0
  }

  // Guards what follows.
  private let condition = NSCondition()
  private var places: [SpeechOrder: Place] = [:]
  private var bytes = 0
  private var clock = 0
  private let limit: Int

  /// Creates an empty shelf for so many bytes of samples.
  init(limit: Int) { self.limit = limit }

  /// Says whether nobody makes or has an order; it is being made from then on.
  func begin(_ order: SpeechOrder) -> Bool {
    condition.withLock { reserve(order) }
  }

  /// Gives the speech of an order, which is made here when nobody else makes it.
  func audio(
    of order: SpeechOrder, made make: (SpeechOrder) throws -> SpokenAudio
  ) throws -> SpokenAudio {
    let ready: Result<SpokenAudio, SynthesisFailure>? = condition.withLock {
      while true {
        if reserve(order) { return nil }
        if let result = places[order]?.result { return result }
        condition.wait()
      }
    }
    if let ready { return try ready.get() }
    return try finish(order, made: make)
  }

  /// Makes what was begun.
  @discardableResult
  func finish(
    _ order: SpeechOrder, made make: (SpeechOrder) throws -> SpokenAudio
  ) throws -> SpokenAudio {
    do {
      let audio = try make(order)
      put(.success(audio), for: order)
      return audio
    } catch let failure as SynthesisFailure {
      put(.failure(failure), for: order)
      throw failure
    } catch {
      // Whoever waits for it tries again and sees the same for himself.
      condition.withLock {
        places[order] = nil
        condition.broadcast()
      }
      throw error
    }
  }

  /// Notes the use of an order, or makes a place for it; true when there was none.
  private func reserve(_ order: SpeechOrder) -> Bool {
    clock += 1
    if let place = places[order] {
      place.used = clock
      return false
    }
    let place = Place()
    place.used = clock
    places[order] = place
    return true
  }

  private func put(_ result: Result<SpokenAudio, SynthesisFailure>, for order: SpeechOrder) {
    condition.withLock {
      clock += 1
      bytes += size(of: result)
      let place = Place()
      place.result = result
      place.used = clock
      places[order] = place
      condition.broadcast()
      // What was put last is still to be fetched, however long it is, unless nothing is to be kept.
      while bytes > limit, let oldest = oldest(before: limit > 0 ? clock : .max) {
        bytes -= size(of: places.removeValue(forKey: oldest)?.result)
      }
    }
  }

  private func oldest(before time: Int) -> SpeechOrder? {
    places.lazy.filter { $0.value.result != nil && $0.value.used < time }
      .min { $0.value.used < $1.value.used }?.key
  }

  /// What a result counts for: an empty one takes room too.
  private func size(of result: Result<SpokenAudio, SynthesisFailure>?) -> Int {
    switch result {
    case .success(let audio): 1024 + 2 * audio.samples.count
    case .failure: 1024
    case nil: 0
    }
  }
}
