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
