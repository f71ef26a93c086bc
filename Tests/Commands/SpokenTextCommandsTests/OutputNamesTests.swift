import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct OutputNamesTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Text: Open\n")
    _ = try scratch.create(
      "w.walk.yaml", "walkthrough: W\nscreens: { a: a.screen.yaml }\nsteps: [open: a]\n")
    _ = try scratch.create("a.transcript", "# A\n\nOpen\n")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appending(path: "link.txt").path,
      withDestinationPath: "a.screen.yaml")
  }

  @Test(
    arguments: [
      "render a.screen.yaml -o x.wav --transcript a.screen.yaml",
      "render a.screen.yaml -o x.wav --transcript ./link.txt",
      "render w.walk.yaml -o x.wav --transcript a.screen.yaml",
      "render a.screen.yaml -o x.wav --captions c.vtt --chapters ./c.vtt",
      "check a.screen.yaml --junit a.screen.yaml", "check . --markdown a.transcript",
      "check . --junit r.xml --markdown ./r.xml", "import a.screen.yaml -o ./a.screen.yaml",
      "walk w.walk.yaml --record w.walk.yaml --mute",
    ])
  func `refuses an output that is an input, or two outputs of one name`(line: String) throws {
    let files = ["a.screen.yaml", "w.walk.yaml", "a.transcript"]
    let before = try files.map { try Data(contentsOf: scratch.folder.appending(path: $0)) }
    let run = try spoken(line.split(separator: " ").map(String.init), in: scratch.folder)
    #expect(run.status == 64, "\(line): \(run.errors)")
    #expect(run.errors.contains("would overwrite what is there"), "\(line): \(run.errors)")
    #expect(try files.map { try Data(contentsOf: scratch.folder.appending(path: $0)) } == before)
  }

  @Test func `keeps who may read the file that it replaces`() throws {
    let place = scratch.folder.appending(path: "out.wav").path
    func render() throws {
      let run = try spoken("render", "a.screen.yaml", "-o", "out.wav", in: scratch.folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    try render()
    chmod(place, 0o600)
    try render()
    let mode = try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `keeps two files whose names differ in normalization alone apart`() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let text = "screen: A\nviews:\n  - Text: "
    _ = try scratch.create("\(composed).screen.yaml", text + "One\n")
    _ = try scratch.create("\(decomposed).screen.yaml", text + "Two\n")
    let update = try spoken("check", ".", "--update", in: scratch.folder)
    #expect(update.status == 0, "\(update.errors)")
    for (name, word) in [(composed, "One"), (decomposed, "Two")] {
      let golden = scratch.folder.appending(path: "\(name).transcript")
      #expect(try String(contentsOf: golden, encoding: .utf8).contains(word))
    }
    let render = try spoken("render", ".", "-o", "out/", in: scratch.folder)
    #expect(render.status == 0, "\(render.errors)")
    let made = try FileManager.default.contentsOfDirectory(
      atPath: scratch.folder.appending(path: "out").path)
    #expect(made.count { $0.hasSuffix(".wav") } == 4, "\(made)")
  }
}
