import Foundation

/// That a story would last longer than it may.
public struct SoundTooLong: Error, Hashable, Sendable, CustomStringConvertible {
  /// How long it may be.
  public let longest: Duration

  /// What is wrong and what helps, in a sentence.
  public var description: String {
    let hours = longest.formatted(.time(pattern: .hourMinuteSecond))
    return "the sound lasts longer than \(hours); shorten the waits, or allow more with --longest"
  }
}
