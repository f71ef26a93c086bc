import Foundation
import SpokenFiles
import SpokenSyntax

/// The names of files for a shell that completes them among other words.
enum FileNames {
  /// The files and folders whose paths start with some letters; folders end in a slash.
  static func starting(with prefix: String) -> [String] {
    // What was typed stays as it is, because a shell replaces it with the result.
    let end = prefix.utf8.lastIndex(of: UInt8(ascii: "/")).map(prefix.utf8.index(after:))
    let start = String(prefix[..<(end ?? prefix.startIndex)])
    let folder = start.isEmpty ? "." : start
    let name = String(prefix[(end ?? prefix.startIndex)...])
    // A folder that cannot be read has nothing to complete.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.starts(withBytes: name) && (!$0.isHiddenName || name.isHiddenName) }
      .map { start + $0 + (Folder.exists(start + $0) ? "/" : "") }.sorted()
  }
}
