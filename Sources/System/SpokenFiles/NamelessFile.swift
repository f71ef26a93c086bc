import CSpokenSystem
import SpokenCLibrary

/// Files without a name, so that nothing is left of them if the process is killed.
package enum NamelessFile {
  /// Opens a file without a name in a folder; nil if the system does not support that.
  package static func open(in folder: String) -> Int32? {
    #if os(Linux)
      let nameless = 0o20_000_000 | O_DIRECTORY  // O_TMPFILE, which Swift does not import.
      let descriptor = systemOpen(folder, O_RDWR | nameless | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { return nil }
      // Without /proc it could never get a name.
      if access(link(to: descriptor), F_OK) == 0 { return descriptor }
      close(descriptor)
    #endif
    return nil
  }

  /// Gives a file a name, and replaces any file with that name.
  ///
  /// - Parameters:
  ///   - descriptor: the file.
  ///   - target: the name.
  ///   - hidden: its temporary name, if another file must be replaced.
  /// - Returns: whether it succeeded; `errno` has the reason otherwise.
  package static func name(_ descriptor: Int32, _ target: String, by hidden: String) -> Bool {
    let link = link(to: descriptor)
    // A link never replaces a file, so that one that exists is reported here and replaced below.
    if linkat(AT_FDCWD, link, AT_FDCWD, target, AT_SYMLINK_FOLLOW) == 0 { return true }
    guard errno == EEXIST else { return false }
    let fault = spoken_replace(link, hidden, target)
    // The call returns its error instead of setting it, and the caller reads `errno`.
    errno = fault
    return fault == 0
  }

  private static func link(to descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }
}

#if os(Linux)
  // Renamed, because `NamelessFile` has a function `open`.
  private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    open(path, flags, mode)
  }
#endif
