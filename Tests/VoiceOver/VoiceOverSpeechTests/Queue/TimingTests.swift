import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

@testable import VoiceOverSpeech

struct TimingTests {
  @Test(arguments: [
    (180, "", 150), (180, "ab", 150), (180, "abc", 166), (180, "abcd", 222),
    // Six scalars are three characters.
    (180, "e\u{301}e\u{301}e\u{301}", 333), (360, "abcdefghi", 250), (0, "ab", 20_000),
    (-7, "ab", 20_000),
  ]) func `a text lasts as long as its letters, and at least 150 milliseconds`(
    wordsPerMinute: Int, text: String, milliseconds: Int
  ) {
    let rate = FixedRate(wordsPerMinute: wordsPerMinute)
    #expect(rate.duration(of: text) == .milliseconds(milliseconds))
  }

  private func spans(_ segments: [FixedRate.SegmentTime], _ utterance: Utterance) -> [String] {
    segments.map { index, time in
      "\(utterance.segments[index].text) \(time.lowerBound.inSeconds) to \(time.upperBound.inSeconds)"
    }
  }

  @Test func `segments follow each other with the pauses of the plan`() {
    let volume = utterance(element("Volume", value: "50%", .adjustable, actions: ["Mute"]))
    let (description, later) = FixedRate().times(of: volume)
    #expect(
      spans(description, volume) == [
        "Volume 0s to 0.333s", "50% 0.593s to 0.759s", "Adjustable 1.019s to 1.574s",
      ])
    #expect(
      spans(later, volume) == [
        "Swipe up or down with one finger to adjust the value. 2.634s to 5.578s",
        "Actions available 5.838s to 6.782s",
      ])
  }

  @Test func `a graph lasts as long as it is, and has longer pauses after it`() {
    let reason = Reason("audioGraph", origin: nowhere, evidence: .apple)
    func graph(_ seconds: Double) -> Segment {
      let graph = AudioGraph(notes: [], isContinuous: true, pitch: 100...200, seconds: seconds)
      return Segment(graph, named: "graph", reason: reason)
    }
    let complete = Segment("Complete", kind: .chart, reason: reason)
    let played = Utterance(
      cause: .none, event: .passed, pieces: [graph(2), graph(1)], cues: [complete])
    let (description, later) = FixedRate().times(of: played)
    #expect(spans(description, played) == ["graph 0s to 2s", "graph 2.7s to 3.7s"])
    #expect(spans(later, played) == ["Complete 4.2s to 4.644s"])
  }

  @Test func `a segment without words leaves no pause, at once and after the pause`() {
    let reason = Reason("label", origin: nowhere, evidence: .apple)
    func segment(_ text: String, _ kind: Segment.Kind) -> Segment {
      Segment(text, kind: kind, reason: reason)
    }
    let said = Utterance(
      cause: .none, event: .passed,
      pieces: [segment("Pay", .label), segment(" ", .value), segment("Button", .trait)],
      hint: [segment("", .hint)], cues: [segment("Actions available", .actions)])
    let (description, later) = FixedRate().times(of: said)
    #expect(spans(description, said) == ["Pay 0s to 0.166s", "Button 0.426s to 0.759s"])
    #expect(spans(later, said) == ["Actions available 1.819s to 2.763s"])
    // The plan of the speech has the same segments.
    let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en")
    let plan = said.planned(voices: Voices(voice))
    #expect(plan.places.map { $0?.index } == [0, 2, 4])
    #expect(plan.steps.count == 5)
  }

  @Test func `a sound without words takes no time`() {
    let silent = utterance(element(""))
    #expect(silent.pieces.map(\.text) == ["item focused"])
    #expect(FixedRate().timing(of: silent) == Timing(.zero))
  }

  @Test func `adds up the steps of a plan, and knows what comes after the pause`() {
    func milliseconds(_ step: SpeechPlan.Step) -> Duration {
      if case .pause(let pause) = step { pause } else { .milliseconds(50) }
    }
    let whole = PlannedUtterance(
      description: [.mark(stop: 1), .pause(.milliseconds(200)), .mark(stop: 2)],
      later: [.pause(.seconds(1)), .mark(stop: 3)])
    let timing = Timing(whole, duration: milliseconds)
    #expect(timing.description == .milliseconds(300))
    #expect(timing.laterStart == .milliseconds(1300))
    #expect(timing.total == .milliseconds(1350))
    let alone = PlannedUtterance(description: whole.description, later: [])
    #expect(Timing(alone, duration: milliseconds) == Timing(.milliseconds(300)))
  }
}
