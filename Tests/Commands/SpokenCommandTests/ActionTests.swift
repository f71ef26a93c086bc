import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// The steps of the GitHub Action, as its runner starts them.
struct ActionTests {
  private struct Step {
    var run: Run
    var outputs: String
    var summary: String
  }

  private func step(_ scratch: Scratch, _ more: [String: String]) throws -> Step {
    let tools = scratch.folder.appending(path: "temporary/spoken-screen/bin")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let command = tools.appending(path: "spoken-text")
    if !FileManager.default.fileExists(atPath: command.path) {
      try FileManager.default.createSymbolicLink(
        at: command, withDestinationURL: URL(filePath: program + "-text"))
    }
    let files = ["GITHUB_OUTPUT": "outputs", "GITHUB_STEP_SUMMARY": "summary"]
    var variables = [
      "RUNNER_TEMP": scratch.folder.appending(path: "temporary").path,
      "GITHUB_REPOSITORY": "a/b",
    ]
    for (name, file) in files {
      variables[name] = try scratch.create(file, "").path
    }
    let ended = try run(
      root.appending(path: "Tools/scripts/action"), ["run"], in: scratch.folder,
      environment: variables.merging(more) { $1 })
    func text(_ file: String) throws -> String {
      try String(contentsOf: scratch.folder.appending(path: file), encoding: .utf8)
    }
    return Step(run: ended, outputs: try text("outputs"), summary: try text("summary"))
  }

  @Test func `what changed is annotated, summed up and an output`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Pay\n")
    _ = try scratch.create("a.transcript", "# A · ios · en-US\n> open\nBuy, Button\n")
    let step = try step(scratch, ["SPOKEN_PATHS": "a.screen.yaml"])
    #expect(step.run.status == 1, "\(step.run)")
    #expect(step.run.output.contains("::error file=a.screen.yaml,line=3"))
    #expect(step.outputs.hasPrefix("changed=true\nreport="))
    #expect(step.summary.contains("Pay, Button"))
  }

  @Test func `what is as recorded is no failure`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Pay\n")
    _ = try scratch.create("a.transcript", "Pay, Button\n")
    let step = try step(scratch, ["SPOKEN_PATHS": "a.screen.yaml", "SPOKEN_JOBS": "2"])
    #expect(step.run.status == 0, "\(step.run)")
    #expect(step.outputs.hasPrefix("changed=false\n"))
  }

  @Test func `lint writes SARIF`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button:\n")
    let step = try step(scratch, ["SPOKEN_PATHS": ".", "SPOKEN_MODE": "lint"])
    #expect(step.run.status == 1, "\(step.run)")
    #expect(step.outputs.contains("lint.sarif\n"))
    #expect(step.run.output.hasPrefix("::error file=a.screen.yaml"), "\(step.run)")
  }

  private func git(_ scratch: Scratch, _ words: String...) throws -> String {
    let names = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    let ended = try run(URL(filePath: "/usr/bin/git"), names + words, in: scratch.folder)
    #expect(ended.status == 0, "\(ended)")
    return ended.output.trimmingCharacters(in: .newlines)
  }

  @Test func `a comparison has what is faulty, new or gone, and stands in the summary`() throws {
    let scratch = try Scratch()
    let screen = "screen: A\nviews:\n  - Button: Pay\n"
    for name in ["a", "b", "c"] { _ = try scratch.create("\(name).screen.yaml", screen) }
    _ = try git(scratch, "init", "-q")
    _ = try git(scratch, "add", "a.screen.yaml", "b.screen.yaml", "c.screen.yaml")
    _ = try git(scratch, "commit", "-qm", "Screens")
    let base = try git(scratch, "rev-parse", "HEAD")
    _ = try scratch.create("a.screen.yaml", screen.replacing("Button", with: "Buton"))
    _ = try scratch.create("b.screen.yaml", screen.replacing("Pay", with: "Buy"))
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "c.screen.yaml"))
    _ = try scratch.create("d.screen.yaml", screen)
    let step = try step(
      scratch,
      [
        "SPOKEN_PATHS": "a.screen.yaml b.screen.yaml c.screen.yaml d.screen.yaml",
        "SPOKEN_MODE": "comment", "SPOKEN_BASE": base,
      ])
    #expect(step.run.status == 65, "\(step.run)")
    #expect(step.outputs.hasPrefix("changed=true\nreport="))
    for line in [
      "Not all of a.screen.yaml can be compared:", "    a.screen.yaml:3:5: error: ", "Buy",
      "c.screen.yaml is gone.", "d.screen.yaml is new.",
    ] {
      #expect(step.summary.contains(line), "\(line): \(step.summary)")
    }
    #expect(try git(scratch, "worktree", "list").split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("", "mode: comment needs base, the commit to compare with"),
    ("none", "there is no commit none here; check out with fetch-depth: 0"),
  ])
  func `without a commit to compare with the check is reported all the same`(
    base: String, message: String
  ) throws {
    let scratch = try Scratch()
    _ = try git(scratch, "init", "-q")
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Pay\n")
    _ = try scratch.create("a.transcript", "Pay, Button\n")
    let step = try step(
      scratch,
      ["SPOKEN_PATHS": "a.screen.yaml", "SPOKEN_MODE": "comment", "SPOKEN_BASE": base])
    #expect(step.run.status == 1 && step.run.errors.contains(message), "\(step.run)")
    #expect(step.outputs.hasPrefix("changed=true\n") && step.summary.contains("1 as recorded"))
  }

  @Test func `an app takes the place of the paths, and its name is no option`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Pay\n")
    let step = try step(scratch, ["SPOKEN_APP": "--quiet", "SPOKEN_PATHS": "a.screen.yaml"])
    #expect(step.run.status == 65 || step.run.status == 66, "\(step.run)")
    #expect(step.run.errors.contains("--quiet"), "\(step.run)")
    #expect(!step.run.output.contains("a.screen.yaml"), "\(step.run)")
  }

  @Test(arguments: [
    (["SPOKEN_APP": "a\nchanged=false"], "app must be one line"),
    (["SPOKEN_PATHS": "a\nchanged=false"], "paths must be one line"),
    (["SPOKEN_MODE": "$(touch forged)"], "mode is check, comment or lint, not '$(touch forged)'"),
    (["SPOKEN_MODE": "lint", "SPOKEN_SHARD": "1/2"], "mode: lint has no shard"),
  ])
  func `inputs are data`(variables: [String: String], message: String) throws {
    let scratch = try Scratch()
    let step = try step(scratch, variables)
    #expect(step.run.status == 1)
    #expect(step.run.errors.contains(message), "\(step.run)")
    #expect(step.outputs.isEmpty)
    #expect(try !scratch.files.contains("forged"))
  }
}
