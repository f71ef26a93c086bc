import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct TranscriptCommandTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for (name, label) in [("a", "Save"), ("b", "Send"), ("c", "Stop")] {
      _ = try scratch.create(
        "\(name).screen.yaml", "screen: \(name)\nviews:\n  - Button: \(label)\n")
    }
    _ = try scratch.create("bad.screen.yaml", "screen: Bad\nviews:\n  - Buton: Pay\n")
  }

  func transcript(_ arguments: String...) throws -> Run {
    try spoken(["transcript"] + arguments, in: scratch.folder)
  }

  @Test(arguments: [
    ("text", "# a · ios · en-US\n> open\nSave, Button\n"),
    (
      "markdown",
      """
      # a

      ios · en-US

      1. `open` **Save, Button**

      """
    ),
    (
      "ssml",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US">
      """
    ),
    ("jsonl", #"{"by":null,"command":"open","cues":[],"description":"Save, Button","#),
  ])
  func `writes each form`(format: String, beginning: String) throws {
    let run = try transcript("a.screen.yaml", "--format", format)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.hasPrefix(beginning), "\(run.output)")
  }

  @Test func `prints all inputs of a folder, as a check finds them`() throws {
    let folder = try transcript(".")
    #expect(folder.status == 65 && folder.errors.contains("bad.screen.yaml:3:5: error: "))
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "bad.screen.yaml"))
    let named = try transcript("a.screen.yaml", "b.screen.yaml", "c.screen.yaml")
    #expect(try transcript(".") == named)
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "empty"), withIntermediateDirectories: false)
    #expect(
      try transcript("empty")
        == Run(status: 66, output: "", errors: "no screens, walkthroughs or captures in empty\n"))
    #expect(try transcript(".", "--format", "ssml").status == 64)
  }

  @Test func `reports several inputs in their order, with an empty line between them`() throws {
    let run = try transcript("c.screen.yaml", "a.screen.yaml", "b.screen.yaml")
    #expect(
      run.output == """
        # c · ios · en-US
        > open
        Stop, Button

        # a · ios · en-US
        > open
        Save, Button

        # b · ios · en-US
        > open
        Send, Button

        """)
    let lines = try transcript("c.screen.yaml", "a.screen.yaml", "--format", "jsonl").output
    #expect(lines.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
  }

  @Test func `reports the others when one is faulty, and ends with its status`() throws {
    let run = try transcript(
      "bad.screen.yaml", "a.screen.yaml", "none.screen.yaml", "b.screen.yaml")
    #expect(run.status == 65)
    #expect(
      run.output
        == "# a · ios · en-US\n> open\nSave, Button\n\n# b · ios · en-US\n> open\nSend, Button\n")
    let faults = run.errors.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(faults == ["bad.screen.yaml:3:5:", "none.screen.yaml:"])
  }

  @Test func `has more inputs than are told at once`() throws {
    let run = try spoken(
      ["transcript"]
        + Array(repeating: ["a.screen.yaml", "b.screen.yaml"], count: 20).flatMap(\.self),
      in: scratch.folder)
    let words = run.output.split(separator: "\n").filter { $0.hasSuffix("Button") }
    #expect(words == Array(repeating: ["Save, Button", "Send, Button"], count: 20).flatMap(\.self))
  }

  @Test func `refuses two inputs for one document`() throws {
    let run = try transcript("a.screen.yaml", "b.screen.yaml", "--format", "ssml")
    #expect(run.status == 64)
    #expect(run.errors.contains("--format ssml is one document and takes one input"))
  }
}
