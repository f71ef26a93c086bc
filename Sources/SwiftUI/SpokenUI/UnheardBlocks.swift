import Foundation
import ScreenTree

/// Blocks of Swift code that only Apple's systems compile, so that they are not heard here.
enum UnheardBlocks {
  /// A warning for each block below a folder, in the order of the files.
  static func findings(in folder: String) -> [Finding] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    // The build folder has the sources of other packages, which their authors would have to change.
    return files.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
      .flatMap { name -> [Finding] in
        let path = "\(folder)/\(name)"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return findings(of: text, file: path)
      }
  }

  /// A warning for each block of a file.
  static func findings(of text: String, file: String) -> [Finding] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      number, line in
      guard let system = system(of: line) else { return nil }
      return Finding(
        .warning, file: file, position: Position(line: number + 1, column: 1),
        message: "not heard: Linux does not compile what is for \(system). Where it can be, write "
          + "`#if !os(macOS)`, or leave the condition out.")
    }
  }

  /// The system that a condition asks for; nil for any other line.
  private static func system(of line: Substring) -> String? {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard line.hasPrefix("#if ") || line.hasPrefix("#elseif "), !line.contains("os(Linux)"),
      let match = line.firstMatch(of: /(!?)os\((\w+)\)/), match.1.isEmpty
    else { return nil }
    return String(match.2)
  }
}
