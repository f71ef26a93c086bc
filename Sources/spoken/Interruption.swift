import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Takes over the signals that end a program, so that it can tell what becomes of its files.
///
/// A class, because it owns the handling of signals; nothing in it changes.
final class Interruption: @unchecked Sendable {
  /// What is thrown where work is interrupted.
  struct Interrupted: Error, Hashable {
    /// The number of the signal.
    var signal: Int32
    /// The name of the signal.
    var name: String { Interruption.names[signal] ?? "signal \(signal)" }
  }

  private static let names = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"]

  private let sources: [any DispatchSourceSignal]
  private let received: Box

  /// The first signal that came.
  private final class Box: Sendable {
    let signal = Mutex<Int32?>(nil)
  }

  /// Takes over the signals; a second one ends the program at once.
  init() {
    let box = Box()
    received = box
    // Who stops reading a pipe is told of like a full disk.
    signal(SIGPIPE, SIG_IGN)
    sources = Self.names.keys.filter { !Self.isIgnored($0) }.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        let isFirst = box.signal.withLock { known in
          defer { known = known ?? number }
          return known == nil
        }
        if !isFirst { _exit(128 + number) }
      }
      source.resume()
      return source
    }
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
    if let signal = received.signal.withLock(\.self) { throw Interrupted(signal: signal) }
  }
}
