import Foundation
import TestSupport

/// A program that looks at sound for the tests; `scripts/setup --tests` installs them all.
enum Tool: String, CaseIterable {
  case soxi, sox, ffprobe, ffmpeg, opusinfo, aubiopitch

  /// Whether the program is installed.
  var isHere: Bool { path != nil }

  /// What a test says that is skipped without the program.
  static let advice = "scripts/setup --tests installs what is missing"

  /// Whether all of some programs are installed.
  static func areHere(_ tools: Tool...) -> Bool { tools.allSatisfy(\.isHere) }

  private var path: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(rawValue)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Runs the program and gives the bytes that it prints.
  ///
  /// - Throws: `Failure` with what it complains about.
  func bytes(_ arguments: [String]) throws -> [UInt8] {
    guard let path else { throw Failure(message: "there is no \(rawValue)") }
    let scratch = try Scratch()
    for name in ["output", "errors"] { try scratch.create(name) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: scratch.path + "/output")
    process.standardError = FileHandle(forWritingAtPath: scratch.path + "/errors")
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(message: String(decoding: try scratch.bytes("errors"), as: UTF8.self))
    }
    return try scratch.bytes("output")
  }

  /// Runs the program and gives the text that it prints.
  func text(_ arguments: String...) throws -> String {
    String(decoding: try bytes(arguments), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What a program complains about.
  struct Failure: Error {
    var message: String
  }
}
