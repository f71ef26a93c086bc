package import Foundation
package import SpokenSound
import VoiceOverSpeech

/// A file of the cache: a digest of the rest, a line of JSON, the samples.
package enum CacheEntry {
  /// The version of the format and of all processing between the engine and the cache.
  ///
  /// It is a part of the name of every entry. Increase it when text sanitizing, trimming or the
  /// calls of the engine change.
  static let version = 3

  /// The data before the samples.
  private struct Header: Codable {
    var sampleRate: Int
    var words: [String]
    /// The samples of each word.
    var places: [Range<Int>]
  }

  /// The bytes of an entry.
  package static func data(of audio: SpokenAudio, for key: Digest) throws -> Data {
    let header = Header(
      sampleRate: audio.sampleRate, words: audio.words.map(\.text),
      places: audio.words.map(\.samples))
    let encoder = JSONEncoder()
    // The same speech is the same bytes in each run.
    encoder.outputFormatting = .sortedKeys
    let body =
      try encoder.encode(header) + Data("\n".utf8)
      + audio.samples.withUnsafeBytes { Data($0) }
    // The key is sealed too, so that a renamed entry never plays as another text.
    return seal(of: body, key) + body
  }

  /// The speech in the bytes of an entry; nil when they are damaged, truncated or belong to another
  /// key.
  package static func audio(in data: Data, for key: Digest) -> SpokenAudio? {
    let body = data.dropFirst(64)
    guard data.prefix(64) == seal(of: body, key), let end = body.firstIndex(of: 10),
      let header = try? JSONDecoder().decode(Header.self, from: body[..<end])
    else { return nil }
    let sound = body[(end + 1)...]
    let samples = [Int16](unsafeUninitializedCapacity: sound.count / 2) { space, count in
      count = sound.copyBytes(to: space) / 2
    }
    // The digest proves that nothing was damaged, not that these are places in the sound.
    guard header.sampleRate > 0, header.words.count == header.places.count,
      header.places.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= samples.count })
    else { return nil }
    return SpokenAudio(
      sampleRate: header.sampleRate, samples: samples,
      words: zip(header.words, header.places).map { .init($0, samples: $1) })
  }

  /// What stands before the body of an entry: a digest of it and of the key.
  package static func seal(of body: Data, _ key: Digest) -> Data {
    Data(Digest(of: ["\(key)"], body).description.utf8)
  }
}
