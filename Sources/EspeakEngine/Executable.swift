import Files
import Foundation

/// Where the running program lies.
enum Executable {
  /// The folder of the program, whatever link it was started through.
  ///
  /// The tests run as a bundle in the folder where the build puts all programs.
  static var folder: String {
    let running = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    guard running != "/proc/self/exe" else { return folder(of: CommandLine.arguments[0]) }
    return folder(of: running)
  }

  /// The folders where a program that belongs to this one may lie, best first.
  static var folders: [String] { [folder, folder(of: CommandLine.arguments[0])] }

  /// Says whether a path leads to a program that may be started.
  static func isProgram(_ path: String) -> Bool {
    FileStatus(path)?.kind == .file && FileManager.default.isExecutableFile(atPath: path)
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
  }
}
