import ScreenSpeech

/// Frames on their way out: speech one after the other, with sounds mixed in at their own time.
struct Mixer {
  /// How many frames went out.
  private(set) var position = 0

  private let channels: Int
  private let sampleRate: Int
  private let longest: Duration
  private let output: ([Int16]) throws -> Void
  /// Sounds that are not over yet, each with the frame that it starts at.
  private var sounds: [(start: Int, samples: [Int16])] = []

  /// Creates a mixer of so many channels.
  ///
  /// - Parameters:
  ///   - channels: how many samples a frame has.
  ///   - sampleRate: how many frames make a second.
  ///   - longest: how long all of it may be.
  ///   - output: takes the frames in order.
  init(
    channels: Int, sampleRate: Int, longest: Duration, output: @escaping ([Int16]) throws -> Void
  ) {
    self.channels = channels
    self.sampleRate = sampleRate
    self.longest = longest
    self.output = output
  }

  /// Has a sound heard from a frame on, at the earliest from the next one.
  mutating func add(_ samples: [Int16], at start: Int) -> Range<Int> {
    let start = max(start, position)
    sounds.append((start, samples))
    return start..<start + samples.count / channels
  }

  /// Sends frames out.
  ///
  /// - Throws: `SoundTooLong` when there are more than may be, and what the output throws.
  mutating func write(_ samples: [Int16]) throws {
    try check(position + samples.count / channels)
    try output(mixed(samples))
    position += samples.count / channels
    sounds.removeAll { $0.start + $0.samples.count / channels <= position }
  }

  /// Sends silence out up to a frame, a second at a time.
  ///
  /// - Throws: `SoundTooLong` at once when the frame is later than may be, and what the output throws.
  mutating func silence(until end: Int) throws {
    try check(end)
    while position < end {
      let count = min(end - position, sampleRate)
      try write(Array(repeating: 0, count: count * channels))
    }
  }

  /// Sends silence out up to a frame, or as long as a sound is heard.
  mutating func finish(at end: Int) throws {
    let last = sounds.map { $0.start + $0.samples.count / channels }.max() ?? 0
    try silence(until: max(end, last))
  }

  private func check(_ end: Int) throws(SoundTooLong) {
    guard end > longest.samples(at: sampleRate) else { return }
    throw SoundTooLong(longest: longest)
  }

  /// The frames from the position on together with the sounds there, held below the limit.
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
    return sum.limited(window: sampleRate / 125 * channels, ceiling: SpokenAudio.ceiling)
  }
}
