import Foundation
import SpokenFiles
import SpokenSyntax

/// The location of the running program.
package enum Executable {
  /// The folder of the program, with links resolved; nil if unknown.
  ///
  /// Tests run as a bundle in the folder of all built programs.
  static var folder: String? { folders.first }

  /// The path of the program; nil if unknown.
  ///
  /// Foundation's main bundle ends the program where there is no /proc.
  package static var path: String? { places.first }

  /// The folders that may contain related programs, best first.
  static var folders: [String] {
    let found = places.map(folder)
    return found.count == 2 && found[0] == found[1] ? [found[0]] : found
  }

  /// The possible paths of the program, from the system and from the name with which it was
  /// started.
  private static var places: [String] {
    // Without /proc, and on a Mac, the link does not resolve and the name on the command line is
    // used.
    let running = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    return [
      running == "/proc/self/exe" ? nil : running, place(of: Arguments.program, on: searchPath),
    ].compactMap(\.self)
  }

  /// Whether a path is an executable program.
  static func isProgram(_ path: String) -> Bool {
    FileStatus(path)?.kind == .file && FileManager.default.isExecutableFile(atPath: path)
  }

  /// The path of a program that was started by a name: the name itself, or found like a shell does.
  ///
  /// A name without a slash does not refer to the current folder, whose programs are not ours;
  /// neither does a relative folder of the search path.
  ///
  /// - Parameters:
  ///   - name: the name with which the program was started.
  ///   - searchPath: the folders to search, separated by colons.
  ///   - isProgram: whether a path is a program.
  /// - Returns: the path, or nil.
  static func place(
    of name: String, on searchPath: String, isProgram: (String) -> Bool = isProgram
  ) -> String? {
    if name.contains(byte: "/") { return name }
    guard !name.isEmpty else { return nil }
    return searchPath.split(atByte: ":").filter { $0.starts(withBytes: "/") }
      .map { "\($0)/\(name)" }.first(where: isProgram)
  }

  private static var searchPath: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
  }
}
