import EspeakEngine
import Files
import Foundation
import ScreenAudio
import SpokenScreen

/// What an earlier render of many inputs made: a line of JSON for each, in the order of the inputs.
struct Manifest: Sendable {
  /// The result for an input.
  struct Entry: Hashable, Sendable, Codable {
    /// The input.
    var input: String
    /// The audio file.
    var output: String
    /// The exit status that the input alone would have had.
    var status: Int32
    /// How long the sound is.
    var seconds: Double?
    /// How many texts could not be spoken.
    var silent: Int?
    /// How many bytes the audio file has.
    var bytes: Int?
    /// A digest of all that the audio file is made of.
    var key: String?
  }

  private let entries: [ExactPath: Entry]
  private let written: Int
  /// How many bytes are read at most; an entry has some hundred.
  private static let longest = 1 << 28

  /// Reads a manifest; what cannot be read is as if it had not been.
  init(path: String, _ naming: Naming = .byUser) {
    let bytes = try? ReadableFile.bytes(of: path, naming, upTo: Self.longest)
    let lines = (bytes ?? []).split(separator: UInt8(ascii: "\n")).map { Data($0) }
    let entries = lines.compactMap { try? JSONDecoder().decode(Entry.self, from: $0) }
    self.entries = Dictionary(entries.map { (ExactPath($0.output), $0) }) { $1 }
    written = FileStatus(path)?.modified ?? .min
  }

  /// What is known of an output.
  func entry(of path: String) -> Entry? { entries[ExactPath(path)] }

  /// The entry of an output that need not be made again: it is whole, of the same key, and nobody wrote
  /// into it since.
  func entry(for job: RenderJob, key: String) -> Entry? {
    guard let entry = entry(of: job.path), entry.input == job.input, entry.key == key,
      entry.status == 0, entry.silent == 0, let file = FileStatus(job.path),
      file.size == entry.bytes, file.modified <= written
    else { return nil }
    return entry
  }

  /// Writes a manifest, which appears when it is whole.
  ///
  /// - Throws: `OutputFault` when it cannot be written.
  static func write(
    _ entries: [Entry], to path: String, _ naming: Naming = .byUser
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let file = try TextFile(path: path, naming)
    for entry in entries {
      try file.write(String(decoding: try encoder.encode(entry), as: UTF8.self) + "\n")
    }
    try file.finish()
  }

  /// The name of the manifest of a part, so that those of all parts can lie in one folder.
  static func name(for shard: Shard?) -> String {
    shard.map { "manifest-\($0.number)-of-\($0.count).jsonl" } ?? "manifest.jsonl"
  }
}
