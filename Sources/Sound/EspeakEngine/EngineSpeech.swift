import SpokenSound
import VoiceOverLanguages

/// The engine's speech for a text: samples, and the start of each word.
struct EngineSpeech: Hashable, Sendable {
  /// The samples, with the engine's silence around them.
  var samples: [Int16] = []
  /// The words of the text, each with its first sample, in order.
  var words: [Word] = []

  /// A word and its first sample.
  struct Word: Hashable, Sendable {
    var text: String
    var start: Int
  }

  /// Empty speech.
  init() {}

  /// Combines the messages of a worker: the samples, and the position and first sample of each
  /// word.
  ///
  /// Positions are in scalars from 1, in this machine's byte order.
  init(_ samples: [Int16], starts: ArraySlice<UInt8>, of text: String) {
    let numbers = starts.int32s
    let starts = stride(from: 0, to: numbers.count - 1, by: 2).map { index in
      (place: Int(numbers[index]) - 1, sample: Int(numbers[index + 1]))
    }
    self.samples = samples
    words = Self.words(of: text, starts, end: samples.count)
  }

  /// Appends speech.
  mutating func append(_ next: EngineSpeech) {
    words += next.words.map { Word(text: $0.text, start: $0.start + samples.count) }
    samples += next.samples
  }

  /// The sound without the silence at its ends; a word lasts until the next one starts.
  ///
  /// It is moved out, so that a long text's sound is in memory only once.
  mutating func takeAudio(at sampleRate: Int) -> SpokenAudio {
    var sound: [Int16] = []
    swap(&sound, &samples)
    // A fade of two milliseconds removes the click of a cut.
    let cut = sound.trim(keeping: 64, fade: sampleRate / 500)
    let starts = words.map { min(max($0.start - cut, 0), sound.count) } + [sound.count]
    let heard = words.enumerated().map { index, word in
      SpokenAudio.Word(word.text, samples: starts[index]..<starts[index + 1])
    }
    return SpokenAudio(sampleRate: sampleRate, samples: sound, words: heard)
  }

  /// The words of a text between spaces, each at its first start.
  ///
  /// The engine reports several starts in one word, some that step back, and none for words that
  /// its dictionary joins with the one before: these share its time in proportion to their length.
  private static func words(
    of text: String, _ starts: [(place: Int, sample: Int)], end: Int
  ) -> [Word] {
    let tokens = tokens(of: text)
    var samples = [Int?](repeating: nil, count: tokens.count)
    var token = 0
    var latest = 0
    for start in starts.sorted(by: { $0.place < $1.place }) {
      while token < tokens.count, tokens[token].end <= start.place { token += 1 }
      // Only the first start in a word counts: the engine reports a number or an address in parts.
      guard token < tokens.count, tokens[token].start <= start.place, samples[token] == nil else {
        continue
      }
      // Never before the previous word: a range that ends before its start would stop the program.
      latest = min(max(start.sample, latest), end)
      samples[token] = latest
    }
    return spread(tokens, samples, end: end)
  }

  /// Gives words without a start a share of the time around them.
  private static func spread(
    _ tokens: [(text: String, start: Int, end: Int)], _ samples: [Int?], end: Int
  ) -> [Word] {
    var words: [Word] = []
    var index = 0
    while index < tokens.count {
      let next = samples[(index + 1)...].firstIndex { $0 != nil } ?? tokens.count
      // Only the first words of a text can lack a start here: the loop ends each share at a known
      // one.
      let from = samples[index] ?? 0
      let to = next < tokens.count ? samples[next] ?? end : end
      let length = tokens[next - 1].end - tokens[index].start
      for place in index..<next {
        let share = (to - from) * (tokens[place].start - tokens[index].start) / max(length, 1)
        words.append(Word(text: tokens[place].text, start: from + share))
      }
      index = next
    }
    return words
  }

  /// The words between spaces, with their positions in scalars from 0.
  private static func tokens(of text: String) -> [(text: String, start: Int, end: Int)] {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.split { scalars[$0].properties.isWhitespace }.map { token in
      (
        String(String.UnicodeScalarView(scalars[token.startIndex..<token.endIndex])),
        token.startIndex, token.endIndex
      )
    }
  }
}

extension ArraySlice<UInt8> {
  /// The 32-bit numbers in it.
  fileprivate var int32s: [Int32] {
    let count = count / 4
    return [Int32](unsafeUninitializedCapacity: count) { space, initialized in
      initialized = count
      UnsafeMutableRawBufferPointer(space).copyBytes(from: prefix(4 * count))
    }
  }
}
