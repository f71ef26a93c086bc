import ScreenTree
import Testing
import VoiceOverLanguages
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

struct UtteranceTests {
  @Test(arguments: [
    (Utterance.Cause.gesture(.next), "next"), (.action(.gesture(.next, count: 3)), "next"),
    (.action(.wait(.milliseconds(500))), "wait 0.5s"), (.none, ""),
  ]) func `describes its cause as a transcript writes it, once`(
    cause: Utterance.Cause, text: String
  ) {
    #expect("\(cause)" == text)
  }

  @Test func `has the segments of description, hint and cues in order, without its sounds`() {
    let volume = utterance(
      element(
        "Volume", value: "50%", .adjustable, actions: ["Mute"],
        content: [.init(label: "Age", value: "3")]))
    #expect(
      volume.segments.map(\.text) == [
        "Volume", "50%", "Adjustable", "Swipe up or down with one finger to adjust the value.",
        "Actions available", "More content available",
      ])
    #expect(volume.sounds.map(\.text) == ["item focused"])
  }

  @Test(arguments: [
    (["Pay"], [], [], true), ([], ["Pays."], [], true), ([], [], ["Actions available"], true),
    ([], [], [], false),
  ]) func `has a segment at once, in the hint or among the cues`(
    pieces: [String], hint: [String], cues: [String], hasSegments: Bool
  ) {
    func segments(_ texts: [String]) -> [Segment] {
      texts.map {
        Segment($0, kind: .label, reason: Reason("label", origin: nowhere, evidence: .apple))
      }
    }
    let utterance = Utterance(
      cause: .none, event: .passed, pieces: segments(pieces), hint: segments(hint),
      cues: segments(cues))
    #expect(utterance.hasSegments == hasSegments)
    #expect(utterance.segments.map(\.text) == pieces + hint + cues)
  }

  @Test func `is heard in full, in English, and begins a step, unless it is said otherwise`() {
    let utterance = Utterance(cause: .none, event: .passed)
    #expect(utterance.segments == [])
    #expect(utterance.language == "en")
    #expect(utterance.heard.description == .full && utterance.heard.later == nil)
    #expect(!utterance.isContinued && utterance.step == .unknown)
    #expect(utterance.settings == SpeechSettings())
  }
}
