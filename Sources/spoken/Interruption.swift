import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Takes over the signals that end a program, so that it can report what becomes of its files.
///
/// A value without parts: signals come to the process as a whole.
struct Interruption: Sendable {
  /// What is thrown where work is interrupted.
  struct Interrupted: Error, Hashable {
    /// The number of the signal.
    var signal: Int32
    /// The name of the signal.
    var name: String { Interruption.names[signal] ?? "signal \(signal)" }
  }

  private static let names = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"]

  /// The first signal that came, or 0.
  private static let first = Atomic<Int32>(0)

  /// Takes over the signals; a second one ends the program at once.
  init() {
    // Who stops reading a pipe is reported like a full disk.
    signal(SIGPIPE, SIG_IGN)
    guard Self.first.load(ordering: .relaxed) == 0 else { return }
    var all = sigset_t()
    sigemptyset(&all)
    for number in Self.names.keys where !Self.isIgnored(number) {
      sigaddset(&all, number)
      // What a handler may call is little: it notes the signal and nothing else.
      signal(number) { number in
        let (isFirst, _) = Interruption.first.compareExchange(
          expected: 0, desired: number, ordering: .relaxed)
        if !isFirst { _exit(128 + number) }
      }
    }
    // Whoever starts a program from a thread of Dispatch hands it a mask that blocks them.
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  /// Whether whoever started the program has it go on in spite of a signal, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Goes on unless a signal came.
  ///
  /// - Throws: `Interrupted`.
  func check() throws {
    let signal = Self.first.load(ordering: .relaxed)
    if signal != 0 { throw Interrupted(signal: signal) }
  }
}
