import Foundation
import Synchronization

/// The files whose changes matter: some by name, and those of a folder with certain endings.
///
/// A class, because the thread that looks and the one that reads inputs share it.
package final class WatchList: Sendable {
  private let folder: String?
  private let endings: [String]
  private let files = Mutex<Set<String>>([])

  /// A list of a folder's files.
  ///
  /// - Parameters:
  ///   - folder: the folder; nil to watch only files that are named.
  ///   - endings: the endings of the names that matter there.
  package init(folder: String?, endings: [String]) {
    (self.folder, self.endings) = (folder, endings)
  }

  /// Replaces the files that are watched by name.
  package func replace(_ names: some Sequence<String>) {
    files.withLock { $0 = Set(names) }
  }

  /// The stamps of all files that are there, and the folders that they are in.
  package func look() -> (stamps: [String: FileStamp], folders: Set<String>) {
    var names = files.withLock { $0 }
    var folders = Set(names.map { ($0 as NSString).deletingLastPathComponent })
    // Outside of the lock, because walking a folder may take long and the lock guards only the
    // names.
    if let folder { addFiles(below: folder, &names, &folders) }
    let stamps = names.reduce(into: [:]) { $0[$1] = FileStamp($1) }
    // A name without a folder is in the current one, which the system calls a dot.
    return (stamps, Set(folders.map { $0.isEmpty ? "." : $0 }))
  }

  /// Adds the files below a folder that are not hidden; links to folders are not followed.
  private func addFiles(
    below folder: String, _ names: inout Set<String>, _ folders: inout Set<String>
  ) {
    folders.insert(folder)
    guard let found = FileManager.default.enumerator(atPath: folder) else { return }
    while let path = found.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      // As inputs are named: the same file must not count as another one.
      let full = folder == "." ? path : "\(folder)/\(path)"
      if name.hasPrefix(".") {
        // Hidden folders, such as those of a version control system, have many files and no inputs.
        found.skipDescendants()
      } else if endings.contains(where: name.hasSuffix) {
        names.insert(full)
      } else if FileStamp(full)?.isFolder == true {
        // An event of a folder does not tell about the folders in it, so each is watched.
        folders.insert(full)
      }
    }
  }
}
