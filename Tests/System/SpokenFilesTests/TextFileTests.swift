@testable import SpokenFiles
import Foundation
import SpokenSound
import TestSupport
import Testing

@Suite struct TextFileTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `writes text as UTF-8`() throws {
    let file = try TextFile(OutputPath(scratch.path + "/a.txt", .byUser))
    try file.write("né")
    try file.write("")
    try file.write("!\n")
    #expect(try scratch.files == [])
    try file.finish()
    #expect(try scratch.bytes("a.txt") == [0x6e, 0xc3, 0xa9, 0x21, 0x0a])
  }

  @Test func `replaces a file only when it is whole`() throws {
    try scratch.create("a.txt", "old")
    try TextFile(OutputPath(scratch.path + "/a.txt", .byUser)).write("half")
    #expect(try scratch.bytes("a.txt") == Array("old".utf8))
    let file = try TextFile(OutputPath(scratch.path + "/a.txt", .byUser))
    try file.write("new")
    #expect(try scratch.bytes("a.txt") == Array("old".utf8))
    try file.finish()
    #expect(try scratch.bytes("a.txt") == Array("new".utf8))
    #expect(try scratch.files == ["a.txt"])
  }

  @Test func `keeps a link and replaces the file behind it`() throws {
    try scratch.create("real.txt", "old")
    try scratch.link("link.txt", to: "real.txt")
    let file = try TextFile(OutputPath(scratch.path + "/link.txt", .byUser))
    try file.write("new")
    try file.finish()
    #expect(try scratch.bytes("real.txt") == Array("new".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/link.txt")
        == "real.txt")
  }

  @Test func `reports that the disk is full and never finishes`() throws {
    let file = try TextFile(OutputPath("/dev/full", .byUser))
    let full = OutputError.cannotWrite(path: "/dev/full", cause: "No space left on device")
    #expect(throws: full) { try file.write("text") }
    #expect(throws: full) { try file.write("more") }
    #expect(throws: full) { try file.finish() }
    #expect(
      full.description
        == "cannot write /dev/full: No space left on device; what was there before is untouched")
  }

  @Test func `writes to a device as it is`() throws {
    let file = try TextFile(OutputPath("/dev/null", .byUser))
    try file.write("text")
    try file.finish()
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test func `needs a folder that is there`() throws {
    try scratch.create("file")
    let places = [
      ("no/a.txt", "there is no folder \(scratch.path)/no; create it first"),
      ("file/a.txt", "\(scratch.path)/file is not a folder"),
      ("", "it is a folder; give the name of a file"),
      ("no/", "it is a folder; give the name of a file"),
    ]
    for (name, cause) in places {
      let path = scratch.path + "/" + name
      let fault = #expect(throws: OutputError.self) { try TextFile(OutputPath(path, .byUser)) }
      #expect(fault == .cannotCreate(path: path, cause: cause))
    }
    #expect(try scratch.files == ["file"])
  }

  @Test func `gives a file the longest name that there is`() throws {
    let name = String(repeating: "a", count: 251) + ".txt"
    let file = try TextFile(OutputPath(scratch.path + "/" + name, .byUser))
    try file.finish()
    #expect(try scratch.files == [name])
  }

  @Test func `reports at once that a folder is closed, a name too long or empty`() {
    let long = scratch.path + "/" + String(repeating: "a", count: 256)
    let cause = "File name too long; give one of at most 255 bytes"
    #expect(throws: OutputError.cannotCreate(path: long, cause: cause)) {
      try TextFile(OutputPath(long, .byUser))
    }
    #expect(throws: OutputError.self) { try TextFile(OutputPath("", .byUser)) }
    #expect(throws: OutputError.self) { try TextFile(OutputPath("/proc/a.txt", .byUser)) }
  }
}
