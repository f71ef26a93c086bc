@testable import SpokenFiles
import SpokenSound
import TestSupport
import Testing

struct SampleSpoolTests {
  @Test func `gives back the frames that were written, and leaves no file`() throws {
    let scratch = try Scratch()
    let spool = try SampleSpool(in: scratch.path, channels: 2)
    try spool.write([1, -1, 2, -2], at: 0)
    try spool.write([3, -3, .max, .min], at: 2)
    #expect(try spool.read(1..<4) == [2, -2, 3, -3, .max, .min])
    #expect(try spool.read(2..<2) == [])
    #expect(try scratch.files == [])
  }

  @Test func `says where no file can be created`() throws {
    let scratch = try Scratch()
    let missing = OutputError.cannotCreate(
      path: "\(scratch.path)/none/spoken-samples",
      cause: "there is no folder \(scratch.path)/none; create it first")
    #expect(throws: missing) { try SampleSpool(in: "\(scratch.path)/none") }
  }
}
