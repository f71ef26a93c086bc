import Synchronization

/// The notes of a server.
final class Notes: Sendable {
  private let notes = Mutex<[String]>([])

  /// Adds a note.
  func add(_ note: String) { notes.withLock { $0.append(note) } }

  /// All notes.
  var all: [String] { notes.withLock { $0 } }
}
