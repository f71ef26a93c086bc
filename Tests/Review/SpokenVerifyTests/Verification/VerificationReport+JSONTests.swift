import ScreenScenarios
import ScreenTree
import Testing

@testable import SpokenVerify

struct VerificationReportJSONTests {
  @Test func `has every key, and null where there is no value`() throws {
    var recording = Recording()
    recording.stopped = .repeats
    let comparison = RecordingComparison(
      rows: [
        .equal(stop: 0, step: 0),
        .changed(stop: 1, step: 1, [WordChange(predicted: 1..<2, heard: 1..<2)]),
        .skipped(stop: 2), .unreached(stop: 3, isBefore: false),
      ],
      asides: [.ending(step: 2)], predicted: 4, heard: [["a"], ["pay", "link"], ["pay", "link"]])
    var report = VerificationReport()
    report.add(
      Verification(
        file: "a/b.heard.json", input: "a/b.yaml", recording: recording, comparison: comparison,
        differences: [
          .init(
            kind: .words, step: 2, stop: 1, position: Position(line: 6, column: 5),
            predicted: "Pay, Button", heard: "Pay Link", message: "other words",
            reasons: ["first", "second"], accepted: "platform-gap", setting: "traits=none"),
          .init(
            kind: .skipped, stop: 2, position: .unknown, predicted: "Total",
            message: "not heard", reasons: ["the stop is at 3:5"]),
        ],
        about: Provenance(), names: [2: "Total", 3: "End"]))
    report.add(.missing("c.heard.json"), of: "c.heard.json")
    let json = try report.json()
    #expect(json.hasPrefix("{\n  \"about\" : {\n    \"commit\" : "))
    #expect(json.hasSuffix(Self.recordings))
  }

  private static let recordings = """
      "recordings" : [
        {
          "differences" : [
            {
              "accepted" : "platform-gap",
              "heard" : "Pay Link",
              "kind" : "words",
              "message" : "other words",
              "place" : "6:5",
              "predicted" : "Pay, Button",
              "reasons" : [
                "first",
                "second"
              ],
              "setting" : "traits=none",
              "step" : 2
            },
            {
              "accepted" : null,
              "heard" : null,
              "kind" : "skipped",
              "message" : "not heard",
              "place" : null,
              "predicted" : "Total",
              "reasons" : [
                "the stop is at 3:5"
              ],
              "setting" : null,
              "step" : null
            }
          ],
          "input" : "a/b.yaml",
          "isComplete" : false,
          "isGood" : false,
          "notCompared" : [
            "the last utterance again, 1 time"
          ],
          "notHeard" : [
            "End"
          ],
          "predicted" : 4,
          "reached" : 2,
          "recording" : "a/b.heard.json",
          "stopped" : "repeats",
          "sum" : {
            "accepted" : 1,
            "different" : 1,
            "equal" : 1,
            "heard" : 2,
            "order" : 0,
            "recordings" : 1,
            "share" : 33.3,
            "skipped" : 1
          }
        }
      ],
      "sum" : {
        "accepted" : 1,
        "different" : 1,
        "equal" : 1,
        "heard" : 2,
        "order" : 0,
        "recordings" : 1,
        "share" : 33.3,
        "skipped" : 1
      },
      "unread" : [
        {
          "message" : "c.heard.json: there is no such file",
          "recording" : "c.heard.json"
        }
      ]
    }

    """

  @Test(arguments: [(66.6, "true"), (66.7, "false")])
  func `compares the share in full, and writes it rounded down`(
    share: Double, isGood: String
  ) throws {
    var report = VerificationReport(atLeast: share)
    report.add(
      Verification(
        file: "a.txt", input: "a.yaml", recording: Recording(),
        comparison: RecordingComparison(
          rows: [.equal(stop: 0, step: 0), .equal(stop: 1, step: 1), .skipped(stop: 2)],
          predicted: 3, heard: [["a"], ["b"]]),
        about: Provenance()))
    let json = try report.json()
    #expect(json.contains("      \"isGood\" : \(isGood),\n"))
    #expect(json.contains("    \"share\" : 66.6,\n"))
  }
}
