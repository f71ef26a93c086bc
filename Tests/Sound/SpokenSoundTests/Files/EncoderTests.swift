@testable import SpokenFiles
import Foundation
import TestSupport
import Testing

@testable import SpokenSound

@Suite struct EncoderTests {
  @Test(arguments: AudioFormat.all) func `reports that the disk is full`(format: AudioFormat) throws
  {
    let descriptor = open("/dev/full", O_RDWR)
    defer { close(descriptor) }
    let file = OpenFile(path: "a", descriptor: descriptor)
    #expect(throws: OutputError.cannotWrite(path: "a", cause: "No space left on device")) {
      let encoder = try Encoder(format, sampleRate: 24_000, channels: 1, file: file)
      for _ in 0..<100 { try encoder.write(sine(440, count: 10_000, at: 24_000)) }
      try encoder.finish()
    }
  }

  @Test(arguments: AudioFormat.all)
  func `writes nothing more once it is given up`(format: AudioFormat) throws {
    let scratch = try Scratch()
    let spool = try SpoolFile(for: scratch.path + "/a")
    var encoder: Encoder? = try Encoder(format, sampleRate: 24_000, channels: 1, file: spool.file)
    try encoder?.write(sine(440, count: 1000, at: 24_000))
    // Its owner closes the file first, and the number may then be that of another file.
    let count = try spool.file.count
    encoder = nil
    #expect(try spool.file.count == count)
  }

  @Test func `says what the library refuses`() throws {
    let scratch = try Scratch()
    let spool = try SpoolFile(for: scratch.path + "/a")
    let fault = #expect(throws: OutputError.self) {
      try Encoder(.opus, sampleRate: 22_050, channels: 1, file: spool.file)
    }
    #expect(fault?.description.contains("Opus only supports sample rates") == true)
  }
}
