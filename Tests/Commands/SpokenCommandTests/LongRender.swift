import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// A render that is in the midst of its work: its captions go into a pipe that is full.
final class LongRender {
  let process = Process()
  let cues: FileHandle
  private let errors: URL

  /// What lies in the folder meanwhile.
  static let files = ["cache", "cues.vtt", "errors", "long.screen.yaml", "x.wav"]

  init(in scratch: Scratch, cache: String, output: String = "x.wav", count: Int = 1500) throws {
    let views = (1...count).map { "  - Button: Stop number \($0)\n" }.joined()
    _ = try scratch.create("long.screen.yaml", "screen: Long\nviews:\n" + views)
    if output == "x.wav" { _ = try scratch.create(output, "old") }
    errors = try scratch.create("errors")
    let pipe = scratch.folder.appending(path: "cues.vtt").path
    try #require(mkfifo(pipe, 0o600) == 0)
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "render", "long.screen.yaml", "-o", output, "--captions", "cues.vtt", "--cache", cache,
      "--quiet",
    ]
    process.currentDirectoryURL = scratch.folder
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    cues = try FileHandle(forReadingFrom: URL(filePath: pipe))
    try #require(try cues.read(upToCount: 4096)?.isEmpty == false)
  }

  /// Reads on, waits for the end, and gives what was told.
  func end(reading: Bool = true) throws -> Run {
    if reading { _ = try cues.readToEnd() }
    process.waitUntilExit()
    let code = process.terminationStatus
    return Run(
      status: code, output: "", errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// The worker processes of the render.
  var workers: [Int32] { Self.children(of: process.processIdentifier) }

  /// The processes that a process has started and not yet waited for.
  static func children(of number: Int32) -> [Int32] {
    let tasks = "/proc/\(number)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread -> [Int32] in
      let text = (try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)) ?? ""
      return text.split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// Whether a process is a worker that has not ended.
  static func isWorker(_ number: Int32) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
    return status.contains("(spoken-espeak-w)") && !status.contains(") Z ")
  }
}
