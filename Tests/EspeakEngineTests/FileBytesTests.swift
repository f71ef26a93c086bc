import Foundation
import Testing

@testable import EspeakEngine

@Suite final class FileBytesTests {
  let folder: String

  init() throws { folder = try Engine.scratch() }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func digest(_ name: String) throws -> Digest {
    var digester = Digester()
    try FileBytes(folder + "/" + name).add(to: &digester)
    return digester.digest()
  }

  func write(_ name: String, _ bytes: Data) throws {
    try bytes.write(to: URL(fileURLWithPath: folder + "/" + name))
  }

  @Test func `tells what lies at a path, behind links`() throws {
    try write("file", Data([1]))
    try #require(mkfifo(folder + "/pipe", 0o600) == 0)
    for (name, target) in [
      ("link", "file"), ("up", "."), ("lost", "nowhere"), ("round", "round"), ("zero", "/dev/zero"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/" + name, withDestinationPath: target)
    }
    for (name, kind) in [
      ("file", .file), ("link", .file), ("up", .folder), ("pipe", .other), ("zero", .other),
      ("lost", .nothing), ("round", .nothing), ("none", .nothing),
    ] as [(String, FileBytes.Kind)] {
      #expect(try FileBytes(folder + "/" + name).kind == kind, "\(name)")
    }
    let fault = #expect(throws: UnreadableFile.self) { try FileBytes(folder + "/file/x") }
    #expect(fault?.description == "\(folder)/file/x cannot be read: Not a directory")
  }

  @Test func `adds every byte of a file, however long`() throws {
    // Two pieces and a bit.
    var bytes = Data(count: 1 << 19 + 7)
    try write("a", bytes)
    let before = try digest("a")
    for index in [0, 1 << 18, bytes.count - 1] {
      var changed = bytes
      changed[index] = 1
      try write("a", changed)
      #expect(try digest("a") != before)
    }
    bytes.removeLast()
    try write("a", bytes)
    #expect(try digest("a") != before)
    var digester = Digester()
    digester.add(FileBytes.Kind.file.rawValue)
    digester.add(bytes.count)
    bytes.withUnsafeBytes { digester.add($0) }
    #expect(try digest("a") == digester.digest())
  }

  @Test func `lists all that lies below a folder, sorted`() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/b/deep", withIntermediateDirectories: true)
    for name in ["c", "b/x", "b/deep/y", ".hidden"] { try write(name, Data()) }
    #expect(
      try FileBytes.names(below: folder) == [".hidden", "b", "b/deep", "b/deep/y", "b/x", "c"])
    #expect(FileBytes.names(in: folder)?.sorted() == [".hidden", "b", "c"])
    #expect(FileBytes.names(in: folder + "/none") == nil)
  }
}
