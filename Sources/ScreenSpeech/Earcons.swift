import Foundation

/// The sounds of a theme as samples, each made when it is first asked for.
public struct Earcons: Sendable {
  /// How many samples of a channel make a second, in hertz.
  public let sampleRate: Int
  private let store: Store

  /// Creates earcons.
  ///
  /// - Parameters:
  ///   - sampleRate: how many samples of a channel make a second.
  ///   - make: makes the samples of a sound, left and right in turn; none for one that the theme lacks.
  public init(sampleRate: Int, make: @escaping @Sendable (Sound) -> [Int16] = { _ in [] }) {
    self.sampleRate = sampleRate
    store = Store(make)
  }

  /// The samples of a sound, left, right, left, right; none for a sound that the theme lacks.
  public subscript(_ sound: Sound) -> [Int16] { store.samples(of: sound) }

  /// What was made so far, behind a lock: several threads may ask.
  private final class Store: @unchecked Sendable {
    private let lock = NSLock()
    private var made: [Sound: [Int16]] = [:]
    private let make: @Sendable (Sound) -> [Int16]

    init(_ make: @escaping @Sendable (Sound) -> [Int16]) { self.make = make }

    func samples(of sound: Sound) -> [Int16] {
      lock.withLock {
        if let samples = made[sound] { return samples }
        let samples = make(sound)
        made[sound] = samples
        return samples
      }
    }
  }
}
