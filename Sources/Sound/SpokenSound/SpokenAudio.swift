import SpokenSyntax

/// Samples of speech.
package struct SpokenAudio: Hashable, Sendable, CustomStringConvertible {
  /// The sample rate, in hertz.
  package var sampleRate: Int
  /// The samples of one channel, 16 bits each.
  package var samples: [Int16]
  /// The words that the engine spoke, in order; empty when it does not report them.
  package var words: [Word]

  /// A word, and its samples.
  package struct Word: Hashable, Sendable {
    /// The word that the engine spoke.
    package var text: String
    /// Its first sample and the one after its last, from 0.
    package var samples: Range<Int>

    /// A word with its samples.
    package init(_ text: String, samples: Range<Int>) {
      self.text = text
      self.samples = samples
    }
  }

  /// Audio from samples of one channel.
  package init(sampleRate: Int, samples: [Int16], words: [Word] = []) {
    self.sampleRate = sampleRate
    self.samples = samples
    self.words = words
  }

  /// The duration.
  package var duration: Duration {
    // Whole seconds apart, so that the nanoseconds of a long sound cannot overflow.
    let (seconds, rest) = samples.count.quotientAndRemainder(dividingBy: max(sampleRate, 1))
    return .seconds(seconds) + .nanoseconds(Int64(rest) * 1_000_000_000 / Int64(max(sampleRate, 1)))
  }

  /// The 64-bit FNV-1a digest of the samples, low byte first.
  package var digest: UInt64 {
    var hash = FNV()
    for sample in samples {
      let bits = UInt16(bitPattern: sample)
      hash.add(UInt8(truncatingIfNeeded: bits))
      hash.add(UInt8(bits >> 8))
    }
    return hash.value
  }

  /// The number of samples, their rate and their digest.
  package var description: String {
    "\(samples.count) samples at \(sampleRate) Hz, fnv \(String(digest, radix: 16))"
  }
}
