import Foundation
import Testing

@testable import SpokenFiles

struct LeftoversTests {
  /// The number of a process that has ended.
  private func ended() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func `knows a file of a process that is no more from all others`() throws {
    let own = Leftovers.name(for: "x.transcript")
    let dead = own.replacing("-\(getpid())-", with: "-\(try ended())-")
    #expect(Leftovers.isStale(dead), "\(dead)")
    let others = [
      own, String(dead.dropFirst()), dead + "x", ".x.partial", ".x.1-2.partial", "x.transcript",
      ".x.otherhost-\(try ended())-1.partial", ".x.a--1-b.partial",
    ]
    for name in others { #expect(!Leftovers.isStale(name), "\(name)") }
  }

  @Test func `keeps the end of a long name`() {
    let name = Leftovers.name(for: String(repeating: "a", count: 200) + ".transcript")
    #expect(name.utf8.count < 120 && name.contains(".transcript."))
  }

  @Test func `removes what a killed process left, and nothing else`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "left-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let own = Leftovers.name(for: "x")
    let dead = own.replacing("-\(getpid())-", with: "-\(try ended())-")
    for name in [own, dead, "x"] { try Data().write(to: URL(filePath: "\(folder)/\(name)")) }
    Leftovers.remove(from: folder)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [own, "x"].sorted())
  }
}
