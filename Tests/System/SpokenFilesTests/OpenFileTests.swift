@testable import SpokenFiles
import Foundation
import TestSupport
import Testing

@testable import SpokenSound

@Suite struct OpenFileTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `reads and writes at any place`() throws {
    try scratch.create("a", "abc")
    let descriptor = open(scratch.path + "/a", O_RDWR)
    defer { close(descriptor) }
    let file = OpenFile(path: "a", descriptor: descriptor)
    try file.write(Array("xyz".utf8), at: 2)
    #expect(try file.read(9, at: 1) == Array("bxyz".utf8))
    #expect(try file.read(2, at: 5) == [])
    #expect(try file.count == 5)
    #expect(file.isSeekable)
  }

  @Test func `knows how many files may be open, and the number of the next one`() throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "ulimit -n"]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(OpenFile.limit == Int(text.split(separator: "\n").first ?? "") ?? .max)
    // Others of the process are open, and those of tests beside this one come and go.
    #expect((3..<OpenFile.limit).contains(OpenFile.lowestFreeNumber))
  }

  @Test(arguments: [0, 5, 65_536, 200_001]) func `makes room in the middle`(count: Int) throws {
    let tail = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let spool = try SpoolFile(for: scratch.path + "/a")
    try spool.file.write([1, 2] + tail, at: 0)
    try spool.file.makeRoom(for: 3, at: 2)
    try spool.file.write([3, 4, 5], at: 2)
    #expect(try spool.file.read(count + 9, at: 0) == [1, 2, 3, 4, 5] + tail)
    #expect(try scratch.files == [])
  }

  @Test func `reports why it cannot be read or written`() {
    let file = OpenFile(path: "a.wav", descriptor: -1)
    let fault = OutputError.cannotWrite(path: "a.wav", cause: "Bad file descriptor")
    #expect(throws: fault) { try file.count }
    #expect(throws: fault) { try file.read(1, at: 0) }
    #expect(throws: fault) { try file.write([1], at: 0) }
    #expect(!file.isSeekable)
  }
}
