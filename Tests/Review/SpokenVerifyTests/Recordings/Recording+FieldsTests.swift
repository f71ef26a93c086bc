import ScreenDocuments
import ScreenTree
import Testing

@testable import SpokenVerify

struct RecordingFieldsTests {
  private let text = """
    {
      "heard": 1,
      "reader": "VoiceOver",
      "system": "iOS 27.0",
      "device": "iPhone17,1",
      "language": "en-US",
      "by": "a person",
      "app": "Shop",
      "screen": "Cart",
      "of": "cart.screen.yaml",
      "stopped": "time-limit",
      "steps": [
        {"do":"in","heard":"Pay"},
        {"do":"out","heard":null,"error":"noSpeech"}
      ],
      "accepted": [
        {"step":2,"why":"platform-gap"},
        {"missing":"Total","why":"product-bug"}
      ]
    }

    """

  @Test func `reads each key of a recording, and writes it as it was`() throws {
    let reading = RecordingReader.read(Array(text.utf8), file: "r")
    let recording = try #require(reading.value, "\(reading.findings)")
    var expected = Recording(steps: [
      .init(.into, "Pay", position: Position(line: 13, column: 5)),
      .init(.out, nil, error: "noSpeech", position: Position(line: 14, column: 5)),
    ])
    expected.reader = "VoiceOver"
    expected.system = "iOS 27.0"
    expected.device = "iPhone17,1"
    expected.language = "en-US"
    expected.by = "a person"
    expected.app = "Shop"
    expected.screen = "Cart"
    expected.of = "cart.screen.yaml"
    expected.ofPosition = Position(line: 10, column: 9)
    expected.stopped = .timeLimit
    expected.accepted = [
      .init(step: 2, why: "platform-gap", position: Position(line: 17, column: 5)),
      .init(missing: "Total", why: "product-bug", position: Position(line: 18, column: 5)),
    ]
    #expect(recording == expected)
    #expect(RecordingFile.json(recording) == text)
  }

  @Test(arguments: [
    (
      #"{"heard":"1","steps":[]}"#,
      "r:1:10: error: 'heard' is the version of the format, 1, not '1'"
    ),
    (#"{"heard":1}"#, "r:1:1: error: 'steps' is missing in recording; add it"),
    (#"{"heard":1,"steps":{}}"#, "r:1:20: error: 'steps' is a list of steps, not a mapping"),
    (
      #"{"heard":1,"steps":[{"heard":"Pay","error":null}]}"#,
      """
      r:1:21: error: 'do' is missing in steps; add it
      r:1:44: error: 'error' is a text in quotation marks, not nothing
      """
    ),
    (
      #"{"heard":1,"steps":[{"do":"next","heard":"Pay"}],"accepted":[{"step":0,"why":"x"}]}"#,
      """
      r:1:62: error: an accepted difference has either 'step' or 'missing'; write one of them
      r:1:70: error: 'step' is a whole number from 1 to 100000, not '0'
      """
    ),
  ])
  func `names each error and its place`(text: String, errors: String) {
    #expect(Fixture.outcome(text) == errors)
  }
}
