import Testing

@testable import SpokenTextCommands

struct ProgressLineTests {
  @Test func `is shown from the first second on, ten times a second`() {
    var progress = WorkProgress(of: "stop", total: 40)
    for (milliseconds, number, line) in [
      (0, 1, nil), (999, 2, nil),
      (1000, 12, "[######--------------] stop 12 of 40  Food, $40"), (1099, 13, nil),
      (1100, 40, "[####################] stop 40 of 40  Food, $40"),
      (5000, 41, "stop 41  Food, $40"),
    ] {
      let shown = progress.line(
        after: .milliseconds(milliseconds), number: number, words: "Food, $40")
      #expect(shown == line)
    }
  }

  @Test func `names what is counted, and nothing is a total too`() {
    var progress = WorkProgress(of: "input", total: 0)
    #expect(progress.line(after: .seconds(2), number: 1, words: "a") == "input 1  a")
    #expect(
      progress.line(after: .seconds(3), number: 0, words: "")
        == "[--------------------] input 0 of 0  ")
  }
}
