import Foundation
import ScreenDocuments
import ScreenFiles
import ScreenTree

@testable import SpokenVerify

/// The same three utterances in each format that is read, with what the reader makes of the format.
enum Fixture: String, CaseIterable {
  case heard, aloud, aloudLog, appium, phrases, atDriver, webVTT, text, ssml

  /// The file.
  var text: String {
    switch self {
    case .heard:
      """
      {
        "heard": 1,
        "system": "iOS 27.0 (24A5423a)",
        "language": "en-US",
        "stopped": "repeats",
        "steps": [
          {"do": "current", "heard": "Café Heading"},
          {"do": "next", "heard": null, "error": "noSpeech"},
          {"do": "next", "heard": "Pay Button"}
        ],
        "accepted": [{"step": 3, "why": "platform-gap: see FB1"}]
      }

      """
    case .aloud: Self.record
    case .aloudLog:
      "t = 1.20s Start\nALOUD-VOICEOVER:2a0c:\(Data(Self.record.utf8).base64EncodedString())\nok\n"
    case .appium:
      """
      {"utterance":"Café Heading"}
      {"value":{"utterance":null},"sessionId":"1"}
      {"utterance":"Pay Button"}

      """
    case .phrases: "[\n  \"Café Heading\",\n  \"\",\n  \"Pay Button\"\n]\n"
    case .atDriver:
      """
      {"id":1,"method":"interaction.pressKeys","params":{"keys":["x"]}}
      {"method":"interaction.capturedOutput","params":{"data":"Café"}}
      {"method":"interaction.capturedOutput","params":{"data":"Heading"}}
      {"id":1,"result":{}}
      {"id":2,"method":"interaction.pressKeys","params":{"keys":["x"]}}
      {"method":"interaction.capturedOutput","params":{"data":"Pay Button"}}

      """
    case .webVTT:
      """
      WEBVTT

      NOTE made by hand

      1.1
      00:00:00.000 --> 00:00:01.000
      <c.label>Café</c>

      1.2
      00:01.000 --> 00:02.000 align:start
      <c.trait>Heading</c>

      00:03.000 --> 00:04.000
      ♪ boundary

      pay
      00:05.000 --> 00:06.000
      Pay
      Button

      """
    case .text: "# iPhone 17, iOS 27\nCafé Heading\n\nPay Button\n"
    case .ssml:
      """
      <speak><prosody rate="250%"><s><lang xml:lang="en-US">Caf&#233;</lang></s><s>Heading</s></prosody></speak>
      <speak></speak>

      # the next element
      <speak><s>Pay</s><s><prosody pitch="-15%">Button</prosody></s></speak>

      """
    }
  }

  private static let record = """
    {"schemaVersion": 1, "source": "voiceover", "status": "captured", "screen": "shop",
     "runtime": "Version 27.0", "coverage": {"complete": false, "reason": "step-limit"},
     "steps": [{"sequence": 0, "action": "current", "utterance": "Café Heading"},
      {"sequence": 1, "action": "forward", "utterance": null, "error": {"code": "noSpeech"}},
      {"sequence": 2, "action": "forward", "utterance": "Pay Button"}]}
    """

  /// What was heard, step by step, as the reader gives it.
  var steps: String {
    switch self {
    case .heard, .aloud, .aloudLog: "current Café Heading, next - (noSpeech), next Pay Button"
    case .appium: "current Café Heading, next -, next Pay Button"
    case .phrases: "current Café Heading, next -, next Pay Button"
    case .atDriver, .webVTT, .text, .ssml: "current Café Heading, next Pay Button"
    }
  }

  /// Reads a text and prints its steps, or its errors with their places.
  static func outcome(_ text: String) -> String { outcome(Array(text.utf8)) }

  /// Reads bytes and prints the steps, or the errors with their places.
  static func outcome(_ bytes: [UInt8]) -> String {
    let reading = RecordingReader.read(bytes, file: "r")
    guard let recording = reading.value else {
      return reading.findings.map(\.description).joined(separator: "\n")
    }
    return recording.steps.map { step in
      "\(step.move.rawValue) \(step.heard ?? "-")" + (step.error.map { " (\($0))" } ?? "")
    }.joined(separator: ", ")
  }
}
