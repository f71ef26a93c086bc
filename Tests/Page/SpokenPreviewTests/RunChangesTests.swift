import ScreenScenarios
import SpokenPreview
import Testing

struct RunChangesTests {
  private typealias Line = RunChanges.Line

  /// Lines as texts, `element: text`; without a colon there is no element.
  private func lines(_ texts: String...) -> [RunChanges.Line] {
    texts.enumerated().map { index, text in
      let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
      return Line(
        element: parts.count > 1 ? parts[0] : nil, event: index == 0 ? "open" : "focus",
        text: parts.last ?? "")
    }
  }

  @Test func `equal runs have no change, and the cursor stays`() {
    let run = lines("a: Buy", "b: Total", "Saved")
    let changes = RunChanges(from: run, to: run)
    #expect(changes.changed == [] && changes.removed == 0 && changes.places == [1, 2, 3])
  }

  @Test func `other words of an element are a change at its place`() {
    let changes = RunChanges(
      from: lines("a: Buy", "b: Total", "c: Food"), to: lines("a: Buy", "b: Sum", "c: Food"))
    #expect(changes.changed == [2] && changes.removed == 0 && changes.places == [1, 2, 3])
  }

  @Test func `another pitch of the same words is a change`() {
    let stop = StopRecord(number: 1, command: "next", event: "focus", element: "a", frames: 0..<9)
    let lines = [nil, "[pitch +20%]"].map { mark in
      var stop = stop
      stop.segments = [.init("More", kind: "cue", rule: "cue", evidence: "ours", origin: "a:1")]
      stop.segments[0].mark = mark
      return Line(stop)
    }
    #expect(lines.map(\.text) == ["More", "[pitch +20%] More"])
    #expect(RunChanges(from: [lines[0]], to: [lines[1]]).changed == [1])
  }

  @Test func `an added line moves the cursor with its element`() {
    let changes = RunChanges(
      from: lines("a: Buy", "b: Total", "c: Food"),
      to: lines("n: New", "a: Buy", "b: Total", "c: Food"))
    #expect(changes.changed == [1] && changes.removed == 0 && changes.places == [2, 3, 4])
  }

  @Test func `a removed line leaves its cursor to the line before`() {
    let changes = RunChanges(
      from: lines("a: Buy", "b: Total", "c: Food"), to: lines("a: Buy", "c: Food"))
    #expect(changes.changed == [] && changes.removed == 1 && changes.places == [1, 1, 2])
  }

  @Test func `the first line leaves its cursor to the next one that is there`() {
    let changes = RunChanges(from: lines("a: Buy", "b: Total"), to: lines("b: Total"))
    #expect(changes.changed == [] && changes.removed == 1 && changes.places == [1, 1])
  }

  @Test func `an element that moved and changed keeps its cursor`() {
    let changes = RunChanges(
      from: lines("a: Buy", "b: Total", "c: Food"), to: lines("n: New", "m: More", "b: Sum"))
    #expect(changes.places[1] == 3)
    #expect(changes.changed == [1, 2, 3])
  }

  @Test func `an empty run takes every cursor to its start`() {
    let changes = RunChanges(from: lines("a: Buy", "b: Total"), to: [])
    #expect(changes.changed == [] && changes.removed == 2 && changes.places == [1, 1])
    #expect(RunChanges(from: [], to: lines("a: Buy")).changed == [1])
  }

  @Test func `thousands of other lines are compared at once`() {
    let old = (0..<5000).map { Line(element: "e\($0)", text: "Old \($0)") }
    let new = (0..<5000).map { Line(element: "e\($0)", text: "New \($0)") }
    let changes = RunChanges(from: old, to: new)
    #expect(changes.changed.count == 5000 && changes.places == Array(1...5000))
  }
}
