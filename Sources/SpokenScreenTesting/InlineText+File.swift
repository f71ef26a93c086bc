import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
    // A lock file beside the source would be left behind; the folder for temporary files is fine.
    let name = path.utf8.reduce(UInt64(5381)) { $0 &* 33 ^ UInt64($1) }
    let file = FileManager.default.temporaryDirectory.appending(path: "spoken-\(name).lock").path
    let descriptor = open(file, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(.EACCES) }
    defer { close(descriptor) }
    // The system releases the lock with the descriptor, even when the process of a test crashes.
    flock(descriptor, LOCK_EX)
    return try body()
  }
}
