import SpokenScreen
import SpokenScreenTesting
import SpokenSound
import Testing

struct StepSynthesizerTests {
  private let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en")
  private let origin = Origin(file: "", position: .unknown, node: "n")

  private func segment(_ text: String, ipa: String? = nil) -> Segment {
    var segment = Segment(
      text, kind: .label, reason: Reason("label", origin: origin, evidence: .apple))
    segment.attributes.speech = ipa.map { .init(ipa: $0) }
    return segment
  }

  private func recorder(channels: Int = 1, failing: Set<String> = []) -> StepSynthesizer {
    StepSynthesizer(
      synthesizer: SilentSynthesizer(failing: failing),
      earcons: Earcons(sampleRate: 1000) { $0 == .link ? [10, 30, -10, -30] : [] },
      channels: channels)
  }

  @Test func `records speech, sounds and silence`() throws {
    let recorder = recorder()
    func count(_ step: SpeechPlan.Step) throws -> Int {
      try recorder.take(step, failed: { _ in }).count
    }
    #expect(try count(.say(segment("ab"), text: "ab", voice: voice)) == 200)
    #expect(try count(.say(segment("ab", ipa: "abc"), text: "ab", voice: voice)) == 300)
    #expect(try count(.pause(.milliseconds(150))) == 150)
    #expect(try count(.mark(stop: 1)) == 0)
    #expect(try count(.play(segment("image"), .image)) == 0)
    let sound = try recorder.take(.play(segment("link"), .link), failed: { _ in })
    // As loud in one channel as in two: not 20, the mean, whose power is 2.5 times less.
    #expect(sound.samples == [32, -32] && sound.count == 2)
  }

  @Test func `places speech and sounds to one side`() throws {
    let stereo = recorder(channels: 2)
    let sound = SpeechPlan.Step.play(segment("link"), .link)
    #expect(try stereo.take(sound, failed: { _ in }).samples == [10, 30, -10, -30])
    #expect(try stereo.take(sound, at: 1, failed: { _ in }).samples == [0, 32, 0, -32])
    let said = SpeechPlan.Step.say(segment("a"), text: "a", voice: voice)
    #expect(try stereo.take(said, failed: { _ in }).samples.count == 200)
    #expect(try stereo.take(said, at: 1, failed: { _ in }).samples.prefix(2) == [0, 1])
  }

  @Test func `speaks the text where its sounds fail, and is silent where that fails too`() throws {
    var told: [String] = []
    let recorder = recorder(failing: ["xyz", "bad"])
    let sounds = try recorder.take(
      .say(segment("ab", ipa: "xyz"), text: "ab", voice: voice), failed: { told.append($0.text) })
    #expect(sounds.count == 200)
    let silence = try recorder.take(
      .say(segment("bad"), text: "bad", voice: voice), failed: { told.append($0.text) })
    #expect(silence.count == 300 && silence.samples.isEmpty)
    #expect(told == ["xyz", "bad"])
  }
}
