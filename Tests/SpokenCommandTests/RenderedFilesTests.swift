import Foundation
import Testing

struct RenderedFilesTests {
  @Test func `begins a chapter for each screen of a walkthrough`() throws {
    let scratch = try Scratch()
    for name in ["One", "Two"] {
      _ = try scratch.create("\(name).screen.yaml", "screen: \(name)\nviews:\n  - Text: \(name)\n")
    }
    _ = try scratch.create(
      "x.walk.yaml",
      """
      walkthrough: Both
      screens: { one: One.screen.yaml, two: Two.screen.yaml }
      steps: [{ open: one }, { open: two }, { open: two }, { open: one }]

      """)
    let run = try spoken("render", "x.walk.yaml", "-o", "x.ogg", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let text = String(
      decoding: try Data(contentsOf: scratch.folder.appending(path: "x.ogg")), as: UTF8.self)
    for comment in [
      "TITLE=Both", "LANGUAGE=en-US", "CHAPTER001=00:00:00.000", "CHAPTER001NAME=One",
      "CHAPTER002NAME=Two", "CHAPTER003NAME=One",
    ] {
      #expect(text.contains(comment))
    }
    #expect(!text.contains("CHAPTER004"))
  }

  // The shell bounds how long a file may be, as a full disk does.
  @Test(arguments: ["wav", "flac", "ogg", "opus", "mp3"])
  func `reports that a file cannot grow, and leaves nothing`(format: String) throws {
    let scratch = try Scratch()
    let input = root.appending(path: "samples/name-role-value.screen.yaml").path
    let command = "ulimit -f 8; trap '' XFSZ; exec \(program) render \(input) -o x.\(format)"
    let run = try run(URL(filePath: "/bin/sh"), ["-c", command], in: scratch.folder)
    #expect(run.status == 74, "\(run)")
    #expect(run.errors.contains("cannot write x.\(format): File too large"), "\(run.errors)")
    #expect(try scratch.files == [])
  }
}
