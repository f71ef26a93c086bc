import Foundation
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
      root.appending(path: "scripts/action"), ["run"], in: scratch.folder,
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

  @Test(arguments: [
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
