import Foundation
import Testing

/// What becomes of a render that is stopped, or whose workers are.
@Suite(.timeLimit(.minutes(3))) struct InterruptionTests {
  let scratch: Scratch
  let cache: String

  init() throws {
    scratch = try Scratch()
    cache = scratch.folder.appending(path: "cache").path
  }

  func path(_ name: String) -> String { scratch.folder.appending(path: name).path }

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

  @Test func `leaves a text silent whose speaker is killed twice, and speaks the others`() throws {
    _ = try scratch.create(
      "a.screen.yaml",
      "screen: A\nviews:\n  - { Text: Grüße, language: de }\n  - Text: Save\n")
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "render", "a.screen.yaml", "-o", "x.wav", "--captions", "x.vtt", "--jobs", "1",
    ]
    process.currentDirectoryURL = scratch.folder
    // Speaking German waits for ever, so that there is time to kill who does.
    process.environment = environment(
      cache: scratch.folder.appending(path: "cache"),
      ["ESPEAK_DATA_PATH": try FaultyData.hanging.folder(in: scratch)])
    process.standardError = try FileHandle(forWritingTo: try scratch.create("errors"))
    try process.run()
    var killed = Set<Int32>()
    while killed.count < 2, process.isRunning {
      for worker in LongRender.children(of: process.processIdentifier) {
        for copy in LongRender.children(of: worker) where killed.count < 2 {
          if killed.insert(copy).inserted { kill(copy, SIGKILL) }
        }
      }
      sched_yield()
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let told = try String(contentsOfFile: path("errors"), encoding: .utf8).split(separator: "\n")
    let cause = "its worker ended twice while it worked, or said nothing for 20 s"
    #expect(told.first == "could not speak 'Grüße' in the voice de: \(cause); it is left silent")
    #expect(told.count == 2 && told[1].hasSuffix(", 1 text left silent"), "\(told)")
    let captions = try String(contentsOfFile: path("x.vtt"), encoding: .utf8)
    #expect(captions.contains("Save"))
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
