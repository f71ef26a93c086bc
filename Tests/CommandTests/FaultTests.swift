import Foundation
import Testing

/// What is told, with which exit status, and what is on the disk after something went wrong.
@Suite(.timeLimit(.minutes(3))) struct FaultTests {
  let scratch: Scratch
  let cache: String

  init() throws {
    scratch = try Scratch()
    cache = scratch.folder.appending(path: "cache").path
    _ = try scratch.create(
      "a.screen.yaml", "screen: A\nviews:\n  - Button: Save\n  - Text: Grüße\n")
  }

  func path(_ name: String) -> String { scratch.folder.appending(path: name).path }

  /// The bytes of what the screen sounds like when all goes well.
  func sound() throws -> Data {
    let run = try spoken(
      "render", "a.screen.yaml", "-o", "well.wav", "--no-cache", "--jobs", "1", in: scratch.folder)
    try #require(run.status == 0, "\(run.errors)")
    return try Data(contentsOf: scratch.folder.appending(path: "well.wav"))
  }

  @Test func `makes the same bytes with any number of jobs and from the cache`() throws {
    let expected = try sound()
    for arguments in [["--jobs", "1"], ["--jobs", "2"], ["--jobs", "5"], ["--no-cache"]] {
      let run = try spoken(
        ["render", "a.screen.yaml", "-o", "x.wav", "--cache", cache] + arguments,
        in: scratch.folder)
      #expect(run.status == 0)
      #expect(try Data(contentsOf: scratch.folder.appending(path: "x.wav")) == expected)
    }
  }

  @Test func `replaces damaged entries of the cache`() throws {
    let expected = try sound()
    let render = ["render", "a.screen.yaml", "-o", "x.wav", "--cache", cache]
    #expect(try spoken(render, in: scratch.folder).status == 0)
    let entries = FileManager.default.subpaths(atPath: cache)?.filter { $0.contains("/") } ?? []
    #expect(entries.count == 3)
    for entry in entries {
      try Data("nonsense".utf8).write(to: URL(filePath: cache + "/" + entry))
    }
    let again = try spoken(render + ["--quiet"], in: scratch.folder)
    #expect(again.status == 0 && again.errors.isEmpty)
    #expect(try Data(contentsOf: scratch.folder.appending(path: "x.wav")) == expected)
    let verified = try spoken("cache", "verify", "--cache", cache, in: scratch.folder)
    #expect(verified.status == 0 && verified.output.hasSuffix("damaged\t0\n"))
  }

  @Test func `says once that the cache cannot be written, and goes on`() throws {
    let expected = try sound()
    // A file where the folder should be stops even a user who may write anywhere.
    _ = try scratch.create("cache")
    let run = try spoken(
      "render", "a.screen.yaml", "-o", "x.wav", "--cache", cache, in: scratch.folder)
    #expect(run.status == 0)
    #expect(
      run.errors.components(separatedBy: "cannot be written: Not a directory").count == 2,
      "\(run.errors)")
    #expect(try Data(contentsOf: scratch.folder.appending(path: "x.wav")) == expected)
  }

  @Test func `says that the disk is full, and leaves nothing`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("full.flac"), withDestinationPath: "/dev/full")
    let run = try spoken("render", "a.screen.yaml", "-o", "full.flac", in: scratch.folder)
    #expect(run.status == 74)
    #expect(run.errors.contains("full.flac: No space left on device"), "\(run.errors)")
  }

  @Test func `says that nobody reads its output any more`() throws {
    let long = try LongRender(in: scratch, cache: cache)
    try long.cues.close()
    let run = try long.end(reading: false)
    #expect(run.status == 74)
    #expect(run.errors.contains("cannot write cues.vtt: Broken pipe"), "\(run.errors)")
    #expect(try String(contentsOfFile: path("x.wav"), encoding: .utf8) == "old")
  }

  @Test(
    arguments: [(SIGINT, "SIGINT", 130), (SIGTERM, "SIGTERM", 143)] as [(Int32, String, Int32)])
  func `tells that it was interrupted, and leaves the old file`(
    signal: Int32, name: String, status: Int32
  ) throws {
    let long = try LongRender(in: scratch, cache: cache)
    kill(long.process.processIdentifier, signal)
    let run = try long.end()
    #expect(run.status == status)
    #expect(
      run.errors == "x.wav: interrupted by \(name); what was there before is untouched\n")
    #expect(try String(contentsOfFile: path("x.wav"), encoding: .utf8) == "old")
    #expect(try scratch.files == LongRender.files)
  }

  @Test func `says that its folder is gone`() throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "out"), withIntermediateDirectories: false)
    let long = try LongRender(in: scratch, cache: cache, output: "out/x.wav", count: 1000)
    try FileManager.default.removeItem(atPath: path("out"))
    let run = try long.end()
    #expect(run.status == 74)
    #expect(run.errors.contains("cannot write out/x.wav: No such file or directory"), "\(run)")
  }

  @Test func `speaks on when its workers are killed`() throws {
    let long = try LongRender(in: scratch, cache: cache, count: 1000)
    for worker in long.workers { kill(worker, SIGKILL) }
    let run = try long.end()
    #expect(run.status == 0, "\(run.errors)")
    let again = try spoken(
      ["render", "long.screen.yaml", "-o", "again.wav", "--no-cache", "--quiet"],
      in: scratch.folder)
    #expect(again.status == 0)
    #expect(
      try Data(contentsOf: URL(filePath: path("x.wav")))
        == Data(contentsOf: URL(filePath: path("again.wav"))))
  }

  @Test func `leaves no worker behind when it is killed`() throws {
    let long = try LongRender(in: scratch, cache: cache)
    let workers = long.workers
    #expect(!workers.isEmpty)
    kill(long.process.processIdentifier, SIGKILL)
    _ = try long.end()
    // Ends with the time limit when one stays.
    for worker in workers where LongRender.isWorker(worker) {
      while LongRender.isWorker(worker) { sched_yield() }
    }
    #expect(try scratch.files == LongRender.files)
  }
}

/// A render that is in the midst of its work: its captions go into a pipe that is full.
private final class LongRender {
  let process = Process()
  let cues: FileHandle
  private let errors: URL

  /// What lies in the folder meanwhile.
  static let files = ["a.screen.yaml", "cache", "cues.vtt", "errors", "long.screen.yaml", "x.wav"]

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
  var workers: [Int32] {
    let number = process.processIdentifier
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
