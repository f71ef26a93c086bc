import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// What becomes of a render that is stopped, or whose workers are.
@Suite(.timeLimit(.minutes(20))) struct InterruptionTests {
  let scratch: Scratch
  let cache: String

  init() throws {
    scratch = try Scratch()
    cache = scratch.folder.appending(path: "cache").path
  }

  func path(_ name: String) -> String { scratch.folder.appending(path: name).path }

  /// Starts a render without the cache, with one worker.
  func render(_ input: String, _ output: String) throws -> Process {
    try start("render", input, "-o", output, "--no-cache", "--jobs", "1", in: scratch.folder)
  }

  /// Expects what was rendered to be whole: the bytes of a render that nobody disturbed.
  func expectSameBytes(_ undisturbed: String, at location: SourceLocation = #_sourceLocation) {
    let manager = FileManager.default
    let expected = manager.contents(atPath: path(undisturbed))
    #expect(
      expected != nil && manager.contents(atPath: path("x.wav")) == expected,
      sourceLocation: location)
  }

  @Test(
    arguments: [(SIGINT, "SIGINT", 130), (SIGTERM, "SIGTERM", 143)] as [(Int32, String, Int32)])
  func `reports that it was interrupted, and leaves the old file`(
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
    try render("long.screen.yaml", "again.wav").waitUntilExit()
    expectSameBytes("again.wav")
  }

  @Test func `A render has the same bytes when workers are killed in their first moments`() throws {
    let views = (1...20).map { "  - Button: Stop number \($0)\n" }.joined()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n" + views)
    try render("a.screen.yaml", "whole.wav").waitUntilExit()
    // One more, two more and three more in a row: a fourth would be taken for the doing of what is asked.
    for most in 1...3 {
      let process = try render("a.screen.yaml", "x.wav")
      var killed = Set<Int32>()
      while killed.count < most, process.isRunning {
        for worker in LongRender.children(of: process.processIdentifier)
        where killed.count < most && killed.insert(worker).inserted { kill(worker, SIGKILL) }
        sched_yield()
      }
      process.waitUntilExit()
      #expect(process.terminationStatus == 0 && killed.count == most)
      expectSameBytes("whole.wav")
    }
  }

  @Test func `A render has the same bytes when its worker is stopped before it runs`() throws {
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Save\n")
    try render("a.screen.yaml", "whole.wav").waitUntilExit()
    let process = try render("a.screen.yaml", "x.wav")
    var stopped: Int32?
    while stopped == nil, process.isRunning {
      stopped = LongRender.children(of: process.processIdentifier).first
      if let stopped { kill(stopped, SIGSTOP) }
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && stopped != nil)
    expectSameBytes("whole.wav")
  }

  @Test func `A render has the same bytes when its workers are stopped for good`() throws {
    let long = try LongRender(in: scratch, cache: cache, count: 400)
    for worker in long.workers {
      for copy in LongRender.children(of: worker) { kill(copy, SIGSTOP) }
      kill(worker, SIGSTOP)
    }
    let run = try long.end()
    #expect(run.status == 0, "\(run.errors)")
    try render("long.screen.yaml", "again.wav").waitUntilExit()
    expectSameBytes("again.wav")
  }

  @Test func `A text whose speaker is killed each time is silent, and others are not`() throws {
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
    let data = try FaultyData.hanging.folder(in: scratch)
    process.environment = environment(
      cache: scratch.folder.appending(path: "cache"), ["ESPEAK_DATA_PATH": data])
    process.standardError = try FileHandle(forWritingTo: try scratch.create("errors"))
    try process.run()
    var killed = Set<Int32>()
    while killed.count < 4, process.isRunning {
      for worker in LongRender.children(of: process.processIdentifier) {
        for copy in LongRender.children(of: worker) where killed.count < 4 {
          if killed.insert(copy).inserted { kill(copy, SIGKILL) }
        }
      }
      sched_yield()
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    let lines = try String(contentsOfFile: path("errors"), encoding: .utf8).split(separator: "\n")
    let cause =
      "its worker ended 4 times while it worked, or was stopped, and this voice cannot even spell: "
      + "eSpeak NG's data in \(data) may be damaged; install them again"
    #expect(lines.first == "could not speak 'Grüße' in the voice de: \(cause); it is left silent")
    #expect(lines.count == 3 && lines[2] == "x.wav: 1 text is silent: 'Grüße'", "\(lines)")
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
