import Foundation
import Testing

@Suite struct RenderJobTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["in/more", "in/.hidden"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: folder), withIntermediateDirectories: true)
    }
    let screen = "screen: A\nviews:\n  - Button: Save\n"
    for name in ["in/a.screen.yaml", "in/more/b.screen.yaml", "in/.hidden/c.screen.yaml"] {
      _ = try scratch.create(name, screen)
    }
    _ = try scratch.create("in/notes.yaml", "nothing: of ours")
  }

  /// The files below a folder.
  func files(_ folder: String) -> [String] {
    let folder = scratch.folder.appending(path: folder).path
    return (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.contains(".") }.sorted()
  }

  @Test func `renders what lies below a folder, and tells what was made`() throws {
    let run = try spoken("render", "in", "-o", "out", "--quiet", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(files("out") == ["a.wav", "manifest.jsonl", "more/b.wav"])
    let manifest = try String(
      contentsOf: scratch.folder.appending(path: "out/manifest.jsonl"), encoding: .utf8)
    let lines = manifest.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(#"{"input":"in/a.screen.yaml","output":"out/a.wav","seconds":"#))
    #expect(lines[0].hasSuffix(#","silent":0,"status":0}"#))
  }

  @Test func `renders parts that are the whole together`() throws {
    for part in ["1/2", "2/2"] {
      let run = try spoken(
        "render", "in", "-o", "parts", "--shard", part, "--quiet", in: scratch.folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(
      files("parts") == [
        "a.wav", "manifest-1-of-2.jsonl", "manifest-2-of-2.jsonl", "more/b.wav",
      ])
  }

  @Test func `renders the others when one is faulty, and ends with its status`() throws {
    _ = try scratch.create("in/bad.screen.yaml", "screen: A\nviews:\n  - Buton: Save\n")
    let run = try spoken("render", "in", "-o", "out/", "--quiet", in: scratch.folder)
    #expect(run.status == 65)
    #expect(run.errors.contains("in/bad.screen.yaml:3:5: "))
    #expect(files("out") == ["a.wav", "manifest.jsonl", "more/b.wav"])
    let manifest = try String(
      contentsOf: scratch.folder.appending(path: "out/manifest.jsonl"), encoding: .utf8)
    #expect(
      manifest.contains(
        #"{"input":"in/bad.screen.yaml","output":"out/bad.wav","status":65}"#))
  }

  @Test(arguments: ["0/2", "3/2", "x"])
  func `refuses a part that there is not`(shard: String) throws {
    let run = try spoken("render", "in", "-o", "out", "--shard", shard, in: scratch.folder)
    #expect(run.status == 64)
  }

  @Test func `says when a folder holds nothing to render`() throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "none"), withIntermediateDirectories: false)
    let none = try spoken("render", "none", "-o", "out", in: scratch.folder)
    #expect(none.status == 66)
    #expect(none.errors == "there is no screen and no walkthrough in none\n")
  }
}
