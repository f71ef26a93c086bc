import Foundation
import Testing

/// What the worker does about a text that does not end well.
@Suite struct ChildTests {
  @Test func `ends instead of going on behind half a reply`() throws {
    let worker = try Worker(bufferLength: 200)
    #expect(try worker.reply()?.first == 0)
    // Some minutes of sound, which no pipe holds: the copy waits for us in the midst of its reply.
    try worker.ask(
      Data([1, 80, 0, 0, 0, 50, 0, 0, 0, 50, 0, 0, 0, 100, 0, 0, 0]),
      then: "gmw/en-US\0\0" + String(repeating: "word ", count: 300))
    #expect(try #require(try worker.length()) > 1000)
    let copy = try #require(try worker.copies().first)
    #expect(kill(copy, SIGKILL) == 0)
    worker.end()
    #expect(try worker.rest() < 1_000_000)
    #expect(worker.exitCode() == 1)
  }

  @Test func `gives up a text that takes too long, and speaks the next one`() throws {
    let worker = try Worker(bufferLength: 50)
    #expect(try worker.reply()?.first == 0)
    let start = Data([1, 0xe8, 3, 0, 0, 50, 0, 0, 0, 50, 0, 0, 0, 100, 0, 0, 0])
    // Ten minutes of sound at such a speed take longer than a text may.
    try worker.ask(
      start, then: "gmw/en-US\0klatt4\0" + String(repeating: "word a. ", count: 20_000))
    let refusal = try worker.speech()
    let cause = "eSpeak NG took longer than 5 s of processor time"
    #expect(refusal.status == 2 && refusal.bytes.suffix(cause.utf8.count) == Data(cause.utf8))
    try worker.ask(start, then: "gmw/en-US\0klatt4\0word")
    #expect(try worker.speech().status == 0)
    worker.end()
    #expect(worker.exitCode() == 0)
  }
}
