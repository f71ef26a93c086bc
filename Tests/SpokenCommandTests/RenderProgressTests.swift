import Foundation
import SpokenScreen
import Testing

@testable import SpokenCommand

struct RenderProgressTests {
  private func shown(_ progress: inout RenderProgress, _ milliseconds: Int, _ stop: Int) -> String {
    progress.text(after: .milliseconds(milliseconds), stop: stop, words: "Food, $40\n")
      .replacing("\r\u{1B}[K\u{1B}[?7l", with: "").replacing("\u{1B}[?7h", with: "")
  }

  @Test func `is shown from the first second on, ten times a second`() {
    var progress = RenderProgress(total: 40)
    for (milliseconds, stop, line) in [
      (0, 1, ""), (999, 2, ""),
      (1000, 12, "[######--------------] stop 12 of 40  Food, $40"), (1099, 13, ""),
      (1100, 40, "[####################] stop 40 of 40  Food, $40"),
      (5000, 41, "stop 41  Food, $40"),
    ] {
      #expect(shown(&progress, milliseconds, stop) == line)
    }
  }

  @Test func `leaves nothing behind`() {
    var progress = RenderProgress(total: 0)
    #expect(progress.cleared() == "")
    #expect(shown(&progress, 1000, 1) == "stop 1  Food, $40")
    #expect(progress.cleared() == "\r\u{1B}[K")
    #expect(progress.cleared() == "")
  }

  @Test func `expects a stop of each step that says something`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews: [Text: One, Text: Two]\n")
    let walk = try scratch.create(
      "a.walk.yaml",
      "walkthrough: W\nscreens: { a: a.screen.yaml }\nsteps:\n  - open: a\n  - next: 3\n  - wait: 1s\n"
    )
    #expect(
      RenderProgress(of: try ScenarioReader().read(walk.path).scenario) == RenderProgress(total: 4))
  }
}
