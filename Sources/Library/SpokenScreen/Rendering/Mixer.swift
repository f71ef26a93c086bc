import SpokenSound
import VoiceOverSpeech

/// Writes frames of speech in sequence, and mixes sounds in at their times.
struct Mixer {
  /// How many frames were written.
  private(set) var position = 0

  private let channels: Int
  private let sampleRate: Int
  private let longest: Duration
  private let output: ([Int16]) throws -> Void
  /// Sounds that are not over yet, each with its first frame.
  private var sounds: [(start: Int, samples: [Int16])] = []

  /// A mixer at the first frame.
  ///
  /// - Parameters:
  ///   - channels: the number of samples in a frame.
  ///   - sampleRate: frames per second, in hertz.
  ///   - longest: the longest allowed output.
  ///   - output: receives the frames in order.
  init(
    channels: Int, sampleRate: Int, longest: Duration, output: @escaping ([Int16]) throws -> Void
  ) {
    self.channels = channels
    self.sampleRate = sampleRate
    self.longest = longest
    self.output = output
  }

  /// Mixes in a sound from a frame on, at the earliest from the next one.
  mutating func add(_ samples: [Int16], at start: Int) -> Range<Int> {
    // Frames before the position were handed to the output already.
    let start = max(start, position)
    sounds.append((start, samples))
    return start..<start + samples.count / channels
  }

  /// Writes frames.
  ///
  /// - Throws: `SoundTooLong` when the limit is exceeded, and what the output throws.
  mutating func write(_ samples: [Int16]) throws {
    try check(position + samples.count / channels)
    try output(mixed(samples))
    position += samples.count / channels
    sounds.removeAll { $0.start + $0.samples.count / channels <= position }
  }

  /// Writes silence up to a frame, a second at a time.
  ///
  /// - Throws: `SoundTooLong` at once when the frame exceeds the limit, and what the output throws.
  mutating func silence(until end: Int) throws {
    // Checked for the whole silence, so that a wait of years fails before a file fills the disk.
    try check(end)
    while position < end {
      let count = min(end - position, sampleRate)
      try write(Array(repeating: 0, count: count * channels))
    }
  }

  /// Writes silence up to a frame, or until the last sound ends.
  mutating func finish(at end: Int) throws {
    let last = sounds.map { $0.start + $0.samples.count / channels }.max() ?? 0
    try silence(until: max(end, last))
  }

  private func check(_ end: Int) throws(SoundTooLong) {
    guard end > longest.samples(at: sampleRate) else { return }
    throw SoundTooLong(longest: longest)
  }

  /// The next frames mixed with the sounds there, limited below the peak.
  private func mixed(_ samples: [Int16]) -> [Int16] {
    let end = position + samples.count / channels
    let heard = sounds.filter { $0.start < end }
    guard !heard.isEmpty else { return samples }
    var sum = samples.map(Double.init)
    for sound in heard {
      let from = max(sound.start, position)
      let to = min(sound.start + sound.samples.count / channels, end)
      for index in 0..<max(0, (to - from) * channels) {
        sum[(from - position) * channels + index] +=
          Double(sound.samples[(from - sound.start) * channels + index])
      }
    }
    // Speech and sounds are each below the ceiling, but not their sum.
    return sum.limited(window: sampleRate / 125 * channels, ceiling: SpokenAudio.ceiling)
  }
}
