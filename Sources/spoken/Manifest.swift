import Foundation
import ScreenAudio
import SpokenScreen

/// What a render of many inputs made: a line of JSON for each, in the order of the inputs.
struct Manifest: Hashable {
  /// What became of an input.
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

  var entries: [Entry] = []

  /// The name of the manifest of a part, so that those of all parts can lie in one folder.
  static func name(for shard: Shard?) -> String {
    shard.map { "manifest-\($0.number)-of-\($0.count).jsonl" } ?? "manifest.jsonl"
  }

  /// Creates a manifest of entries.
  init(entries: [Entry] = []) { self.entries = entries }

  /// Reads the manifest of an earlier run; what cannot be read is as if it had not been.
  init(path: String) {
    let decoder = JSONDecoder()
    guard let bytes = FileManager.default.contents(atPath: path) else { return }
    entries = bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(Entry.self, from: $0)
    }
  }

  /// The lines.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try entries.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
        .joined()
    }
  }

  /// Writes the lines into a file that appears when it is whole.
  ///
  /// - Throws: `OutputFault` when it cannot be written.
  func write(to path: String) throws {
    let file = try TextFile(path: path)
    try file.write(try text)
    try file.finish()
  }
}
