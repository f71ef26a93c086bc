import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What reaches a program while it runs: keys, signals, and word from its own threads.
///
/// A class, because it owns the handling of signals; nothing in it changes.
final class Inbox: @unchecked Sendable {
  /// What was received.
  enum Input {
    case bytes([UInt8])
    /// The window has another size, or the program goes on after it was stopped.
    case resized
    /// The program is to end, by this signal.
    case signal(Int32)
    /// Another thread has news.
    case woken
    /// Nobody types any more.
    case closed
    case nothing
  }

  private let pipe = Pipe()
  private let sources: [any DispatchSourceSignal]

  /// Those that end a program, and those that tell of its terminal.
  static let signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGWINCH, SIGCONT]

  /// Takes over signals.
  init(signals: [Int32] = signals) {
    // A signal may come when nobody reads any more, and the handler outlives what owns it.
    let pipe = pipe
    sources = signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        try? pipe.fileHandleForWriting.write(contentsOf: Data([UInt8(number)]))
      }
      source.resume()
      return source
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// Has `read` return, from any thread.
  func wake() { try? pipe.fileHandleForWriting.write(contentsOf: Data([0])) }

  /// Waits for something.
  ///
  /// - Parameters:
  ///   - milliseconds: how long it waits at most; -1 is without end.
  ///   - takesKeys: whether keys count.
  /// - Returns: what was received.
  func read(atMost milliseconds: Int32, takesKeys: Bool = true) -> Input {
    let end = pipe.fileHandleForReading
    var waits = [
      pollfd(fd: end.fileDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waits, takesKeys ? 2 : 1, milliseconds) > 0 else { return .nothing }
    if waits[0].revents != 0 { return Self.meaning(of: end.availableData.map(Int32.init)) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = bytesRead(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR ? .nothing : .closed }
    return .bytes(Array(bytes[..<count]))
  }

  /// What some signals mean together, of which 0 is word from a thread.
  private static func meaning(of signals: [Int32]) -> Input {
    let changes = [SIGWINCH, SIGCONT]
    if let end = signals.first(where: { $0 != 0 && !changes.contains($0) }) { return .signal(end) }
    return signals.contains(where: changes.contains) ? .resized : .woken
  }
}

/// Reads from a file descriptor.
private func bytesRead(_ file: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
  bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, min(count, $0.count)) }
}
