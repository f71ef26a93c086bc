import Testing

@testable import SpokenVerify

struct RecordingComparisonComparingTests {
  private func compared(
    _ stops: [PredictedStop], _ steps: [Recording.Step], names: [String] = []
  ) -> String {
    let comparison = RecordingComparison(
      Recording(steps: steps), with: stops, messages: ["VoiceOver on"], names: names)
    return (comparison.rows.map(\.letters) + comparison.asides.map(\.letters))
      .joined(separator: " ")
  }

  private static let changes: [(String, [WordChange])] = [
    ("pay link actions available", [.init(predicted: 1..<2, heard: 1..<2)]),
    ("pay link", [.init(predicted: 1..<2, heard: 1..<2)]),
    ("pay actions available", [.init(predicted: 1..<2, heard: 1..<1)]),
    ("pay button actions", [.init(predicted: 2..<2, heard: 2..<3)]),
    ("pay link available", [.init(predicted: 1..<2, heard: 1..<3)]),
  ]

  @Test(arguments: changes) func `counts cues as no change, whether they were heard or not`(
    heard: String, changes: [WordChange]
  ) {
    let stop = PredictedStop(["Pay", "Button"], cues: ["Actions available"])
    let comparison = RecordingComparison(
      Recording(steps: [.init(.current, heard)]), with: [stop], messages: [], names: [])
    #expect(comparison.rows == [.changed(stop: 0, step: 0, changes)])
  }

  private static let leads: [(String, [Recording.Step], String)] = [
    ("an app without a name", [.init(.current, "a"), .init(.next, "b")], "=00 =11"),
    (
      "a name of two words", [.init(.current, "My Shop a"), .init(.next, "b")], "=00 =11 name0"
    ),
    ("a part of the name", [.init(.current, "My a"), .init(.next, "b")], "~00 =11"),
    ("the name twice", [.init(.current, "my shop my shop"), .init(.next, "b")], "~00 =11 name0"),
    (
      "a message at a later step", [.init(.current, "a"), .init(.next, "VoiceOver on b")],
      "=00 ~11"
    ),
    (
      "a message before the cursor goes back",
      [.init(.current, "VoiceOver on b"), .init(.previous, "a")], "=01 =10 message0"
    ),
  ]

  @Test(arguments: leads) func `takes messages and names from the words that were heard first`(
    name: String, steps: [Recording.Step], rows: String
  ) {
    let stops = [PredictedStop(["A"]), PredictedStop(["B"])]
    #expect(compared(stops, steps, names: ["", "My Shop"]) == rows, "\(name)")
  }

  @Test(arguments: [
    ("no step", "A B", "", "<0 <1"),
    ("waiting at the end", "A B", "a b - -", "=00 =11 silent3 silent2"),
    ("repeats, then nothing", "A B", "a b b -", "=00 =11 silent3 end2"),
    ("one word alone, again and again", "A", "a a a", "=00 end1 end2"),
    ("other words, again and again", "A B", "a x x", "=00 ~11 end2"),
    ("the words of two stops, one of which comes later", "B A B", "a b b", "=10 m01 =22"),
    ("the words of the first stop after repeats", "B A", "b a b b", "=00 =11 +2 end3"),
  ])
  func `sets repeats and silence at the end aside`(
    name: String, predicted: String, heard: String, rows: String
  ) {
    let stops = predicted.split(separator: " ").map { PredictedStop([String($0)]) }
    let steps = heard.split(separator: " ").map { word in
      Recording.Step(.next, word == "-" ? nil : String(word))
    }
    #expect(compared(stops, steps) == rows, "\(name)")
  }
}
