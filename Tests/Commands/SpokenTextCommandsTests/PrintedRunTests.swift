import CommandTestSupport
import Foundation
import Testing

/// Commands that run in the process of the tests print the same as those of a process of their own.
struct PrintedRunTests {
  @Test(arguments: [
    ["transcript", "samples/cart-4-finished.screen.yaml"],
    ["explain", "samples/cart-1-separate.screen.yaml"],
    ["lint", "samples", "--format", "json"],
    ["schema", "--of", "settings"],
    ["settings", "--format", "json"],
    ["lint", "no-such-file.yaml"],
    ["lint", "--no-such-option"],
    ["transcript", "--help"],
    ["explian"],
  ])
  func `a command prints the same in this process`(_ words: [String]) throws {
    let program = URL(filePath: program)
    #expect(printed(by: words) == (try run(program, words)))
  }

  @Test func `what reads and prints runs here`() {
    #expect(printsOnly(["lint", "samples"]))
    #expect(!printsOnly(["lint", "-"]))
    #expect(!printsOnly(["render", "samples"]))
  }
}
