import EspeakEngine
import Foundation
import SpokenFiles
import SpokenScreen
import SpokenSound

/// The results of an earlier render: a line of JSON for each input, in the order of the inputs.
struct Manifest: Sendable {
  /// The result of one input.
  struct Entry: Hashable, Sendable, Codable {
    /// The input.
    var input: String
    /// The audio file.
    var output: String
    /// The exit status of this input alone.
    var status: Int32
    /// The length of the sound in seconds.
    var seconds: Double?
    /// How many texts the engine could not speak.
    var silent: Int?
    /// The size of the audio file in bytes.
    var bytes: Int?
    /// A digest of everything that the audio file is made from.
    var key: String?
  }

  private let entries: [ExactPath: Entry]
  private let written: Int
  /// The most bytes that are read; an entry has a few hundred.
  private static let longest = 1 << 28

  /// Reads a manifest; one that cannot be read is empty.
  init(path: String, _ naming: Naming = .byUser) {
    let bytes = try? ReadableFile.bytes(of: path, naming, upTo: Self.longest)
    let lines = (bytes ?? []).split(separator: UInt8(ascii: "\n")).map { Data($0) }
    // A line that is damaged only means that its file is rendered again.
    let entries = lines.compactMap { try? JSONDecoder().decode(Entry.self, from: $0) }
    self.entries = Dictionary(entries.map { (ExactPath($0.output), $0) }) { $1 }
    // Without a manifest no file is old enough to be kept.
    written = FileStatus(path)?.modified ?? .min
  }

  /// The entry of an output.
  func entry(of path: String) -> Entry? { entries[ExactPath(path)] }

  /// The entry of an output that is up to date: it is complete, has the same key, and was not
  /// written to since.
  func entry(for job: RenderJob, key: String) -> Entry? {
    guard let entry = entry(of: job.path), entry.input == job.input, entry.key == key,
      // A file with silent texts is tried again, because the cause may be gone.
      entry.status == 0, entry.silent == 0, let file = FileStatus(job.path),
      file.size == entry.bytes, file.modified <= written
    else { return nil }
    return entry
  }

  /// Writes a manifest, which appears under its name when it is complete.
  ///
  /// - Throws: `OutputError` when it cannot be written.
  static func write(
    _ entries: [Entry], to path: String, _ naming: Naming = .byUser
  ) throws {
    let file = try TextFile(OutputPath(path, naming))
    for entry in entries { try file.write(try entry.lineOfJSON() + "\n") }
    try file.finish()
  }

  /// The file name of the manifest of a part; different for each, so that all can lie in one
  /// folder.
  static func name(for shard: Shard?) -> String {
    shard.map { "manifest-\($0.number)-of-\($0.count).jsonl" } ?? "manifest.jsonl"
  }
}
