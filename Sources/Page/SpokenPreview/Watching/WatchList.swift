package import SpokenFiles
import SpokenSyntax
import Synchronization

/// The files whose changes matter: some by name, and those of a folder with certain endings.
///
/// A class, because the thread that looks and the one that reads inputs share it.
package final class WatchList: Sendable {
  private let folder: String?
  private let endings: [String]
  private let files = Mutex<Set<ExactPath>>([])

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
    files.withLock { $0 = Set(names.map(ExactPath.init)) }
  }

  /// The stamps of all files that are there, and the folders that they are in.
  package func look() -> (stamps: [ExactPath: FileStamp], folders: Set<ExactPath>) {
    var names = files.withLock { $0 }
    var folders = Set(names.map { ExactPath($0.text.parentFolder) })
    // Outside of the lock, because walking a folder may take long and the lock guards only the
    // names.
    if let folder { addFiles(below: folder, &names, &folders) }
    let stamps = names.reduce(into: [:]) { $0[$1] = FileStamp($1.text) }
    return (stamps, folders)
  }

  /// Adds the files below a folder that are not hidden; links to folders are not followed.
  private func addFiles(
    below folder: String, _ names: inout Set<ExactPath>, _ folders: inout Set<ExactPath>
  ) {
    folders.insert(ExactPath(folder))
    for path in Folder.paths(below: folder, where: { _ in true }) {
      // As inputs are named: the same file must not count as another one.
      let full = path.path(inFolder: folder)
      if endings.contains(where: { path.ends(withBytes: $0) }) {
        names.insert(ExactPath(full))
      } else if FileStamp(full)?.isFolder == true {
        // An event of a folder does not tell about the folders in it, so each is watched.
        folders.insert(ExactPath(full))
      }
    }
  }
}
