import Foundation
import SpokenFiles
import SpokenPreview
import TestSupport
import Testing

struct WatchListTests {
  @Test
  func `looks at named files and at those of a folder with an ending, and not at hidden ones`()
    throws
  {
    let scratch = try Scratch()
    for name in ["a.yaml", "a.txt", "b/b.yaml", "b/.c/c.yaml", ".d.yaml"] {
      try scratch.create(name)
    }
    let list = WatchList(folder: scratch.path, endings: [".yaml"])
    list.replace([scratch.path("a.txt"), scratch.path("gone.txt")])
    let (stamps, folders) = list.look()
    #expect(
      stamps.keys.map(\.text).sorted() == ["a.txt", "a.yaml", "b/b.yaml"].map { scratch.path($0) })
    #expect(folders == [ExactPath(scratch.path), ExactPath(scratch.path("b"))])
    let before = stamps[ExactPath(scratch.path("a.yaml"))]
    try Data([1]).write(to: scratch.folder.appending(path: "a.yaml"), options: .atomic)
    #expect(list.look().stamps[ExactPath(scratch.path("a.yaml"))] != before)
  }

  @Test func `a file without a folder in its name lies in the working folder`() {
    let list = WatchList(folder: nil, endings: [])
    list.replace(["a.yaml"])
    #expect(list.look().folders == [ExactPath(".")] && list.look().stamps.isEmpty)
  }

  @Test func `files of the working folder have the names that inputs have`() throws {
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: ".").first {
        !$0.hasPrefix(".") && FileStamp($0)?.isFolder == false
      })
    let stamps = WatchList(folder: ".", endings: [name]).look().stamps
    #expect(stamps[ExactPath(name)] != nil && stamps[ExactPath("./" + name)] == nil)
  }

  @Test func `names that look the same are two files`() throws {
    let scratch = try Scratch()
    let names = ["caf\u{E9}.yaml", "cafe\u{301}.yaml"]
    for name in names { try scratch.create(name) }
    let paths = names.map { ExactPath(scratch.path + "/" + $0) }
    #expect(
      Set(WatchList(folder: scratch.path, endings: [".yaml"]).look().stamps.keys) == Set(paths))
    let named = WatchList(folder: nil, endings: [])
    named.replace(paths.map(\.text))
    #expect(Set(named.look().stamps.keys) == Set(paths))
  }
}
