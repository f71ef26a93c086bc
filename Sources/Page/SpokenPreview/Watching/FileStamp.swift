import SpokenFiles

/// What shows that a file was written: another one with its name, another size, another time.
package struct FileStamp: Hashable, Sendable {
  private let status: FileStatus

  /// The stamp of a file; nil when there is none.
  package init?(_ path: String) {
    guard let status = FileStatus(path) else { return nil }
    self.status = status
  }

  /// Whether it is a folder, whose stamp changes with the names in it.
  package var isFolder: Bool { status.kind == .folder }
}
