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
    #expect(!digests.contains(nil))
    #expect(Set(digests).count == digests.count)
  }

  @Test func `has no digest without a library or without data`() throws {
    try FileManager.default.removeItem(atPath: folder + "/library")
    #expect(try files().digest() == nil)
    try write("library", "code")
    try FileManager.default.removeItem(atPath: folder + "/data")
    #expect(try files().digest() == nil)
  }

  @Test func `takes the worker for the library where the engine is a part of it`() {
    let files = EngineFiles("1.51\n/data\n-\n-\n/lib/libm.so".utf8, worker: "/bin/worker")
    #expect(files?.libraries == ["/bin/worker", "/lib/libm.so"])
    #expect(EngineFiles("".utf8, worker: "/bin/worker") == nil)
  }
}
