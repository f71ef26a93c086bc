import Testing

@testable import SpokenVerify

struct RecordingComparisonMovesTests {
  private static let moves: [(String, [RecordingComparison.Row], String, String)] = [
    (
      "two pairs with the words of each other",
      [.changed(stop: 0, step: 0, []), .changed(stop: 1, step: 1, [])], "ba", "=10 m01"
    ),
    (
      "a stop that was passed over and an utterance",
      [.equal(stop: 0, step: 0), .skipped(stop: 1), .equal(stop: 2, step: 1), .extra(step: 2)],
      "acb", "=00 =21 m12"
    ),
    (
      "a stop at the end that was heard first",
      [.extra(step: 0), .equal(stop: 0, step: 1), .unreached(stop: 1, isBefore: false)],
      "ba", "m10 =01"
    ),
    (
      "a pair of which the utterance belongs elsewhere",
      [
        .changed(stop: 0, step: 0, []), .equal(stop: 1, step: 1),
        .unreached(stop: 2, isBefore: false),
      ], "cb", "s0 m20 =11"
    ),
    (
      "a pair of which the stop was heard elsewhere",
      [.changed(stop: 0, step: 0, []), .equal(stop: 1, step: 1), .extra(step: 2)], "xba",
      "+0 =11 m02"
    ),
    (
      "one stop for two utterances",
      [.skipped(stop: 0), .equal(stop: 1, step: 0), .extra(step: 1), .extra(step: 2)], "baa",
      "=10 m01 +2"
    ),
    (
      "one utterance for two stops", [.skipped(stop: 0), .extra(step: 0), .skipped(stop: 3)], "a",
      "=00 s3"
    ),
    ("other words", [.extra(step: 0), .skipped(stop: 0)], "x", "+0 s0"),
    ("a step without words", [.extra(step: 0), .skipped(stop: 0)], "-", "+0 s0"),
    (
      "a stop at which nothing could be recorded", [.unheard(stop: 0, step: 0), .extra(step: 1)],
      "-a", "?00 +1"
    ),
    (
      "the same words in another order", [.reordered(stop: 0, step: 0), .skipped(stop: 1)], "b",
      "o00 s1"
    ),
  ]

  @Test(arguments: moves) func `finds words at another place than predicted`(
    name: String, rows: [RecordingComparison.Row], heard: String, found: String
  ) {
    var comparison = RecordingComparison(
      rows: rows, heard: heard.map { $0 == "-" ? nil : [String($0)] })
    comparison.findMoves(["A", "B", "C", "A"].map { PredictedStop([$0]) })
    #expect(comparison.rows.map(\.letters).joined(separator: " ") == found, "\(name)")
  }
}
