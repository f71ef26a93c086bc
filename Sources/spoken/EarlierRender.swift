import Foundation

/// What an earlier run made that may still be as it was.
struct EarlierRender: Sendable {
  private let entries: [String: Manifest.Entry]
  private let written: Date?

  /// Reads the manifest of the earlier run.
  init(manifest path: String) {
    written = Self.attributes(of: path).written
    entries = Dictionary(Manifest(path: path).entries.map { ($0.output, $0) }) { $1 }
  }

  /// What is known of an output.
  func entry(of path: String) -> Manifest.Entry? { entries[path] }

  /// The entry of an output that need not be made again: it is whole, of the same key, and nobody wrote
  /// into it since.
  func entry(for job: RenderJob, key: String) -> Manifest.Entry? {
    guard let entry = entries[job.path], let written, entry.input == job.input, entry.key == key,
      entry.status == 0, entry.silent == 0
    else { return nil }
    let file = Self.attributes(of: job.path)
    guard let fileWritten = file.written, fileWritten <= written, file.size == entry.bytes else {
      return nil
    }
    return entry
  }

  /// When a file was written, and how long it is.
  static func attributes(of path: String) -> (written: Date?, size: Int?) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.modificationDate] as? Date, attributes?[.size] as? Int)
  }
}
