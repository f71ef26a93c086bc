import Foundation
import ScreenTree
import SpokenCLibrary
import SpokenSyntax

/// A run of a program of the toolchain, and what it wrote.
struct ToolRun {
  /// The exit status; 128 and the number of the signal that ended it.
  let status: Int32
  /// What it wrote on both outputs, in the order of writing.
  let output: String

  /// The most bytes of output that are kept: 4 MiB.
  private static let most = 4 << 20

  /// Whether it did what it was asked for.
  var isDone: Bool { status == 0 }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - arguments: its arguments.
  ///   - folder: the folder that it works in.
  /// - Throws: `AppBuildError` when it cannot be started.
  init(_ program: String, _ arguments: [String], in folder: String) throws(AppBuildError) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw AppBuildError("it cannot be run: \(error.localizedDescription)", in: program)
    }
    output = Self.text(from: pipe.fileHandleForReading)
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    status = process.terminationStatus + (isSignal ? 128 : 0)
  }

  /// All that is written into a pipe; what is too much is read and forgotten.
  private static func text(from pipe: FileHandle) -> String {
    var bytes: [UInt8] = []
    while let part = try? pipe.read(upToCount: 1 << 16), !part.isEmpty {
      bytes += part.prefix(max(most - bytes.count, 0))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The first lines with an error, for a message; what was written last when there is none.
  var cause: String {
    let lines = output.byteLines.filter { !$0.isEmpty }
    let errors = lines.filter { $0.utf8.firstRange(of: "error:".utf8) != nil }
    let shown = errors.isEmpty ? Array(lines.suffix(3)) : Array(errors.prefix(3))
    return shown.isEmpty
      ? "it ended with status \(status)" : shown.map { String($0).oneLine }.joined(separator: "; ")
  }

  /// The words of a file of arguments, which compilers take as `@file`: one a line, in quotes.
  static func responseFile(_ words: [String]) -> String {
    words.map { word in
      let inner = word.replacing(bytes: "\\", with: "\\\\").replacing(bytes: "\"", with: "\\\"")
      return "\"\(inner)\"\n"
    }.joined()
  }
}
