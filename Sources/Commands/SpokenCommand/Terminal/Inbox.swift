import Foundation
import SpokenCLibrary

/// Receives keys, signals, and wake-ups from other threads while a program runs.
///
/// A class, because it owns the signal handlers; its state never changes.
final class Inbox: @unchecked Sendable {
  /// What was received.
  enum Input {
    case bytes([UInt8])
    /// The window was resized, or the program continues after it was stopped.
    case resized
    /// The program must end because of this signal.
    case signal(Int32)
    /// Another thread has news.
    case woken
    /// The input is closed.
    case closed
    case nothing
  }

  private let pipe = Pipe()
  private let sources: [any DispatchSourceSignal]

  /// The signals that end a program, and those of its terminal.
  static let signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGWINCH, SIGCONT]

  /// Takes over signals.
  init(signals: [Int32] = signals) {
    // A signal may arrive after the last read, and the handler outlives its owner.
    let pipe = pipe
    sources = signals.map { number in
      // The source of Dispatch only watches; without this the signal would also end the program.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // A byte in a pipe lets one `poll` wait for keys, signals and other threads together.
        try? pipe.fileHandleForWriting.write(contentsOf: Data([UInt8(number)]))
      }
      source.resume()
      return source
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// Makes `read` return, from any thread.
  func wake() { try? pipe.fileHandleForWriting.write(contentsOf: Data([0])) }

  /// Waits for the next input.
  ///
  /// - Parameters:
  ///   - milliseconds: the longest wait; -1 is without end.
  ///   - takesKeys: whether keys are read.
  /// - Returns: the input.
  func read(atMost milliseconds: Int32, takesKeys: Bool = true) -> Input {
    let end = pipe.fileHandleForReading
    var waits = [
      pollfd(fd: end.fileDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waits, takesKeys ? 2 : 1, milliseconds) > 0 else { return .nothing }
    // Signals come before keys, so that held keys cannot delay the end.
    if waits[0].revents != 0 { return Self.meaning(of: end.availableData.map(Int32.init)) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = bytesRead(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR ? .nothing : .closed }
    return .bytes(Array(bytes[..<count]))
  }

  /// The meaning of some signals together; 0 is a wake-up.
  private static func meaning(of signals: [Int32]) -> Input {
    let changes = [SIGWINCH, SIGCONT]
    // Several bytes may be read at once; one that ends the program outweighs all others.
    if let end = signals.first(where: { $0 != 0 && !changes.contains($0) }) { return .signal(end) }
    return signals.contains(where: changes.contains) ? .resized : .woken
  }
}

/// Reads from a file descriptor.
private func bytesRead(_ file: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
  bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, min(count, $0.count)) }
}
