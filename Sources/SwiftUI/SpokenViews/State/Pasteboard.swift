import Synchronization

/// What was copied last, kept for as long as the program runs.
@MainActor
package enum Pasteboard {
  private static let location = StateLocation<String?>(nil)
  /// The text for those who are not on the main actor, where nothing is evaluated again.
  private nonisolated static let latest = Mutex<String?>(nil)

  /// The text; a view that reads it is evaluated again when another one is copied.
  package static var string: String? {
    get { location.read }
    set {
      latest.withLock { $0 = newValue }
      location.write(newValue)
    }
  }

  /// The text, from wherever it is asked for.
  package nonisolated static var stringAnywhere: String? {
    get {
      MainQueue.isCurrent
        ? MainActor.assumeIsolated { string } : latest.withLock { $0 }
    }
    set {
      latest.withLock { $0 = newValue }
      onMain { string = newValue }
    }
  }
}
