import Foundation

/// The error for a scenario that exceeds the longest allowed sound.
package struct SoundTooLong: Error, Hashable, Sendable, CustomStringConvertible {
  /// The longest allowed sound.
  package let longest: Duration

  /// The error and how to fix it, in a sentence.
  package var description: String {
    let hours = longest.formatted(.time(pattern: .hourMinuteSecond))
    return "the sound lasts longer than \(hours); shorten the waits, or allow more with --longest"
  }
}
