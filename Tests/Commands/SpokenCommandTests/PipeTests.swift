import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// Inputs that can be read once only, as a shell makes them with `<(…)`.
struct PipeTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try scratch.create(
      "a.screen.yaml", "screen: A\nviews:\n  - Text: Total\n  - Button: Pay\n")
    _ = try scratch.create("a.transcript", "# A · ios · en-US\n> open\nTotal\n> next\nBuy\n")
    _ = try scratch.create(
      "quiet.settings.yaml", "speakHints: false\nlint: { disable: [unlabelled-image] }\n")
  }

  /// Runs a command in bash, with the input of a pipe in the place of each `@NAME`.
  private func piped(_ arguments: String) throws -> Run {
    let pipes = arguments.replacing(/@([a-z.]+)/) { "<(cat \($0.output.1))" }
    let program = program
    return try run(
      URL(filePath: "/bin/bash"), ["-c", "'\(program)' \(pipes)"], in: scratch.folder)
  }

  @Test(arguments: [
    "transcript @a.screen.yaml", "diff @a.screen.yaml a.screen.yaml",
    "diff @a.transcript a.screen.yaml", "diff a.transcript @a.screen.yaml",
    "lint @a.screen.yaml", "lint --settings @quiet.settings.yaml a.screen.yaml",
    "explain @a.screen.yaml", "inspect --stage elements @a.screen.yaml", "cost @a.screen.yaml",
    "matrix @a.screen.yaml --platforms ios,macos", "import @a.screen.yaml",
    "transcript a.screen.yaml --settings @quiet.settings.yaml",
    "render @a.screen.yaml -o - --format wav --quiet | wc -c",
    "render @a.screen.yaml -o x.wav --transcript - --quiet",
  ]) func `a pipe is read once by each command`(arguments: String) throws {
    let files = arguments.replacing("@", with: "")
    let names = ["a.screen.yaml", "a.transcript"]
    func plain(_ run: Run) -> String {
      let text = run.output + run.errors + "\(run.status)"
      let unpiped = text.replacing(/\/dev\/fd\/[0-9]+/, with: "FILE")
      return names.reduce(unpiped) { $0.replacing($1, with: "FILE") }
    }
    let (one, other) = (try piped(arguments), try piped(files))
    #expect(plain(one) == plain(other))
    #expect(!plain(one).contains("is empty"), "\(one)")
    #expect(one.output != "" || arguments.hasPrefix("lint") || arguments.hasPrefix("diff @a.s"))
  }

  @Test func `diff compares what is heard of a pipe`() throws {
    let same = try piped("diff @a.screen.yaml a.screen.yaml")
    #expect(same == Run(status: 0, output: "", errors: ""))
    let other = try piped("diff @a.transcript a.screen.yaml")
    #expect(
      other.status == 1 && other.output.contains("says \"Pay, Button\" now, was \"Buy\""),
      "\(other)")
  }
}
