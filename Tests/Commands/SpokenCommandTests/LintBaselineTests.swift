import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct LintBaselineTests {
  private let screen = "screen: A\nviews:\n  - { Image: , symbol: star }\n  - Button:\n"

  @Test func `only what is not in the baseline is reported, wherever it moved`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", screen)
    let first = try spoken("lint", "a.screen.yaml", in: scratch.folder)
    #expect(first.status == 1 && first.output.contains("[unlabelled-control]"), "\(first)")
    let written = try spoken(
      "lint", "a.screen.yaml", "--write-baseline", "known.json", in: scratch.folder)
    #expect(written.status == 0 && written.output == first.output)
    _ = try scratch.create(
      "a.screen.yaml", "# a line\nscreen: A\nviews:\n  - { Image: , symbol: star }\n  - Button:\n")
    let again = try spoken(
      "lint", "a.screen.yaml", "--baseline", "known.json", in: scratch.folder)
    #expect(again.status == 0 && again.output.isEmpty, "\(again)")
    #expect(again.errors.contains(" in the baseline"))
    _ = try scratch.create("a.screen.yaml", screen + "  - Slider:\n")
    let more = try spoken(
      "lint", "a.screen.yaml", "--baseline", "known.json", in: scratch.folder)
    #expect(more.status == 1)
    #expect(more.output.split(separator: "\n").count { $0.contains(": error: ") } == 1, "\(more)")
  }

  @Test(arguments: [
    (".", "in", "../known.json"), ("in", ".", "known.json"),
    ("in/a.screen.yaml", "in", "../known.json"),
    ("./in/../in", "in/b", "../../known.json"),
  ])
  func `a baseline is the same from every folder`(
    written: String, folder: String, baseline: String
  ) throws {
    let scratch = try Scratch()
    for name in ["in/a.screen.yaml", "in/b/c.txt"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: name).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      _ = try scratch.create(name, screen)
    }
    let first = try spoken("lint", written, "--write-baseline", "known.json", in: scratch.folder)
    #expect(first.errors.contains("wrote known.json; "), "\(first)")
    let file = scratch.folder.appending(path: "in/a.screen.yaml").path
    let again = try spoken(
      "lint", file, "--baseline", baseline, in: scratch.folder.appending(path: folder))
    #expect(again.status == 0 && again.output.isEmpty, "\(again)")
  }

  @Test(arguments: [
    "reach:\n    Buy: { swipes: 1 }\n", "screens:\n    chekout*: { swipes: 1 }\n",
  ])
  func `a baseline knows what a budget names and no screen has`(part: String) throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Pay\n")
    _ = try scratch.create("x.budget.yaml", "budget:\n  \(part)")
    let budget = ["lint", ".", "--budget", "x.budget.yaml"]
    let first = try spoken(budget + ["--write-baseline", "known.json"], in: scratch.folder)
    #expect(first.output.contains("x.budget.yaml:3:5: error: No screen has "), "\(first)")
    let again = try spoken(budget + ["--baseline", "known.json"], in: scratch.folder)
    #expect(again.status == 0 && again.output.isEmpty, "\(again)")
    #expect(again.errors.contains("nothing found, 1 in the baseline"), "\(again)")
  }

  @Test func `a baseline tells views with similar ids apart`() throws {
    let scratch = try Scratch()
    let views = "  - Button:\n    id: a@x\n"
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n" + views)
    _ = try spoken("lint", ".", "--write-baseline", "known.json", in: scratch.folder)
    let same = try spoken("lint", ".", "--baseline", "known.json", in: scratch.folder)
    #expect(same.output.isEmpty, "\(same)")
    _ = try scratch.create(
      "a.screen.yaml", "screen: A\nviews:\n" + views.replacing("@x", with: "@y"))
    let other = try spoken("lint", ".", "--baseline", "known.json", in: scratch.folder)
    #expect(other.output.contains("[unlabelled-control]"), "\(other)")
  }

  @Test func `a file that is no baseline is named`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", screen)
    _ = try scratch.create("known.json", "[]")
    let run = try spoken("lint", "a.screen.yaml", "--baseline", "known.json", in: scratch.folder)
    #expect(
      run
        == Run(
          status: 65, output: "",
          errors:
            "known.json: error: it is no baseline; write one with spoken lint --write-baseline\n"))
  }

  @Test func `several reports are written in one run`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", screen)
    let run = try spoken(
      "lint", "a.screen.yaml", "--format", "xcode", "--sarif", "l.sarif", "--junit", "l.xml",
      "--markdown", "l.md", in: scratch.folder)
    #expect(run.output.hasPrefix("/"))
    #expect(run.output.contains("a.screen.yaml:4:5: error: "), "\(run.output)")
    for (format, file) in [("sarif", "l.sarif"), ("junit", "l.xml"), ("markdown", "l.md")] {
      let alone = try spoken("lint", "a.screen.yaml", "--format", format, in: scratch.folder)
      let path = scratch.folder.appending(path: file)
      #expect(try String(contentsOf: path, encoding: .utf8) == alone.output)
      #expect(alone.output.contains("unlabelled-control"))
    }
  }
}
