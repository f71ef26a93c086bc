import Foundation
import TestSupport
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
    let scratch = try Scratch()
    let own = Leftovers.name(for: "x")
    let dead = own.replacing("-\(getpid())-", with: "-\(try ended())-")
    for name in [own, dead, "x"] { try scratch.create(name) }
    Leftovers.remove(from: scratch.path)
    #expect(try scratch.files == [own, "x"].sorted())
  }
}
