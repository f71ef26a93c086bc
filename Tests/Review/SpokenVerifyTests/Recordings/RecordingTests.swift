import Testing

@testable import SpokenVerify

struct RecordingTests {
  @Test(arguments: [
    (nil, nil), ("", nil), (" \n\u{A0}", nil), (" Pay ", " Pay "), (".", "."),
  ])
  func `a step with white space alone is one at which nothing was said`(
    words: String?, heard: String?
  ) {
    #expect(Recording.Step(.next, words).heard == heard)
  }

  @Test(arguments: [
    ("step-limit", "the recording stopped at its step limit"),
    ("repeats", "the recording stopped when the last utterance repeated"),
    ("speech-timeout", "the recording stopped because nothing was said in time"),
    ("time-limit", "the recording stopped at its time limit"),
  ])
  func `says why it stopped`(name: String, clause: String) {
    #expect(Recording.Stopped(rawValue: name)?.clause == clause)
  }

  @Test func `is a recording of nothing in which nothing is known at first`() {
    let recording = Recording()
    #expect(recording.steps == [] && recording.accepted == [])
    #expect(!recording.isComplete && recording.stopped == nil && recording.reader == nil)
  }
}
