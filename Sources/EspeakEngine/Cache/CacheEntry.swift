import ScreenSpeech

/// Speech as it lies in a file of the cache: a header, the words, the samples, and a digest of all.
///
/// Numbers are in the order of bytes that this machine has; on a machine with the other order the
/// mark at the start does not match, and the entry is none.
enum CacheEntry {
  /// The version of the format and of all that happens between the engine and the cache.
  ///
  /// It is a part of every key: whoever changes how texts are made safe, how silence is trimmed or how
  /// the worker calls the engine, counts on here.
  static let version = 1

  /// The longest entry that is read, which is more than ten minutes of samples.
  static let longest = 1 << 26

  private static let mark: UInt64 = 0x53_50_4f_4b_45_4e_00_01
  // Mark, numbers of words, of their bytes and of samples, and the samples in a second.
  private static let headerLength = 8 + 4 * 4

  /// The bytes of an entry.
  static func bytes(of audio: SpokenAudio, for key: Digest) -> [UInt8] {
    var words: [UInt8] = []
    for word in audio.words {
      let text = Array(word.text.utf8)
      for number in [word.samples.lowerBound, word.samples.upperBound, text.count] {
        words += UInt32(number).inMemory
      }
      words += text
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headerLength + words.count + 2 * audio.samples.count + Digest.length)
    withUnsafeBytes(of: mark) { bytes += $0 }
    for number in [audio.words.count, words.count, audio.samples.count, audio.sampleRate] {
      bytes += UInt32(number).inMemory
    }
    bytes += words
    audio.samples.withUnsafeBytes { bytes += $0 }
    return bytes + seal(of: bytes[...], key).bytes
  }

  /// The speech in the bytes of an entry, or nil when they are damaged or belong to another key.
  static func audio(in bytes: [UInt8], for key: Digest) -> SpokenAudio? {
    let body = bytes.dropLast(Digest.length)
    guard body.count >= headerLength, body.starts(with: mark.inMemory),
      bytes.suffix(Digest.length).elementsEqual(seal(of: body, key).bytes)
    else { return nil }
    let numbers = body.dropFirst(8).numbers(4)
    let (wordsLength, count) = (numbers[1], numbers[2])
    guard body.count == headerLength + wordsLength + 2 * count else { return nil }
    let sound = body.dropFirst(headerLength + wordsLength)
    let samples = [Int16](unsafeUninitializedCapacity: count) { space, initialized in
      UnsafeMutableRawBufferPointer(space).copyBytes(from: sound)
      initialized = count
    }
    let text = body.dropFirst(headerLength).prefix(wordsLength)
    guard let words = words(numbers[0], in: text, of: count) else { return nil }
    return SpokenAudio(sampleRate: numbers[3], samples: samples, words: words)
  }

  /// What is written behind an entry: a digest of its bytes and of the key that it belongs to.
  private static func seal(of body: ArraySlice<UInt8>, _ key: Digest) -> Digest {
    var digester = Digester()
    key.bytes.withUnsafeBytes { digester.add($0) }
    body.withUnsafeBytes { digester.add($0) }
    return digester.digest()
  }

  /// So many words, or nil when they do not fit.
  private static func words(
    _ count: Int, in bytes: ArraySlice<UInt8>, of samples: Int
  ) -> [SpokenAudio.Word]? {
    var words: [SpokenAudio.Word] = []
    var rest = bytes
    for _ in 0..<count {
      guard rest.count >= 12 else { return nil }
      let numbers = rest.numbers(3)
      rest = rest.dropFirst(12)
      guard numbers[0] <= numbers[1], numbers[1] <= samples, numbers[2] <= rest.count else {
        return nil
      }
      let text = String(decoding: rest.prefix(numbers[2]), as: UTF8.self)
      words.append(SpokenAudio.Word(text, samples: numbers[0]..<numbers[1]))
      rest = rest.dropFirst(numbers[2])
    }
    return rest.isEmpty ? words : nil
  }
}

extension FixedWidthInteger {
  /// The bytes in the order that this machine has.
  fileprivate var inMemory: [UInt8] { withUnsafeBytes(of: self) { Array($0) } }
}

extension ArraySlice<UInt8> {
  /// The first numbers of 32 bits, of which there must be so many.
  fileprivate func numbers(_ count: Int) -> [Int] {
    withUnsafeBytes { bytes in
      (0..<count).map { Int(bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self)) }
    }
  }
}
