import Foundation
import Testing

/// The worker alone, as its requests and replies go over the pipes.
@Suite struct EngineTests {
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
  func `reports a person how it is started`(length: String) throws {
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
