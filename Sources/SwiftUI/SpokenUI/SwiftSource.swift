import Foundation
import ScreenTree

/// The Swift files of the package that an app is run in.
enum SwiftSource {
  /// The line that an origin names, without the spaces around it.
  ///
  /// - Parameters:
  ///   - origin: an origin in Swift code, whose file is `Module/File.swift`.
  ///   - folder: the folder of the package's sources.
  /// - Returns: the line; nil when the file is not there.
  static func line(at origin: Origin, below folder: String = "Sources") -> String? {
    let parts = origin.file.split(separator: "/").map(String.init)
    // Line 0 means that no place in the code is known.
    guard origin.position.line > 0, let name = parts.last, let module = parts.first,
      let path = path(of: name, in: module, below: folder),
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = Int(origin.position.line) - 1
    guard lines.indices.contains(index) else { return nil }
    return lines[index].trimmingCharacters(in: .whitespaces)
  }

  /// The path of a file of a module: a name is used once in it.
  private static func path(of name: String, in module: String, below folder: String) -> String? {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let named = files.filter { $0 == name || $0.hasSuffix("/\(name)") }
    // A target may have a folder with another name than its module.
    let found = named.first { "/\($0)".contains("/\(module)/") } ?? named.first
    return found.map { "\(folder)/\($0)" }
  }
}
