import Foundation
package import VoiceOverSpeech

/// The sounds of a theme as samples, each synthesized on demand.
package struct Earcons: Sendable {
  /// The sample rate of a channel, in hertz.
  package let sampleRate: Int
  private let store: Store

  /// Sounds at a sample rate.
  ///
  /// - Parameters:
  ///   - sampleRate: the sample rate of a channel, in hertz.
  ///   - make: synthesizes a sound, left and right in turn; returns nothing for one that the theme
  ///     lacks.
  package init(sampleRate: Int, make: @escaping @Sendable (Sound) -> [Int16] = { _ in [] }) {
    self.sampleRate = sampleRate
    store = Store(at: sampleRate, make)
  }

  /// The samples of a sound, left, right, left, right; none for a sound that the theme lacks.
  package subscript(_ sound: Sound) -> [Int16] { store.samples(of: sound) }

  /// The samples of a sound in one channel, as loud as in two.
  package func middle(of sound: Sound) -> [Int16] { store.middle(of: sound) }

  /// The finished sounds; a lock guards them, because several threads may ask.
  private final class Store: @unchecked Sendable {
    private let lock = NSLock()
    private var made: [Sound: [Int16]] = [:]
    private var middles: [Sound: [Int16]] = [:]
    private let sampleRate: Int
    private let make: @Sendable (Sound) -> [Int16]

    init(at sampleRate: Int, _ make: @escaping @Sendable (Sound) -> [Int16]) {
      self.sampleRate = sampleRate
      self.make = make
    }

    func samples(of sound: Sound) -> [Int16] {
      // The sound is made under the lock, so that two threads do not make the same one.
      lock.withLock {
        if let samples = made[sound] { return samples }
        let samples = make(sound)
        made[sound] = samples
        return samples
      }
    }

    func middle(of sound: Sound) -> [Int16] {
      let frames = samples(of: sound)
      return lock.withLock {
        if let middle = middles[sound] { return middle }
        let middle = frames.inOneChannel(at: sampleRate)
        middles[sound] = middle
        return middle
      }
    }
  }
}
