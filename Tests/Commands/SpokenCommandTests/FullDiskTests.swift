import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// A disk of 64 KiB, which is in memory; mounting it takes a user who may.
final class SmallDisk {
  let folder: String
  // Held until the disk is unmounted, because a folder with a disk in it cannot be removed.
  private let scratch: Scratch

  init(in scratch: Scratch) throws {
    self.scratch = scratch
    folder = scratch.folder.appending(path: "disk").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try #require(try Self.mount("-t", "tmpfs", "-o", "size=64k", "tmpfs", folder))
  }

  deinit { _ = try? run(URL(filePath: "/bin/umount"), [folder]) }

  /// Lets nobody write any more.
  func protect() throws { try #require(try Self.mount("-o", "remount,ro", folder)) }

  /// Whether such a disk can be had here.
  static var isPossible: Bool {
    guard let scratch = try? Scratch() else { return false }
    return (try? SmallDisk(in: scratch)) != nil
  }

  private static func mount(_ arguments: String...) throws -> Bool {
    try run(URL(filePath: "/bin/mount"), arguments).status == 0
  }
}

/// What becomes of a render whose output or cache is on a disk that is full or closed.
@Suite(.enabled(if: SmallDisk.isPossible, "a small disk can be mounted by root alone"))
struct FullDiskTests {
  let scratch: Scratch
  let disk: SmallDisk

  init() throws {
    scratch = try Scratch()
    disk = try SmallDisk(in: scratch)
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Save everything\n")
  }

  /// Renders the screen.
  func render(_ output: String, _ more: String...) throws -> Run {
    try spoken(["render", "a.screen.yaml", "-o", output, "--quiet"] + more, in: scratch.folder)
  }

  @Test func `says that the disk is full, and leaves the old file alone`() throws {
    _ = try scratch.create("disk/x.wav", "old")
    let run = try render("disk/x.wav")
    #expect(run.status == 74)
    #expect(
      run.errors
        == "cannot write disk/x.wav: No space left on device; what was there before is untouched\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.folder) == ["x.wav"])
    #expect(try String(contentsOfFile: disk.folder + "/x.wav", encoding: .utf8) == "old")
  }

  @Test(arguments: [(false, "No space left on device"), (true, "Read-only file system")])
  func `says once that the cache cannot be written, and makes the same`(
    isProtected: Bool, cause: String
  ) throws {
    _ = try render("well.wav", "--no-cache")
    // Sounds of some length do not fit, the first of them no more than the second.
    _ = try scratch.create("disk/ballast", String(repeating: "x", count: 60_000))
    if isProtected { try disk.protect() }
    let run = try spoken(
      ["render", "a.screen.yaml", "-o", "x.wav", "--cache", "disk/cache"], in: scratch.folder)
    #expect(run.status == 0)
    let told = run.errors.split(separator: "\n")
    #expect(
      told.first
        == "the cache disk/cache cannot be written: \(cause); speech is synthesized again each time"
    )
    #expect(told.count == 2 && told[1].hasPrefix("x.wav: "))
    let sounds = try ["x.wav", "well.wav"].map {
      try Data(contentsOf: scratch.folder.appending(path: $0))
    }
    #expect(sounds[0] == sounds[1])
  }
}
