import ScreenTree
import SpokenCLibrary
import SpokenFiles

/// A lock by which of two processes one builds and the other waits.
enum BuildLock {
  /// Calls a function while no other process holds the lock.
  ///
  /// The system releases it when the process ends, however it does.
  ///
  /// - Parameters:
  ///   - path: the file of the lock, which stays.
  ///   - waiting: called once when another process holds it.
  ///   - body: the function.
  /// - Returns: what the function returns.
  /// - Throws: `AppBuildError` when the file cannot be locked, and what the function throws.
  static func with<Result>(
    _ path: String, waiting: () -> Void, _ body: () throws(AppBuildError) -> Result
  ) throws(AppBuildError) -> Result {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    if flock(file, LOCK_EX | LOCK_NB) != 0 {
      waiting()
      while flock(file, LOCK_EX) != 0 {
        guard errno == EINTR else { throw failure(path) }
      }
    }
    return try body()
  }

  private static func failure(_ path: String) -> AppBuildError {
    AppBuildError("it cannot be locked: \(FilePlace.reason)", in: path)
  }
}
