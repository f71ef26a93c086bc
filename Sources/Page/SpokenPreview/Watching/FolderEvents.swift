import SpokenCLibrary

/// Waits until something happens in folders; where the system cannot say, until a time has passed.
///
/// What happened is not looked at: `FileWatch` compares the files themselves.
package struct FolderEvents: Sendable {
  /// Why files are looked at again and again instead; nil when the system says what happens.
  package private(set) var warning: String?

  /// The queue of the system's events; negative without one.
  private let queue: Int32
  /// How often to look without events, in milliseconds.
  private let interval: Int32

  /// How often to look at most although there are events, because network folders have none.
  private static let longest: Int32 = 2000

  /// Starts to listen.
  ///
  /// - Parameter interval: how often to look without events, in milliseconds; nil to use the
  ///   system's events.
  package init(interval: Int?) {
    // Also without a wish, because events may turn out not to be available.
    self.interval = Int32(clamping: interval ?? 500)
    #if os(Linux)
      queue = interval == nil ? inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) : -1
      if queue < 0, interval == nil {
        warning = "inotify is not available (\(String(cString: strerror(errno))))"
      }
    #else
      queue = -1
    #endif
  }

  /// Adds folders; those that are known already stay.
  package mutating func add(_ folders: some Sequence<String>) {
    #if os(Linux)
      guard queue >= 0, warning == nil else { return }
      // Folders are watched, not files: editors save by giving a new file the old name, which a
      // watch on the old file would not see.
      let mask =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
        | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF) | UInt32(IN_ATTRIB)
      for folder in folders where inotify_add_watch(queue, folder, mask) < 0 {
        // A folder that was removed in the meantime is no problem.
        guard errno != ENOENT, errno != ENOTDIR else { continue }
        warning = "\(folder) cannot be watched (\(String(cString: strerror(errno))))"
        return
      }
    #endif
  }

  /// Waits for an event, at most for a time in milliseconds.
  package func wait(atMost milliseconds: Int32? = nil) {
    // One folder that cannot be watched is enough to look at all of them by time.
    let hasEvents = queue >= 0 && warning == nil
    let limit = milliseconds ?? (hasEvents ? Self.longest : interval)
    var entry = pollfd(fd: hasEvents ? queue : -1, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, limit) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    // The queue is emptied, because events of a single save come in groups.
    while read(queue, &bytes, bytes.count) > 0 { continue }
  }
}
