import Files
import Foundation

/// Where the running program lies.
package enum Executable {
  /// The folder of the program, whatever link it was started through; nil when nothing says where it lies.
  ///
  /// The tests run as a bundle in the folder where the build puts all programs.
  static var folder: String? { folders.first }

  /// The path of the program; nil when nothing says where it lies.
  ///
  /// Foundation's main bundle ends the program where there is no /proc.
  package static var path: String? { places.first }

  /// The folders where a program that belongs to this one may lie, best first.
  static var folders: [String] {
    let found = places.map(folder)
    return found.count == 2 && found[0] == found[1] ? [found[0]] : found
  }

  /// Where the program lies by what the system says, and by the name that it was started with.
  private static var places: [String] {
    let running = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    return [
      running == "/proc/self/exe" ? nil : running, place(of: Arguments.program, on: searchPath),
    ].compactMap(\.self)
  }

  /// Says whether a path leads to a program that may be started.
  static func isProgram(_ path: String) -> Bool {
    FileStatus(path)?.kind == .file && FileManager.default.isExecutableFile(atPath: path)
  }

  /// Where a program lies that was started by a name: at the name, or where the shell found it.
  ///
  /// A name without a slash says nothing of the current folder, whose programs are not ours; neither does a part of
  /// the search path that is no whole path.
  ///
  /// - Parameters:
  ///   - name: what the program was started as.
  ///   - searchPath: the folders that are searched, with colons between them.
  ///   - isProgram: whether there is a program at a path.
  /// - Returns: the path, or nil.
  static func place(
    of name: String, on searchPath: String, isProgram: (String) -> Bool = isProgram
  ) -> String? {
    if name.contains("/") { return name }
    guard !name.isEmpty else { return nil }
    return searchPath.split(separator: ":").filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" }.first(where: isProgram)
  }

  private static var searchPath: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
  }
}
