import Foundation
import SpokenCLibrary
import SpokenFiles

/// How many lines the calls of each source file have moved in this run.
///
/// A class, because tests that run in parallel share it; the lock guards the growths.
private final class Growths: @unchecked Sendable {
  private let lock = NSLock()
  private var growths: [String: [(line: Int, growth: Int)]] = [:]

  /// Rewrites a file while no other test of this process does; passes the current line of a call.
  func rewriting<Result>(
    _ file: String, line: Int, _ body: (_ line: Int) throws -> (Result, growth: Int)
  ) rethrows -> Result {
    try lock.withLock {
      // `#line` is from compilation; texts above that were rewritten since have moved the call.
      let moved = (growths[file] ?? []).filter { $0.line < line }.reduce(line) { $0 + $1.growth }
      let (result, growth) = try body(moved)
      // The compiled line is kept, because later calls are compared by theirs.
      growths[file, default: []].append((line, growth))
      return result
    }
  }
}

extension InlineText {
  private static let growths = Growths()

  /// Writes a text into the source of a test; returns the error if that fails.
  static func replace(
    _ old: String, with new: String, in path: String, line: Int
  ) -> String? {
    do {
      return try growths.rewriting(path, line: line) { line in
        try withFileLock(path) {
          let source = try String(contentsOfFile: path, encoding: .utf8)
          guard let (text, growth) = rewritten(source, line: line, from: old, to: new) else {
            return ("the expected text is not written as a literal here; change it by hand", 0)
          }
          try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
          return (nil, growth)
        }
      }
    } catch {
      return "the expected text cannot be written into \(path): \(error)"
    }
  }

  /// Calls a function while no other process holds the lock of the file.
  private static func withFileLock<Result>(_ path: String, _ body: () throws -> Result) throws
    -> Result
  {
    let file = lock(of: path)
    let descriptor = try locking(file) { open(file, O_CREAT | O_RDWR | O_CLOEXEC, 0o600) }
    // The system releases the lock with the descriptor, even when the process of a test crashes.
    defer { close(descriptor) }
    _ = try locking(file) { flock(descriptor, LOCK_EX) }
    return try body()
  }

  /// The lock file of a source.
  static func lock(of path: String) -> String {
    // A lock file beside the source would be left behind; the folder for temporary files is fine.
    let name = path.utf8.reduce(UInt64(5381)) { $0 &* 33 ^ UInt64($1) }
    return FileManager.default.temporaryDirectory.appending(path: "spoken-\(name).lock").path
  }

  /// The result of a system call on a lock file.
  private static func locking(_ file: String, _ call: () -> Int32) throws(Unlocked) -> Int32 {
    do {
      return try uninterrupted(call)
    } catch {
      throw Unlocked(description: "\(file) cannot be locked: \(error.reason)")
    }
  }

  /// The result of a system call, which is made again when a signal interrupts it.
  static func uninterrupted(_ call: () -> Int32) throws(POSIXError) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      let error = POSIXError.latest
      guard error.code == .EINTR else { throw error }
    }
  }

  /// Why a source is not written: another test may be writing it.
  private struct Unlocked: Error, CustomStringConvertible {
    var description: String
  }
}
