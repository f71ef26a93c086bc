import CommandTestSupport
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct SpokenTests {
  @Test func `opens nothing in the place of a stream that was closed`() throws {
    let scratch = try Scratch()
    let views = (1...300).map { "  - Button: Stop number \($0)\n" }.joined()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n" + views)
    let pipe = scratch.folder.appending(path: "a.vtt").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" render a.screen.yaml -o a.wav --captions a.vtt --no-cache <&- >&- 2>&-",
      program,
    ]
    process.currentDirectoryURL = scratch.folder
    try process.run()
    // It is in the midst of its work when it writes into the pipe.
    let captions = try FileHandle(forReadingFrom: URL(filePath: pipe))
    try #require(try captions.read(upToCount: 1)?.count == 1)
    let streams = try (0...2).map { number in
      try FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(process.processIdentifier)/fd/\(number)")
    }
    #expect(streams == ["/dev/null", "/dev/null", "/dev/null"])
    _ = try captions.readToEnd()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `refuses a word that is not UTF-8, before it is taken for another`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Save\n")
    let script = "\"$0\" render a.screen.yaml -o \"$(printf 'caf\\351.wav')\""
    let refused = try run(
      URL(filePath: "/bin/sh"), ["-c", script, program], in: scratch.folder)
    #expect(
      refused
        == Run(
          status: 64, output: "",
          errors: "'caf\u{FFFD}.wav' is not UTF-8; if it is a file, rename it\n"))
    #expect(try scratch.files == ["a.screen.yaml"])
  }
}
