import Foundation
import TestSupport
import Testing

@testable import SpokenFiles

struct PartialFileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func mode(of name: String) throws -> Int? {
    let path = scratch.path + "/" + name
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `appears under its name when it is complete`() throws {
    let file = try PartialFile(path: scratch.path + "/a", .byUser)
    try file.write([1, 2])
    try file.write([])
    try file.write([3])
    #expect(!(try scratch.files.contains("a")))
    try file.finish()
    #expect(try scratch.files == ["a"])
    #expect(try scratch.bytes("a") == [1, 2, 3])
  }

  @Test func `leaves nothing when it is never finished, and what was there before`() throws {
    try scratch.create("a", "old")
    do {
      let file = try PartialFile(path: scratch.path + "/a", .byUser)
      try file.write([1, 2, 3])
    }
    #expect(try scratch.files == ["a"])
    #expect(try scratch.bytes("a") == Array("old".utf8))
  }

  @Test(arguments: [0o600, 0o644, 0o755])
  func `replaces a file and keeps its permissions`(permissions: Int) throws {
    let path = try scratch.create("a", "old and longer").path
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    let file = try PartialFile(path: path, .byUser)
    try file.write([7])
    try file.finish()
    #expect(try scratch.bytes("a") == [7])
    #expect(try mode(of: "a") == permissions)
    #expect(try scratch.files == ["a"])
  }

  @Test func `replaces the file that a link leads to`() throws {
    try scratch.create("folder/a", "old")
    try scratch.link("link", to: "folder/a")
    let file = try PartialFile(path: scratch.path + "/link", .byUser)
    try file.write([7])
    try file.finish()
    #expect(try scratch.bytes("folder/a") == [7])
    let link = scratch.path + "/link"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "folder/a")
  }

  @Test func `can be written in any order`() throws {
    let file = try PartialFile(path: scratch.path + "/a", .byUser)
    #expect(file.isSeekable)
    try file.write([1, 2, 3, 4])
    try file.bytes.write([9], at: 1)
    try file.finish()
    #expect(try scratch.bytes("a") == [1, 9, 3, 4])
    #expect(!(try PartialFile(path: "-", .byUser).isSeekable))
  }

  @Test(arguments: [
    ("", "it is a folder; give the name of a file"),
    ("none/a", "there is no folder FOLDER/none; create it first"),
  ]) func `says why it cannot be created`(name: String, cause: String) throws {
    let path = scratch.path + "/" + name
    let error = OutputError.cannotCreate(
      path: path, cause: cause.replacing("FOLDER", with: scratch.path))
    #expect(throws: error) { try PartialFile(path: path, .byUser) }
    #expect(try scratch.files == [])
  }

  @Test func `is written in place when it is a device`() throws {
    let null = try PartialFile(path: "/dev/null", .byUser)
    try null.write([1, 2, 3])
    try null.finish()
    #expect(FilePlace("/dev/null", .byUser).isDevice)
  }

  @Test func `says why it cannot be written`() throws {
    let full = try PartialFile(path: "/dev/full", .byUser)
    #expect(
      throws: OutputError.cannotWrite(path: "/dev/full", cause: "No space left on device")
    ) { try full.write([1]) }
  }
}
