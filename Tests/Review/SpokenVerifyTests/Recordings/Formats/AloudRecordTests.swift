import Foundation
import ScreenDocuments
import Testing

@testable import SpokenVerify

struct AloudRecordTests {
  private let record = """
    {"schemaVersion": 1, "source": "voiceover", "status": "captured", "screen": "shop",
     "bundleId": "com.example.shop", "runtime": "iOS 27.0", "toolchain": {"simulatorUdid": "X"},
     "coverage": {"complete": true, "reason": "end-of-screen"}, "steps": [
      {"sequence": 0, "action": "current", "utterance": "Pay"},
      {"sequence": 1, "action": "forward", "utterance": null,
       "error": {"code": "noSpeech", "description": "Nothing within 5 s"}},
      {"action": "backward", "utterance": "Pay"}, {"action": "in", "utterance": "Row"},
      {"action": "out", "utterance": " "}]}
    """

  @Test func `has what the record knows of the run, the app and the screen`() throws {
    let recording = try #require(
      RecordingReader.read(Array(record.utf8), file: "r").value)
    #expect(
      RecordingFile.json(recording) == """
        {
          "heard": 1,
          "system": "iOS 27.0",
          "device": "simulator",
          "by": "Aloud",
          "app": "com.example.shop",
          "screen": "shop",
          "complete": true,
          "steps": [
            {"do":"current","heard":"Pay"},
            {"do":"next","heard":null,"error":"Nothing within 5 s"},
            {"do":"previous","heard":"Pay"},
            {"do":"in","heard":"Row"},
            {"do":"out","heard":null}
          ]
        }

        """)
  }

  @Test(arguments: [
    (
      #"{"source":"voiceover","status":"failed"}"#,
      "r:1:1: error: the recorder failed: no reason is given; record the screen again"
    ),
    (
      #"{"source":"voiceover"}"#,
      "r:1:1: error: 'steps' is missing in this record of Aloud; record the screen again"
    ),
    (
      #"{"source":"voiceover","steps":5}"#,
      "r:1:1: error: 'steps' is missing in this record of Aloud; record the screen again"
    ),
    (
      #"{"source":"voiceover","steps":[{"action":"up","utterance":"a"},{"utterance":"b"}]}"#,
      """
      r:1:32: error: 'action' is one of backward, current, forward, in, out, not 'up'
      r:1:64: error: 'action' is one of backward, current, forward, in, out, not missing
      """
    ),
    (
      #"{"source":"voiceover","steps":[{"action":"out","utterance":5},{"action":"in"}]}"#,
      """
      r:1:32: error: 'utterance' is a text or null, not '5'
      r:1:63: error: 'utterance' is a text or null, not missing
      """
    ),
  ])
  func `names each error and its place`(text: String, errors: String) {
    #expect(Fixture.outcome(text) == errors)
  }

  @Test(arguments: [
    ("t = 2 ALOUD-VOICEOVER:2a0c:", " \t\n", "current Pay"),
    ("[1.2] start\nALOUD-VOICEOVER:0:", "\n[1.3] end\n", "current Pay"),
    (
      "ALOUD-VOICEOVER:", "\n",
      "r:1:1: error: the Base64 text after ALOUD-VOICEOVER:ID: is damaged or cut off; "
        + "copy the whole line"
    ),
  ])
  func `reads the record of a log after the mark and its number`(
    before: String, after: String, outcome: String
  ) {
    let record = #"{"source":"voiceover","steps":[{"action":"current","utterance":"Pay"}]}"#
    let text = before + Data(record.utf8).base64EncodedString() + after
    #expect(Fixture.outcome(text) == outcome)
  }

  @Test func `gives errors in the record of a log the place of its line`() {
    let record = #"{"source":"voiceover","steps":[{"action":"up"},{"action":"in"}]}"#
    let text = "start\nALOUD-VOICEOVER:1:" + Data(record.utf8).base64EncodedString()
    #expect(
      Fixture.outcome(text) == """
        r:2:1: error: 'action' is one of backward, current, forward, in, out, not 'up'
        r:2:1: error: 'utterance' is a text or null, not missing
        """)
  }
}
