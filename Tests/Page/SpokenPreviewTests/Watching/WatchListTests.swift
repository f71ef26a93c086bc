import Foundation
import SpokenPreview
import Testing

struct WatchListTests {
  @Test
  func `looks at named files and at those of a folder with an ending, and not at hidden ones`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "spoken-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "b/.c"), withIntermediateDirectories: true)
    for name in ["a.yaml", "a.txt", "b/b.yaml", "b/.c/c.yaml", ".d.yaml"] {
      try Data().write(to: folder.appending(path: name))
    }
    let list = WatchList(folder: folder.path, endings: [".yaml"])
    list.replace([folder.path + "/a.txt", folder.path + "/gone.txt"])
    let (stamps, folders) = list.look()
    #expect(
      stamps.keys.sorted() == ["a.txt", "a.yaml", "b/b.yaml"].map { "\(folder.path)/\($0)" })
    #expect(folders == [folder.path, folder.path + "/b"])
    let before = stamps[folder.path + "/a.yaml"]
    try Data([1]).write(to: folder.appending(path: "a.yaml"), options: .atomic)
    #expect(list.look().stamps[folder.path + "/a.yaml"] != before)
  }

  @Test func `a file without a folder in its name lies in the working folder`() {
    let list = WatchList(folder: nil, endings: [])
    list.replace(["a.yaml"])
    #expect(list.look().folders == ["."] && list.look().stamps.isEmpty)
  }

  @Test func `files of the working folder have the names that inputs have`() throws {
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: ".").first {
        !$0.hasPrefix(".") && FileStamp($0)?.isFolder == false
      })
    let stamps = WatchList(folder: ".", endings: [name]).look().stamps
    #expect(stamps[name] != nil && stamps["./" + name] == nil)
  }
}
