import CommandTestSupport
import Foundation
import TestSupport
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

  @Test func `renders what lies below a folder, and reports what was made`() throws {
    let run = try spoken("render", "in", "-o", "out", "--quiet", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(files("out") == ["a.wav", "manifest.jsonl", "more/b.wav"])
    let manifest = try String(
      contentsOf: scratch.folder.appending(path: "out/manifest.jsonl"), encoding: .utf8)
    let lines = manifest.split(separator: "\n")
    #expect(lines.count == 2)
    let bytes = try Data(contentsOf: scratch.folder.appending(path: "out/a.wav")).count
    #expect(lines[0].hasPrefix(#"{"bytes":\#(bytes),"input":"in/a.screen.yaml","key":""#))
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
    #expect(run.errors.contains("in/bad.screen.yaml:3:5: error: "))
    #expect(files("out") == ["a.wav", "manifest.jsonl", "more/b.wav"])
    let manifest = try String(
      contentsOf: scratch.folder.appending(path: "out/manifest.jsonl"), encoding: .utf8)
    #expect(
      manifest.contains(
        #"{"input":"in/bad.screen.yaml","output":"out/bad.wav","status":65}"#))
  }

  /// Renders the folder and gives what is told, and the files that were written.
  func rendering(_ more: String...) throws -> (told: String, written: [String]) {
    let outputs = ["out/a.wav", "out/more/b.wav"]
    // What was written long ago differs from what is written now.
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    for output in outputs where FileManager.default.fileExists(atPath: path(output)) {
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path(output))
    }
    let run = try spoken(["render", "in", "-o", "out"] + more, in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let written = try outputs.filter {
      try FileManager.default.attributesOfItem(atPath: path($0))[.modificationDate] as? Date != past
    }
    let told = run.errors.split(separator: "\n").filter { $0.contains("up to date") }
    return (told.joined(), written)
  }

  func path(_ name: String) -> String { scratch.folder.appending(path: name).path }

  @Test func `leaves what is up to date, and nothing else`() throws {
    let both = ["out/a.wav", "out/more/b.wav"]
    #expect(try rendering() == ("", both))
    let manifest = try Data(contentsOf: URL(filePath: path("out/manifest.jsonl")))
    #expect(try rendering() == ("2 of 2 files are up to date", []))
    #expect(try Data(contentsOf: URL(filePath: path("out/manifest.jsonl"))) == manifest)
    _ = try scratch.create("in/a.screen.yaml", "screen: A\nviews:\n  - Button: Send\n")
    #expect(try rendering() == ("1 of 2 files are up to date", ["out/a.wav"]))
    #expect(try rendering("--force") == ("", both))
    for options in [
      ["--rate", "200"], ["--set", "traits=before"], ["--stereo"], ["--voice", "en-GB"],
    ] {
      #expect(try rendering(options[0], options.dropFirst().first ?? "--quiet").written == both)
    }
  }

  @Test func `makes anew what somebody changed or removed`() throws {
    _ = try rendering()
    try FileManager.default.removeItem(atPath: path("out/a.wav"))
    #expect(try rendering().written == ["out/a.wav"])
    _ = try scratch.create("out/more/b.wav", "old")
    #expect(try rendering().written == ["out/more/b.wav"])
    _ = try scratch.create("out/manifest.jsonl", "nonsense\n{}\n")
    #expect(try rendering().written.count == 2)
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

  @Test func `renders what a check finds, with every ending`() throws {
    _ = try scratch.create("in/d.walk.yml", "walkthrough: D\nscreens: { a: a.screen.yaml }\n")
    let run = try spoken("render", "in", "-o", "out", "--quiet", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(files("out") == ["a.wav", "d.wav", "manifest.jsonl", "more/b.wav"])
  }
}
