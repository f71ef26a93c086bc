import Foundation
import Testing

@testable import EspeakEngine

@Suite final class EngineFilesTests {
  let folder: String

  init() throws {
    folder = try Engine.scratch()
    try FileManager.default.createDirectory(
      atPath: folder + "/data/lang", withIntermediateDirectories: true)
    try write("library", "code")
    try write("data/phondata", "phonemes")
    try write("data/lang/en", "name English")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
  }

  func files(_ version: String = "1.51") throws -> EngineFiles {
    try #require(
      EngineFiles("\(version)\n\(folder)/data\n\(folder)/library\n".utf8, worker: "worker"))
  }

  @Test func `changes its digest with any file and with the version`() throws {
    var digests = [try files().digest(), try files("1.52").digest()]
    for (name, text) in [
      ("library", "cod"), ("data/phondata", "phoneme"), ("data/lang/en", "name english"),
      ("data/lang/de", "name German"),
    ] {
      try write(name, text)
      digests.append(try files().digest())
    }
    #expect(Set(digests).count == digests.count)
  }

  /// Why there is no digest.
  func fault() throws -> String? {
    let files = try files()
    return #expect(throws: UnreadableFile.self) { try files.digest() }?.description
  }

  @Test func `has no digest without a library or without data`() throws {
    try FileManager.default.removeItem(atPath: folder + "/library")
    #expect(try fault() == "\(folder)/library cannot be read: it is no file")
    try write("library", "code")
    try FileManager.default.removeItem(atPath: folder + "/data/lang")
    try FileManager.default.removeItem(atPath: folder + "/data/phondata")
    #expect(try fault() == "\(folder)/data cannot be read: it is empty")
    try FileManager.default.removeItem(atPath: folder + "/data")
    #expect(try fault() == "\(folder)/data/ cannot be read: No such file or directory")
  }

  @Test func `has no digest of what has no end`() throws {
    let long = folder + "/data/long"
    try write("data/long", "")
    try #require(truncate(long, off_t(EngineFiles.longest) + 1) == 0)
    #expect(try fault() == "\(long) cannot be read: it is longer than 1024 MiB")
  }

  @Test func `takes what is no file by its name and kind, and never waits for it`() throws {
    var digests = [try files().digest()]
    let pipe = folder + "/data/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    digests.append(try files().digest())
    #expect(try files().digest() == digests[1])
    try #require(unlink(pipe) == 0)
    #expect(try files().digest() == digests[0])
    try FileManager.default.createSymbolicLink(atPath: pipe, withDestinationPath: "nowhere")
    digests.append(try files().digest())
    try #require(unlink(pipe) == 0)
    try write("data/pipe", "")
    digests.append(try files().digest())
    #expect(Set(digests).count == digests.count)
    // A device is no file either.
    try #require(unlink(pipe) == 0)
    try FileManager.default.createSymbolicLink(atPath: pipe, withDestinationPath: "/dev/zero")
    #expect(try files().digest() == digests[1])
  }

  @Test func `follows links to folders, but not for ever`() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/elsewhere", withIntermediateDirectories: false)
    try write("elsewhere/de", "name German")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/data/more", withDestinationPath: "../elsewhere")
    let before = try files().digest()
    try write("elsewhere/de", "name Deutsch")
    #expect(try files().digest() != before)
    for name in ["one", "two"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/elsewhere/\(name)", withDestinationPath: ".")
    }
    #expect(
      try fault() == "\(folder)/data cannot be read: it holds more than \(EngineFiles.most) files")
  }

  @Test func `takes the worker for the library where the engine is a part of it`() {
    let files = EngineFiles("1.51\n/data\n-\n-\n/lib/libm.so".utf8, worker: "/bin/worker")
    #expect(files?.libraries == ["/bin/worker", "/lib/libm.so"])
    #expect(EngineFiles("".utf8, worker: "/bin/worker") == nil)
  }
}
