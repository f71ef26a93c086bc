import Foundation
import TestSupport
import Testing

@testable import EspeakEngine

struct ProcessSightTests {
  /// Runs a script of a shell, whose input stays open while a test looks at it.
  private func withShell(
    _ script: String, at path: String = "/bin/sh", _ body: (Int32) throws -> Void
  ) throws {
    let process = Process()
    let input = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-c", script]
    process.standardInput = input
    try process.run()
    defer {
      try? input.fileHandleForWriting.close()
      kill(process.processIdentifier, SIGCONT)
      process.waitUntilExit()
    }
    try body(process.processIdentifier)
  }

  /// The family of a process, as soon as it is as expected; at the latest after ten seconds.
  private func family(
    of number: Int32, when isExpected: ([ProcessSight]) -> Bool
  ) throws -> [ProcessSight] {
    for _ in 0..<10_000 {
      if let family = ProcessSight.family(of: number), isExpected(family) { return family }
      usleep(1000)
    }
    return try #require(ProcessSight.family(of: number))
  }

  @Test(arguments: [
    ("R" as Character, ProcessSight.Condition.working), ("D", .working), ("S", .waiting),
    ("I", .waiting),
    ("T", .stopped), ("t", .stopped), ("Z", .ended), ("X", .ended), ("?", .waiting),
  ]) func `reads the letter of the system`(
    letter: Character, condition: ProcessSight.Condition
  ) {
    #expect(ProcessSight.condition(letter) == condition)
  }

  @Test func `sees itself at work`() throws {
    let family = try #require(ProcessSight.family(of: getpid()))
    #expect(family.first?.number == getpid())
    #expect((family.first?.processorTime ?? 0) > 0)
  }

  @Test func `sees a process that waits, and then that it is stopped`() throws {
    try withShell("read line") { number in
      let waiting = try family(of: number) { $0.map(\.condition) == [.waiting] }
      #expect(waiting.map(\.number) == [number] && waiting.map(\.condition) == [.waiting])
      kill(number, SIGSTOP)
      let stopped = try family(of: number) { $0.map(\.condition) == [.stopped] }
      #expect(stopped.map(\.number) == [number] && stopped.map(\.condition) == [.stopped])
    }
  }

  @Test func `sees the processes of a process, itself first`() throws {
    try withShell("cat; true") { number in
      let family = try family(of: number) { $0.count == 2 }
      #expect(family.count == 2)
      #expect(family.first?.number == number)
      #expect(family.last?.number != number)
    }
  }

  @Test func `is not misled by the name of a program`() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/a) R 1 (b"
    // Not the link, whose name leads elsewhere.
    let shell = URL(filePath: "/bin/sh").resolvingSymlinksInPath().path
    try FileManager.default.copyItem(atPath: shell, toPath: path)
    try withShell("read line", at: path) { number in
      let family = try family(of: number) { $0.map(\.condition) == [.waiting] }
      #expect(family.map(\.condition) == [.waiting])
    }
  }

  @Test func `sees nothing of a process that is no more`() throws {
    var ended: Int32 = 0
    try withShell("true") { ended = $0 }
    #expect(ProcessSight.family(of: ended) == nil)
  }
}
