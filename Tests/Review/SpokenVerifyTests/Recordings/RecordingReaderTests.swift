import ScreenDocuments
import ScreenFiles
import ScreenTree
import Testing

@testable import SpokenVerify

struct RecordingReaderTests {
  @Test(arguments: Fixture.allCases) func `reads each format`(fixture: Fixture) {
    #expect(Fixture.outcome(fixture.text) == fixture.steps)
    #expect(
      Fixture.outcome("\u{FEFF}" + fixture.text.replacing("\n", with: "\r\n")) == fixture.steps)
  }

  @Test(arguments: Fixture.allCases) func `finds a place for each cut, or a whole recording`(
    fixture: Fixture
  ) {
    let bytes = Array(fixture.text.utf8)
    for end in bytes.indices {
      let reading = RecordingReader.read(Array(bytes[..<end]), file: "r")
      let errors = reading.findings.filter { $0.severity == .error }
      #expect((reading.value == nil) == !errors.isEmpty, "cut at \(end)")
      #expect(errors.allSatisfy { $0.position.line > 0 && $0.position.column > 0 }, "\(errors)")
      // What was heard before the cut is heard in the same words.
      let heard = reading.value?.steps.compactMap(\.heard) ?? []
      #expect(
        zip(heard.dropLast(), ["Café Heading", "Pay Button"]).allSatisfy { $0 == $1 }
          || fixture == .text || fixture == .aloudLog, "cut at \(end): \(heard)")
    }
  }

  @Test(arguments: [Fixture.heard, .aloud, .phrases])
  func `refuses one JSON value that is cut anywhere`(fixture: Fixture) throws {
    let bytes = Array(fixture.text.utf8)
    let last = try #require(bytes.lastIndex { "]}".utf8.contains($0) })
    for end in 0...last {
      #expect(RecordingReader.read(Array(bytes[..<end]), file: "r").value == nil, "cut at \(end)")
    }
  }

  @Test(arguments: Fixture.allCases) func `survives any single byte that is damaged`(
    fixture: Fixture
  ) {
    let bytes = Array(fixture.text.utf8)
    for index in bytes.indices {
      for byte: UInt8 in [0, 0x22, 0x7B, 0xFF] {
        var damaged = bytes
        damaged[index] = byte
        let reading = RecordingReader.read(damaged, file: "r")
        #expect((reading.value == nil) == !reading.findings.isEmpty)
      }
    }
  }

  @Test(arguments: [
    ("", "r:1:1: error: the recording is empty; record it again"),
    (" \n\t", "r:1:1: error: the recording is empty; record it again"),
    (
      #"{"run": "x", "captures": {"modal": {"source": "voiceover"}}}"#,
      "r:1:26: error: 'captures' holds several records; keep one in each file"
    ),
    (
      #"{"captures": []}"#,
      "r:1:14: error: 'captures' holds several records; keep one in each file"
    ),
    (
      "{\"utterance\":\"Pay\"}\n{\"heard\":1,\"steps\":[]}\n",
      "r:2:1: error: this is no answer of a driver: it begins with 'heard'; a recording has one format, "
        + "so remove the line or split the file"
    ),
    (
      "{\"utterance\":\"Pay\"}\n{\"utterence\":\"Total\"}\n",
      "r:2:1: error: this is no answer of a driver: it begins with 'utterence'; a recording has one format, "
        + "so remove the line or split the file"
    ),
    (
      "{\"source\":\"voiceover\",\n\"schemaVersion\":2,\"steps\":[]}",
      "r:2:17: error: this record has the schema version '2'; version 1 is known"
    ),
    (
      "# only a remark\n",
      "r:1:1: error: there is no utterance in this file; write one on each line"
    ),
    (
      "Pay Button\n{\"utterance\":\"x\"}\n",
      "r:2:1: error: this line is JSON among plain text; a recording has one format, so split the file"
    ),
    (
      "> next\nPay, Button\n",
      "r:1:1: error: this is a transcript that spoken printed, not a recording; give the words of VoiceOver"
    ),
    (
      "1\n00:00:01,000 --> 00:00:02,000\nPay\n",
      "r:2:1: error: this is the time of a caption; save captions as WebVTT, which begins with WEBVTT"
    ),
    (
      "screen: Shop\n",
      "r:1:1: error: this is a screen, not a recording; give the recording, and the screen by --against"
    ),
    (
      "WEBV",
      "r:1:1: error: this is the beginning of WebVTT captions, which are cut off; save them again"
    ),
    (
      "WEBVTT\n\n00:01.000 --> 00:02.000\n{\"a\": 1}\n",
      "r:4:1: error: this cue holds JSON, not words; give captions of what was said"
    ),
    (
      "Pay\u{1b}[1m\n",
      "r:1:1: error: the utterance has the control character U+001B, which nobody can hear; "
        + "the file is damaged, or no recording"
    ),
    (
      "{\"heard\":1,\"language\":\"in English\",\"steps\":[{\"do\":\"next\",\"heard\":\"a\"}]}",
      "r:1:23: error: 'in English' is no language tag; write one as en-US or vi"
    ),
    (
      "<xml/>", "r:1:1: error: this line is XML; a recording in plain text has one utterance a line"
    ),
    (
      "{\"utterance\":\"a\"}\n{\"method\":\"interaction.capturedOutput\",\"params\":{\"data\":\"b\"}}\n",
      "r:2:1: error: this is a message of AT Driver after an answer of Appium; a recording has one format, so split the file"
    ),
    (
      "{\"utterance\":\"a\"}\n{\"utterance\":\"b\"\n",
      "r:2:17: error: the JSON is broken off here, where a comma or '}' should be"
    ),
    ("{\"utterance\": 5}", "r:1:15: error: 'utterance' is a text or null, not '5'"),
    (
      "{\"screen\": \"x\"}",
      "r:1:1: error: there is no utterance here: a recording has 'heard', 'utterance' or 'interaction.capturedOutput'; docs/recording.md lists the formats"
    ),
    ("[\"a\", 5]", "r:1:7: error: each phrase is a text in quotation marks, not '5'"),
    ("[]", "r:1:1: error: the log has no phrase; record it again"),
    ("[null]", "r:1:2: error: each phrase is a text in quotation marks, not nothing"),
    (
      "WEBVTT\n\nPay\n",
      "r:3:1: error: a cue has no time such as 00:01.000 --> 00:02.500; mend it or take the block out"
    ),
    ("WEBVTTX\n", "r:1:1: error: the first line of WebVTT is WEBVTT alone; mend it"),
    ("WEBVTT\n", "r:1:1: error: nothing was heard in this recording; record it again"),
    (
      "ALOUD-VOICEOVER:1:a\nALOUD-VOICEOVER:2:b\n",
      "r:2:1: error: the log has 2 recordings; keep one in each file"
    ),
    (
      "x\nALOUD-VOICEOVER:1:%\n",
      "r:2:1: error: the Base64 text after ALOUD-VOICEOVER:ID: is damaged or cut off; copy the whole line"
    ),
    (
      "ALOUD-VOICEOVER:1:e30x\n",
      "r:1:1: error: the record in the Base64 text is damaged: there is more after the end of the JSON value"
    ),
    (
      "{\"source\":\"talkback\",\"steps\":[]}",
      "r:1:11: error: this record is of 'talkback'; only VoiceOver can be compared"
    ),
    (
      "{\"source\":\"voiceover\",\"status\":\"failed\",\"error\":{\"code\":\"system-alert\",\"message\":\"Dismiss system alerts\"}}",
      "r:1:49: error: the recorder failed: Dismiss system alerts (system-alert); record the screen again"
    ),
    (
      "{\"source\":\"voiceover\",\"steps\":[{\"sequence\":1,\"action\":\"current\",\"utterance\":\"a\"}]}",
      "r:1:44: error: step 0 has the sequence '1': steps are missing or in disorder; record the screen again"
    ),
  ])
  func `says what is wrong, where, and what to do`(text: String, message: String) {
    #expect(Fixture.outcome(text) == message)
  }

  @Test func `finds all errors of a recording file in one run`() {
    let text = """
      {"heard": 2, "reader": "TalkBack", "stoped": "repeats",
       "complete": "no", "stopped": "tired",
       "steps": [{"do": "nxt", "heard": "a"}, {"do": "next"}, {"do": "next", "heard": 5}, 7],
       "accepted": [{"step": 9, "why": "x"}, {"why": " "}]}
      """
    #expect(Fixture.outcome(text) == Self.allErrors)
  }

  private static let allErrors = """
    r:1:11: error: 'heard' is the version of the format, 1, not '2'
    r:1:24: error: this is a recording of TalkBack; only VoiceOver can be compared
    r:1:36: error: 'recording' has no 'stoped'. Did you mean 'stopped'?
    r:2:14: error: 'complete' is true or false, not 'no'
    r:2:31: error: 'stopped' cannot be 'tired'. Use one of repeats, speech-timeout, step-limit, time-limit.
    r:3:19: error: 'do' cannot be 'nxt'. Did you mean 'next'?
    r:3:41: error: 'heard' is missing in steps; add it
    r:3:81: error: 'heard' is a text in quotation marks, not '5'
    r:3:85: error: 'steps' is a mapping with do, heard, error, parts, not '7'
    r:4:15: error: there is no step 9; the recording has 4
    r:4:40: error: an accepted difference has either 'step' or 'missing'; write one of them
    r:4:40: error: 'why' is empty; say why the difference is accepted
    """

  @Test func `refuses what is nested without end, and more steps than are allowed`() {
    let deep = "{\"heard\":1,\"steps\":" + String(repeating: "[", count: 100_000)
    #expect(Fixture.outcome(deep).contains("nested more than"))
    let large = [UInt8](repeating: 0x0A, count: (16 << 20) + 1)
    #expect(Fixture.outcome(large).hasPrefix("r:1:1: error: the recording is larger than 16 MiB; "))
    let many = String(repeating: "a\n", count: Recording.mostSteps + 1)
    #expect(
      Fixture.outcome(many)
        == "r:100001:1: error: the recording has more than 100000 steps; split it")
  }
}
