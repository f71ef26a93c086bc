import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// A system that gives less than usual.
@Suite(.timeLimit(.minutes(20))) struct StarvedTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Text: Open\n")
  }

  /// Prints a screen with less of something.
  private func transcript(_ limit: String) throws -> Run {
    try CommandTests.shell("\(limit); \(program) transcript a.screen.yaml", in: scratch.folder)
  }

  @Test func `says in one line how many files the system does not give`() throws {
    for count in 10...18 {
      let run = try transcript("ulimit -n \(count)")
      #expect(run.status == 69, "\(run)")
      #expect(run.errors == "spoken needs 16 open files: Too many open files (ulimit -n)\n")
    }
  }

  @Test func `says in one line that there is too little memory, or has enough`() throws {
    var statuses = Set<Int32>()
    for size in stride(from: 200_000, through: 600_000, by: 25_000) {
      let run = try transcript("ulimit -v \(size)")
      statuses.insert(run.status)
      // 127: the system's own loader could not begin.
      #expect([0, 69, 127].contains(run.status), "\(size): \(run)")
      guard run.status == 69 else { continue }
      #expect(
        run.errors == "spoken needs 64 MiB of memory: Cannot allocate memory (ulimit -v)\n")
    }
    #expect(statuses.isSuperset(of: [0, 69]))
  }

  @Test func `reports a file that grows past its limit as an error of writing`() throws {
    let run = try CommandTests.shell(
      "ulimit -f 4; \(program) render a.screen.yaml -o x.wav --no-cache", in: scratch.folder)
    #expect(run.status == 74, "\(run)")
    #expect(try scratch.files == ["a.screen.yaml"])
  }

  @Test func `runs where there is no proc, as where there is one`() throws {
    let probe = try CommandTests.shell("unshare -m sh -c 'umount -l /proc'", in: scratch.folder)
    guard probe.status == 0 else { return print("no right to take /proc away: not tried") }
    func run(_ line: String) throws -> Run {
      let whole = "unshare -m sh -c 'umount -l /proc && \(program) \(line)'"
      return try CommandTests.shell(whole, in: scratch.folder)
    }
    let transcript = try run("transcript a.screen.yaml")
    #expect(transcript.status == 0 && transcript.output.contains("Open"), "\(transcript)")
    for line in ["render a.screen.yaml -o x.wav", "render . -o out/", "check . --update"] {
      let run = try run(line)
      #expect(run.status == 0, "\(line): \(run)")
    }
    let there = try spoken("render", "a.screen.yaml", "-o", "y.wav", in: scratch.folder)
    #expect(there.status == 0)
    let made = try ["x.wav", "y.wav"].map {
      try Data(contentsOf: scratch.folder.appending(path: $0))
    }
    #expect(made[0] == made[1])
  }
}

extension CommandTests {
  /// Runs a line in bash.
  static func shell(_ line: String, in folder: URL) throws -> Run {
    try run(URL(filePath: "/bin/bash"), ["-c", line], in: folder)
  }
}
