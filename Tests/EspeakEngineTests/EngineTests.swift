import Foundation
import Testing

/// The worker alone, as its requests and replies go over the pipes.
@Suite struct EngineTests {
  @Test func `ends instead of going on behind half a reply`() throws {
    let worker = try Worker(bufferLength: 200)
    #expect(try worker.reply()?.first == 0)
    // Some minutes of sound, which no pipe holds: the copy waits for us in the midst of its reply.
    try worker.ask(
      Data([1, 80, 0, 0, 0, 50, 0, 0, 0, 50, 0, 0, 0, 100, 0, 0, 0]),
      then: "gmw/en-US\0\0" + String(repeating: "word ", count: 300))
    let announced = try #require(try worker.length())
    #expect(announced > 1_000_000)
    let copy = try #require(try worker.copies().first)
    #expect(kill(copy, SIGKILL) == 0)
    worker.end()
    #expect(try worker.rest() < announced)
    #expect(worker.exitCode() == 1)
  }

  @Test func `gives up a text that takes too long, and speaks the next one`() throws {
    let worker = try Worker(bufferLength: 50)
    #expect(try worker.reply()?.first == 0)
    let start = Data([1, 0xe8, 3, 0, 0, 50, 0, 0, 0, 50, 0, 0, 0, 100, 0, 0, 0])
    // Ten minutes of sound at such a speed take longer than a text may.
    try worker.ask(
      start, then: "gmw/en-US\0klatt4\0" + String(repeating: "word a. ", count: 20_000))
    let refusal = String(decoding: try #require(try worker.reply()), as: UTF8.self)
    #expect(refusal == "\u{2}eSpeak NG took longer than 5 s")
    try worker.ask(start, then: "gmw/en-US\0klatt4\0word")
    #expect(try worker.reply()?.first == 0)
    worker.end()
    #expect(worker.exitCode() == 0)
  }

  @Test func `answers a request that it cannot read and goes on`() throws {
    let worker = try Worker(bufferLength: 50)
    #expect(try worker.reply()?.first == 0)
    try worker.ask(Data([9]))
    let refusal = try #require(try worker.reply())
    #expect(String(decoding: refusal, as: UTF8.self) == "\u{2}the worker cannot read this request")
    try worker.ask(Data([2]))
    #expect(try worker.reply()?.first == 0)
    worker.end()
    #expect(worker.exitCode() == 0)
  }

  @Test(arguments: ["", "19", "1001", "x"])
  func `tells a person how it is started`(length: String) throws {
    let process = Process()
    process.executableURL = Worker.program
    process.arguments = [length]
    let complaints = Pipe()
    process.standardError = complaints
    try process.run()
    let text = String(
      decoding: try complaints.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(
      text == "usage: spoken-espeak-worker BUFFER, 20 to 1000 milliseconds; spoken starts it\n")
    #expect(process.terminationStatus == 64)
  }
}
