import Foundation
import Testing

@testable import SpokenFiles

struct ReadableFileTests {
  /// A folder of its own, removed at the end.
  final class Scratch: Sendable {
    let path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "spoken-\(UUID().uuidString)").path

    init() throws {
      try FileManager.default.createDirectory(
        atPath: path + "/in", withIntermediateDirectories: true)
      for name in ["/in/file", "/out"] {
        try Data("text".utf8).write(to: URL(filePath: path + name))
      }
      let links = [
        ("/in/inside", "file"), ("/in/absolute", path + "/in/file"), ("/in/leading", "../out"),
        ("/in/device", "/dev/zero"), ("/in/nowhere", "nothing"), ("/in/folder", ".."),
      ]
      for (name, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: path + name, withDestinationPath: target)
      }
      #expect(mkfifo(path + "/in/pipe", 0o600) == 0)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
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
    let scratch = try Scratch()
    let folder = scratch.path + "/in"
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
    let scratch = try Scratch()
    #expect(
      try ReadableFile.bytes(of: scratch.path + "/in/leading", .byUser, upTo: 2)
        == Array("te".utf8))
    #expect(throws: FileError.unreadable("it is a folder")) {
      try ReadableFile.bytes(of: scratch.path + "/in", .byUser, upTo: 2)
    }
    #expect(throws: FileError.missing) {
      try ReadableFile.bytes(of: scratch.path + "/in/file/more", .byUser, upTo: 2)
    }
  }

  @Test func `does not take a folder whose name begins alike for the folder`() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/inner", withIntermediateDirectories: true)
    try Data("text".utf8).write(to: URL(filePath: scratch.path + "/inner/file"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/in/alike", withDestinationPath: "../inner/file")
    #expect(throws: FileError.self) {
      try ReadableFile.bytes(
        of: scratch.path + "/in/alike", .inFolder(scratch.path + "/in"), upTo: 9)
    }
  }
}
