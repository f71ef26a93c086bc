import Synchronization

/// The program that runs: `spoken`, or `spoken-text`, which has no sound.
enum Program {
  // Written once at the start; the lock is there because threads read it.
  private static let command = Mutex("spoken")

  /// The name in examples and advice, whatever the file of the program is called.
  static var name: String {
    get { command.withLock { $0 } }
    set { command.withLock { $0 = newValue } }
  }

  static var isText: Bool { name == "spoken-text" }
}
