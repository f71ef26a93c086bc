import Foundation
package import SpokenFiles

/// A thread that looks at the files of a list whenever something happens to them.
package final class Watcher: Sendable {
  /// How long to wait for another look at files that may not be complete, in milliseconds.
  private static let settling: Int32 = 15

  /// Starts the thread, which ends with the program.
  ///
  /// - Parameters:
  ///   - list: the files.
  ///   - interval: how often to look without the system's events, in milliseconds; nil to use them.
  ///   - warn: receives why events cannot be used, once.
  ///   - changed: receives the files that are new, changed or gone, when they are written.
  package init(
    _ list: WatchList, interval: Int?, warn: @escaping @Sendable (String) -> Void,
    changed: @escaping @Sendable (Set<ExactPath>) -> Void
  ) {
    // Looked at before the thread starts, so that no change after this call is missed.
    let first = list.look()
    let thread = Thread {
      var watch = FileWatch(first.stamps)
      var events = FolderEvents(interval: interval)
      // What happens before the first look has no event.
      events.add(first.folders.map(\.text))
      var isWarned = false
      while true {
        let (stamps, folders) = list.look()
        // New folders appear while the program runs; known ones are added again without effect.
        events.add(folders.map(\.text))
        if let warning = events.warning, !isWarned {
          isWarned = true
          warn(warning)
        }
        let names = watch.see(stamps)
        if !names.isEmpty { changed(names) }
        events.wait(atMost: watch.isSettling ? Self.settling : nil)
      }
    }
    thread.start()
  }
}
