import ScreenTree
import SpokenCLibrary
import SpokenFiles
import SpokenSyntax

/// The folders whose files a client may name: that of the start, and those that the user allowed.
///
/// Paths are compared by their bytes after all links, so that no link and no `..` leads out.
package struct AllowedFolders: Hashable, Sendable {
  /// The folders after all links, that of the start first.
  private let roots: [String]

  /// The working folder, and more folders.
  ///
  /// - Throws: `ToolFault` for a folder that does not exist.
  package init(_ more: [String] = []) throws(ToolFault) {
    var roots: [String] = []
    for folder in ["."] + more {
      guard Folder.exists(folder), let root = folder.resolved else {
        throw ToolFault("\(folder): there is no such folder")
      }
      roots.append(root)
    }
    self.roots = roots
  }

  /// The path of a file or a folder to read, as a word of a command.
  ///
  /// - Throws: `ToolFault` for what does not exist, lies elsewhere, or is a pipe or a device.
  func input(_ path: String) throws(ToolFault) -> String {
    try check(path)
    guard let target = path.resolved else {
      try checkPlace(of: path)
      throw ToolFault("\(path.shown): there is no such file or folder")
    }
    guard contains(target) else { throw outside(path) }
    guard let kind = FileStatus(path)?.kind, kind != .other else {
      throw ToolFault("\(path.shown): it is a pipe or a device, not a regular file")
    }
    return path.asWord
  }

  /// The path of a new file, as a word of a command.
  ///
  /// - Throws: `ToolFault` for a file that exists or would lie elsewhere.
  func output(_ path: String) throws(ToolFault) -> String {
    try check(path)
    guard !path.hasSlashAtEnd else {
      throw ToolFault("\(path.shown): a file is written, not a folder")
    }
    guard let folder = path.parentFolder.resolved else {
      try checkPlace(of: path.parentFolder)
      throw ToolFault("\(path.parentFolder.shown): there is no such folder")
    }
    guard contains(folder) else { throw outside(path) }
    var status = stat()
    // A link that leads nowhere counts: the file would be made where it leads.
    guard lstat(path, &status) != 0 else {
      throw ToolFault("\(path.shown): it exists; choose another name")
    }
    return path.asWord
  }

  private func check(_ path: String) throws(ToolFault) {
    guard !path.isEmpty, path != "-" else {
      throw ToolFault("'\(path)' names no file; give the path of one, or its text")
    }
  }

  /// Refuses a path that does not exist outside of the folders, which says nothing of that place.
  private func checkPlace(of path: String) throws(ToolFault) {
    var folder = path
    while folder != "." && folder != "/" {
      folder = folder.parentFolder
      guard let target = folder.resolved else { continue }
      guard contains(target) else { throw outside(path) }
      return
    }
    if path.isAbsolutePath { throw outside(path) }
  }

  private func contains(_ target: String) -> Bool {
    roots.contains { ExactPath($0) == ExactPath(target) || target.starts(withBytes: $0.withSlash) }
  }

  private func outside(_ path: String) -> ToolFault {
    ToolFault(
      "\(path.shown) is outside the folders of this server (\(roots.joined(separator: ", "))); "
        + "give the text instead, or start it with --allow FOLDER")
  }
}

extension String {
  /// The path as a word that is no option of a command.
  fileprivate var asWord: String { starts(withBytes: "-") ? "./" + self : self }

  /// The beginning of the path on one line.
  fileprivate var shown: String { shown(in: 200) }
}
