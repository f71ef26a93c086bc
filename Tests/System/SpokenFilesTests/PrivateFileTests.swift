import Foundation
import TestSupport
import Testing

@testable import SpokenFiles

struct PrivateFileTests {
  @Test func `only its user can read it, whatever the mode was before`() throws {
    let scratch = try Scratch(["a": "old"])
    let path = scratch.path("a")
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    try PrivateFile.write(Array("secret".utf8), to: path)
    #expect(FileStatus(path)?.mode == 0o600)
    #expect(try scratch.bytes("a") == Array("secret".utf8))
    #expect(try scratch.files == ["a"])
  }

  @Test func `a link is replaced and not followed`() throws {
    let scratch = try Scratch(["theirs": "theirs"])
    try scratch.link("a", to: "theirs")
    try PrivateFile.write([1, 2], to: scratch.path("a"))
    #expect(try scratch.bytes("a") == [1, 2])
    #expect(try scratch.bytes("theirs") == Array("theirs".utf8))
  }

  @Test func `says why it cannot be written, and leaves nothing`() throws {
    let scratch = try Scratch()
    let path = scratch.path("none/a")
    #expect(
      throws: OutputError.cannotCreate(path: path, cause: "No such file or directory")
    ) { try PrivateFile.write([1], to: path) }
    try FileManager.default.createDirectory(
      atPath: scratch.path("folder/full"), withIntermediateDirectories: true)
    #expect(throws: OutputError.self) { try PrivateFile.write([1], to: scratch.path("folder")) }
    #expect(try scratch.files == ["folder"])
  }
}
