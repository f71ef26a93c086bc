import ArgumentParser
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that files are written into.
enum OutputFolder {
  /// Makes a folder and those above it, where they are not there yet.
  ///
  /// - Throws: the exit code for a folder that cannot be made.
  static func make(_ path: String) throws {
    // Foundation's own function does not tell why it failed.
    let code = made(path)
    guard code != 0 else { return }
    throw Status.cannotCreate.because(
      "cannot create the folder \(path): \(String(cString: strerror(code)))")
  }

  /// Makes a folder and those above it; gives 0, or the number of the error.
  private static func made(_ path: String) -> Int32 {
    guard mkdir(path, 0o777) != 0 else { return 0 }
    let code = errno
    if code == EEXIST { return RenderJob.isFolder(path) ? 0 : code }
    guard code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      return code
    }
    let above = made(String(path[..<slash]))
    guard above == 0 else { return above }
    guard mkdir(path, 0o777) != 0 else { return 0 }
    let fault = errno
    return RenderJob.isFolder(path) ? 0 : fault
  }
}
