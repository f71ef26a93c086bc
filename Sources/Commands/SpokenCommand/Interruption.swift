import Foundation
import SpokenCLibrary
import Synchronization

/// Takes over the signals that end a program, so that it can report the state of its files.
///
/// A value without properties: signals are sent to the whole process.
struct Interruption: Sendable {
  /// The error that ends interrupted work.
  struct Interrupted: Error, Hashable {
    /// The number of the signal.
    var signal: Int32
    /// The name of the signal.
    var name: String { Interruption.names[signal] ?? "signal \(signal)" }
  }

  private static let names = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"]

  /// The first signal that arrived, or 0.
  private static let first = Atomic<Int32>(0)

  /// Takes over the signals; a second signal ends the program at once.
  init() {
    // A closed pipe is reported as a failed write, like a full disk.
    signal(SIGPIPE, SIG_IGN)
    guard Self.first.load(ordering: .relaxed) == 0 else { return }
    var all = sigset_t()
    sigemptyset(&all)
    // What the parent had ignored stays ignored: under `nohup` a program outlives its terminal.
    for number in Self.names.keys where !Self.isIgnored(number) {
      sigaddset(&all, number)
      // A signal handler may call very little: this one only notes the signal.
      signal(number) { number in
        let (isFirst, _) = Interruption.first.compareExchange(
          expected: 0, desired: number, ordering: .relaxed)
        if !isFirst { _exit(128 + number) }
      }
    }
    // A process that is started from a thread of Dispatch inherits a mask that blocks them.
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  /// Whether the parent process had the signal ignored, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // Functions of C cannot be compared in Swift, but their addresses can.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Throws when a signal arrived.
  ///
  /// - Throws: `Interrupted`.
  func check() throws {
    let signal = Self.first.load(ordering: .relaxed)
    if signal != 0 { throw Interrupted(signal: signal) }
  }
}
