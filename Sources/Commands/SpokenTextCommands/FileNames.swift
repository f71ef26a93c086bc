import Foundation
import SpokenFiles

/// The names of files for a shell that completes them among other words.
enum FileNames {
  /// The files and folders whose paths start with some letters; folders end in a slash.
  static func starting(with prefix: String) -> [String] {
    // What was typed stays as it is, because a shell replaces it with the result.
    let start = prefix.lastIndex(of: "/").map { prefix[...$0] } ?? ""
    let folder = start.isEmpty ? "." : String(start)
    let name = prefix.dropFirst(start.count)
    // A folder that cannot be read has nothing to complete.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(name) && (!$0.hasPrefix(".") || name.hasPrefix(".")) }
      .map { start + $0 + (Folder.exists(start + $0) ? "/" : "") }.sorted()
  }
}
