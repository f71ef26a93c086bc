/// Tags prepared for a file: limited, without control characters, with times in its own samples.
struct TagSheet: Hashable {
  /// The most chapters: Vorbis comments number them with three digits.
  static let mostChapters = 999
  /// The most characters of a title or a language.
  private static let longest = 500

  let title: String
  let language: String
  let chapters: [AudioTags.Chapter]
  /// The sample rate of the file.
  let sampleRate: Int
  /// The length of the file in samples of one channel.
  let length: Int

  /// Prepares tags for a file.
  ///
  /// - Parameters:
  ///   - tags: the tags, with times at the rate of the input.
  ///   - inputRate: the rate of the input in hertz.
  ///   - sampleRate: the rate of the file in hertz.
  ///   - length: the length of the file in samples of one channel.
  init(_ tags: AudioTags, inputRate: Int, sampleRate: Int, length: Int) {
    self.sampleRate = sampleRate
    self.length = length
    title = TagSheet.plain(tags.title)
    language = TagSheet.plain(tags.language)
    chapters = tags.chapters.prefix(TagSheet.mostChapters).map {
      // Rounding can put the last chapter one sample behind the end of the file.
      let start = rescaled(max(0, $0.start), from: inputRate, to: sampleRate)
      return AudioTags.Chapter(title: TagSheet.plain($0.title), start: min(start, length))
    }
  }

  /// Whether there are no tags.
  var isEmpty: Bool { title.isEmpty && language.isEmpty && chapters.isEmpty }

  /// The time of a sample in milliseconds, rounded to the nearest.
  func milliseconds(to sample: Int) -> Int { rescaled(sample, from: sampleRate, to: 1000) }

  /// The text without control characters, which could end it early or start another one.
  private static func plain(_ text: String) -> String {
    let scalars = text.prefix(longest).unicodeScalars.map {
      $0.properties.generalCategory == .control ? " " : $0
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// A number of samples at another rate, rounded to the nearest.
func rescaled(_ samples: Int, from rate: Int, to other: Int) -> Int {
  rate == other ? samples : (samples * other + rate / 2) / rate
}

extension [UInt8] {
  /// The bytes of a number, little-endian.
  init(littleEndian number: some FixedWidthInteger) {
    self = Swift.withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  /// The bytes of a number, big-endian.
  init(bigEndian number: some FixedWidthInteger) {
    self = Swift.withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
