import Foundation
import TestSupport
import Testing

@testable import SpokenFiles

struct ReadableFileTests {
  /// A folder `in` with a file, links and a pipe, and a file beside it.
  private func places() throws -> Scratch {
    let scratch = try Scratch(["in/file": "text", "out": "text"])
    let links = [
      ("in/inside", "file"), ("in/absolute", scratch.path("in/file")), ("in/leading", "../out"),
      ("in/device", "/dev/zero"), ("in/nowhere", "nothing"), ("in/folder", ".."),
    ]
    for (name, target) in links { try scratch.link(name, to: target) }
    #expect(mkfifo(scratch.path("in/pipe"), 0o600) == 0)
    return scratch
  }

  private static let leaves = "it leads out of IN; --follow-links allows it"
  private static let special = "it is a pipe or a device, not a regular file"

  @Test(
    arguments: [
      ("file", nil, nil), ("inside", nil, nil), ("absolute", nil, nil),
      ("leading", leaves, nil), ("device", leaves, special), ("pipe", special, special),
      ("nowhere", "there is no such file", "there is no such file"),
      ("folder", leaves, "it is a folder"),
      ("none", "there is no such file", "there is no such file"),
    ] as [(String, String?, String?)])
  func `reads of a folder what lies in it, and regular files alone`(
    name: String, inFolder: String?, anywhere: String?
  ) throws {
    let scratch = try places()
    defer { withExtendedLifetime(scratch) {} }
    let folder = scratch.path("in")
    func fault(_ naming: Naming) -> String? {
      do throws(FileError) {
        let bytes = try ReadableFile.bytes(of: "\(folder)/\(name)", naming, upTo: 100)
        return bytes == Array("text".utf8) ? nil : "other bytes"
      } catch {
        return error.cause.replacing(folder, with: "IN")
      }
    }
    #expect(fault(.inFolder(folder)) == inFolder)
    #expect(fault(.inFolder(folder + "/")) == inFolder?.replacing("IN;", with: "IN/;"))
    #expect(fault(.anywhere) == anywhere)
  }

  @Test func `reads through any link what the user named, and says that a folder is one`() throws {
    let scratch = try places()
    defer { withExtendedLifetime(scratch) {} }
    #expect(
      try ReadableFile.bytes(of: scratch.path("in/leading"), .byUser, upTo: 2)
        == Array("te".utf8))
    #expect(throws: FileError.unreadable("it is a folder")) {
      try ReadableFile.bytes(of: scratch.path("in"), .byUser, upTo: 2)
    }
    #expect(throws: FileError.missing) {
      try ReadableFile.bytes(of: scratch.path("in/file/more"), .byUser, upTo: 2)
    }
  }

  @Test func `does not take a folder whose name begins alike for the folder`() throws {
    let scratch = try places()
    defer { withExtendedLifetime(scratch) {} }
    try scratch.create("inner/file", "text")
    try scratch.link("in/alike", to: "../inner/file")
    #expect(throws: FileError.self) {
      try ReadableFile.bytes(
        of: scratch.path("in/alike"), .inFolder(scratch.path("in")), upTo: 9)
    }
  }
}
