import Foundation
import Testing

@testable import EspeakEngine

@Suite final class CacheFolderTests {
  let folder: CacheFolder

  init() throws { folder = CacheFolder(path: try Engine.scratch()) }
  deinit { try? FileManager.default.removeItem(atPath: folder.path) }

  /// Writes a file of 100 bytes that was used so many seconds ago.
  func write(_ name: String, age: Int = 0) throws {
    let path = folder.path + "/" + name
    try Data(count: 100).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: TimeInterval(-age))], ofItemAtPath: path)
  }

  /// The name of an entry.
  func name(_ digit: Character) -> String { String(repeating: digit, count: 64) }

  @Test func `tells entries from what is being written and from other files`() throws {
    for name in [name("a"), ".speech.1.1", "notes.txt", String(repeating: "x", count: 64)] {
      try write(name)
    }
    #expect(folder.files.count == 4)
    #expect(folder.files.filter(\.isEntry).map(\.name) == [name("a")])
    #expect(folder.files.filter(\.isUnfinished).map(\.name) == [".speech.1.1"])
    #expect(CacheFolder(path: folder.path + "/none").files == [])
  }

  @Test func `removes what was used longest ago, and keeps what it is told`() throws {
    for (digit, age) in [("a", 50), ("b", 40), ("c", 30), ("d", 20)] as [(Character, Int)] {
      try write(name(digit), age: age)
    }
    #expect(folder.sweep(limit: 400, keeping: "") == 400)
    #expect(folder.sweep(limit: 300, keeping: name("a")) == 200)
    #expect(folder.files.map(\.name).sorted() == [name("a"), name("d")])
  }

  @Test func `removes what was never finished, and leaves what others are writing`() throws {
    try write(".speech.1.1", age: 7200)
    try write(".speech.1.2")
    try write("notes.txt", age: 7200)
    #expect(folder.sweep(limit: 10, keeping: "") == 0)
    #expect(folder.files.map(\.name).sorted() == [".speech.1.2", "notes.txt"])
  }
}
