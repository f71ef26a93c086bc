import ScreenDocuments
import Testing

@testable import SpokenVerify

struct MessageRecordingTests {
  private static let captured = #"{"method":"interaction.capturedOutput","params":{"data":"#

  @Test(arguments: [
    ("one answer alone", #"{"value":{"utterance":"Pay"}}"#, "current Pay"),
    ("a list of answers", #"[{"utterance":"Pay"},{"utterance":null}]"#, "current Pay, next -"),
    (
      "answers that failed",
      """
      {"utterance":"Pay"}
      {"value":{"error":"timeout","message":"Nothing was said"}}
      {"value":{"error":"timeout"}}
      """, "current Pay, next - (Nothing was said), next - (timeout)"
    ),
    (
      "answers without words",
      """
      {"sessionId":"1","value":null}
      {"utterance":"Pay"}

      {"enabled":true}
      {"utterance":"Total"}
      """, "current Pay, next Total"
    ),
    (
      "events without commands", captured + "\"Pay\"}}\n" + captured + "\"Button\"}}",
      "current Pay, next Button"
    ),
    (
      "events before the first command",
      captured + "\"Pay\"}}\n" + #"{"id":1,"method":"session.new"}"# + "\n" + captured
        + "\"Total\"}}\n" + captured + "\"Text\"}}", "current Pay, next Total Text"
    ),
  ])
  func `makes a step of each answer, and of the words after each command`(
    name: String, text: String, steps: String
  ) {
    #expect(Fixture.outcome(text) == steps, "\(name)")
  }

  @Test(arguments: [
    (#"{"utterance":"Pay"}"#, "Appium"), (captured + "\"Pay\"}}", "AT Driver"),
    (#"["Pay"]"#, "guidepup"),
  ])
  func `says which driver recorded it`(text: String, driver: String) {
    #expect(RecordingReader.read(Array(text.utf8), file: "r").value?.by == driver)
  }

  @Test(arguments: [
    (captured + "5}}", "r:1:1: error: 'params.data' of this event is no text"),
    (
      #"{"method":"interaction.capturedOutput"}"#,
      "r:1:1: error: 'params.data' of this event is no text"
    ),
    (
      "{\"utterance\":\"Pay\"}\n5\n[]\n",
      """
      r:2:1: error: each line is a JSON object, not '5'
      r:3:1: error: each line is a JSON object, not a list
      """
    ),
    (
      captured + "\"a\"}}\n" + #"{"utterance":"b"}"#,
      "r:2:1: error: this is an answer of Appium after a message of AT Driver; a recording has "
        + "one format, so split the file"
    ),
    (
      "{\"utterance\":\"Pay\"}\n{}\n{\"heard\":1}\n",
      """
      r:2:1: error: this is no answer of a driver: it is empty; a recording has one format, so remove the line or split the file
      r:3:1: error: this is no answer of a driver: it begins with 'heard'; a recording has one format, so remove the line or split the file
      """
    ),
    (
      "{}",
      "r:1:1: error: there is no utterance here: a recording has 'heard', 'utterance' or "
        + "'interaction.capturedOutput'; docs/recording.md lists the formats"
    ),
    (
      #"{"id":1,"result":{}}"#,
      "r:1:1: error: there is no utterance here: a recording has 'heard', 'utterance' or "
        + "'interaction.capturedOutput'; docs/recording.md lists the formats"
    ),
  ])
  func `names each error and its place`(text: String, errors: String) {
    #expect(Fixture.outcome(text) == errors)
  }
}
