import ScreenScenarios
import ScreenTree
import Testing

@testable import SpokenVerify

struct VerificationTextTests {
  private func verification(
    _ rows: [RecordingComparison.Row], predicted: Int, asides: [RecordingComparison.Aside] = [],
    differences: [Verification.Difference] = [], _ recording: Recording = Recording()
  ) -> Verification {
    let comparison = RecordingComparison(
      rows: rows, asides: asides, predicted: predicted, heard: [["a"], ["b"]])
    return Verification(
      file: "r.txt", input: "a.yaml", recording: recording, comparison: comparison,
      differences: differences, about: Provenance(),
      names: [0: "A", 1: "B", 2: "C", 3: "D", 4: "E"])
  }

  @Test func `lists each difference with its place, its reasons and what is known about it`() {
    let found = verification(
      [.changed(stop: 0, step: 0, []), .skipped(stop: 1), .extra(step: 1)], predicted: 2,
      differences: [
        .init(
          kind: .words, step: 1, stop: 0, position: Position(line: 3, column: 5), predicted: "Pay",
          heard: "Pay Link", message: "\"Link\" is heard", reasons: ["first", "second"],
          setting: "traits=none"),
        .init(
          kind: .skipped, stop: 1, position: .unknown, predicted: "Total",
          message: "predicted and not heard", accepted: "known\nbug"),
        .init(
          kind: .extra, step: 2, position: Position(line: 4, column: 5), heard: "\u{1B}[1mHelp",
          message: "heard and not predicted"),
      ])
    #expect(
      found.text == """
        r.txt against a.yaml
          step 1 "Pay Link": "Link" is heard (r.txt:3:5)
            ← first
            ← second
            the setting traits=none would remove it
          the stop "Total": predicted and not heard
            accepted: known bug
          step 2 "␛[1mHelp": heard and not predicted (r.txt:4:5)
          1 of 2 predicted stops was heard; the recording does not say whether it is complete

        """)
  }

  @Test(arguments: [
    (true, nil, "  1 of 3 predicted stops was heard; the recorder came to the end of the screen"),
    (
      false, Recording.Stopped.stepLimit,
      "  1 of 3 predicted stops was heard; the recording stopped at its step limit"
    ),
    (
      false, nil,
      "  1 of 3 predicted stops was heard; the recording does not say whether it is complete"
    ),
  ])
  func `says how much of the screen was heard and why not more`(
    isComplete: Bool, stopped: Recording.Stopped?, reach: String
  ) {
    var recording = Recording()
    recording.isComplete = isComplete
    recording.stopped = stopped
    #expect(verification([.equal(stop: 0, step: 0)], predicted: 3, recording).reach == reach)
  }

  private static let rows: [([RecordingComparison.Row], [String])] = [
    ([.equal(stop: 0, step: 0), .skipped(stop: 1)], []),
    (
      [
        .unreached(stop: 0, isBefore: true), .equal(stop: 1, step: 0),
        .unheard(stop: 2, step: 1), .unreached(stop: 3, isBefore: false),
      ],
      [
        "  not heard before the first stop that was: \"A\"",
        "  not heard after the last stop that was: \"D\"",
        "  nothing could be recorded at: \"C\"",
      ]
    ),
    (
      (0...2).map { .unreached(stop: $0, isBefore: true) },
      ["  not heard before the first stop that was: \"A\", \"B\", \"C\""]
    ),
    (
      (0...4).map { .unreached(stop: $0, isBefore: false) },
      ["  not heard after the last stop that was: \"A\", \"B\", \"C\" and 2 more"]
    ),
  ]

  @Test(arguments: rows) func `names at most three stops that were not heard of each kind`(
    rows: [RecordingComparison.Row], lines: [String]
  ) {
    #expect(verification(rows, predicted: 5).notHeard == lines)
  }

  @Test func `says why steps are not compared`() {
    let found = verification(
      [.equal(stop: 0, step: 0)], predicted: 1,
      asides: [
        .silent(step: 2), .back(step: 3), .silent(step: 4), .message(step: 0), .ending(step: 5),
        .appName(step: 1), .ending(step: 6),
      ])
    #expect(
      found.text == """
        r.txt against a.yaml
          1 of 1 predicted stop was heard; the recording does not say whether it is complete
          not compared: step 1 begins with a message of VoiceOver
          not compared: step 2 begins with the name of the app
          not compared: the last utterance again, 2 times
          not compared: 1 step over stops that were heard before
          not compared: 2 steps at which nothing was said

        """)
  }

  private static let sentences: [(Verification.Difference.Kind, Int?, String)] = [
    (.words, 2, "step 2: M"), (.skipped, nil, "not heard: \"Pay\" M"), (.extra, 3, "step 3: M"),
  ]

  @Test(arguments: sentences) func `puts a difference into one sentence`(
    kind: Verification.Difference.Kind, step: Int?, sentence: String
  ) {
    let difference = Verification.Difference(
      kind: kind, step: step, position: .unknown, predicted: "Pay", message: "M")
    #expect(difference.sentence == sentence)
  }
}
