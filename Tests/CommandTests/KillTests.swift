import Foundation
import Testing

struct KillTests {
  @Test func `leaves no file when it is killed in the middle of a render`() throws {
    let scratch = try Scratch()
    let views = (1...5000).map { "  - Button: Stop number \($0)\n" }.joined()
    _ = try scratch.create("long.screen.yaml", "screen: Long\nviews:\n" + views)
    // Captions go into a pipe: once a cue can be read, the audio file is being written.
    let pipe = scratch.folder.appending(path: "cues.vtt").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let process = try start(
      "render", "long.screen.yaml", "-o", "x.wav", "--captions", pipe, in: scratch.folder)
    let cues = try FileHandle(forReadingFrom: URL(filePath: pipe))
    #expect(try cues.read(upToCount: 20)?.isEmpty == false)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(try scratch.files == ["cues.vtt", "long.screen.yaml"])
  }
}
