import ArgumentParser
import CommandTestSupport
import Foundation
import Testing

@testable import SpokenCommand
@testable import SpokenTextCommands

struct HelpTests {
  @Test(arguments: [
    "render", "play", "walk", "player", "preview", "transcript", "explain", "matrix", "cost",
    "inspect", "previews", "check",
    "diff", "lint", "claim", "verify", "new", "import", "voices", "earcons", "settings", "schema",
    "doctor", "cache", "mcp", "lsp", "at-driver",
  ])
  func `each command has an example, which is a command line that it takes`(name: String) throws {
    let run = try spoken("help", name)
    let example = run.output.split(separator: "\n").drop { !$0.hasPrefix("Example: spoken ") }
      .prefix { !$0.hasPrefix("USAGE") }.joined(separator: " ")
    let words = example.split(separator: " ").dropFirst(2).map(String.init)
    #expect(words.first == name)
    _ = try Spoken.parseAsRoot(words)
  }

  @Test func `the commands stand in groups`() throws {
    let help = try spoken("--help").output
    let groups = help.split(separator: "\n").filter { $0.hasSuffix("SUBCOMMANDS:") }
    #expect(
      groups == [
        "HEAR SUBCOMMANDS:", "READ SUBCOMMANDS:", "TEST SUBCOMMANDS:", "WRITE SUBCOMMANDS:",
        "AGENTS SUBCOMMANDS:", "LOOK UP SUBCOMMANDS:", "MAINTAIN SUBCOMMANDS:",
      ])
  }

  @Test func `without sound there are no options that need it`() throws {
    let help = try text("help", "check").output
    #expect(help.contains("--junit") && !help.contains("--html"))
    let plan = try text("inspect", "samples/hello.screen.yaml", "--stage", "plan")
    #expect(plan.status == 64)
    #expect(plan.errors.contains("a plan is made for an engine, which spoken has"))
  }

  @Test(arguments: [
    ["transcript", "samples"], ["lint", "samples", "--format", "json"], ["schema"],
    ["cost", "samples/hello.screen.yaml"], ["explain", "samples/wallet.walk.yaml"],
  ])
  func `the command without sound prints the same`(words: [String]) throws {
    let whole = try spoken(words)
    #expect(try text(words) == whole)
    #expect(!whole.output.isEmpty)
  }

  private func text(_ words: String...) throws -> Run { try text(words) }

  private func text(_ words: [String]) throws -> Run {
    try run(URL(filePath: program + "-text"), words)
  }
}
