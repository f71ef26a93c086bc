import Foundation

/// The error for a story that exceeds the longest allowed sound.
public struct SoundTooLong: Error, Hashable, Sendable, CustomStringConvertible {
  /// The longest allowed sound.
  public let longest: Duration

  /// The error and how to fix it, in a sentence.
  public var description: String {
    let hours = longest.formatted(.time(pattern: .hourMinuteSecond))
    return "the sound lasts longer than \(hours); shorten the waits, or allow more with --longest"
  }
}
