import Foundation
import SpokenScreen
import SpokenTextCommands
import TestSupport
import Testing

@testable import SpokenCommand

struct RenderedFilesTests {
  @Test func `expects a stop of each step that says something`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews: [Text: One, Text: Two]\n")
    let walk = try scratch.create(
      "a.walk.yaml",
      "walkthrough: W\nscreens: { a: a.screen.yaml }\nsteps:\n  - open: a\n  - next: 3\n  - wait: 1s\n"
    )
    #expect(
      WorkProgress(of: try ScenarioReader().read(walk.path).scenario)
        == WorkProgress(of: "stop", total: 4))
  }
}
