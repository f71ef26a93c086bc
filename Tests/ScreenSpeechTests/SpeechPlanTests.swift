import ScreenResolver
import ScreenSession
import ScreenSpeech
import ScreenTree
import Testing

struct SpeechPlanTests {
  private let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en")

  private func lines(_ utterance: Utterance) -> [String] {
    utterance.planned(stop: 4, voices: Voices(voice), settings: SpeechSettings()).map { step in
      switch step {
      case .mark(let stop): "stop \(stop)"
      case .pause(let duration): "pause \(duration)"
      case .say(_, let text, let voice): "\(voice.name): \(text)"
      }
    }
  }

  @Test func `pauses between pieces, before the hint, between cues and after the stop`() {
    let slider = element("Volume", value: "50%", .adjustable, actions: ["Mute"])
    #expect(
      lines(utterance(slider)) == [
        "stop 4", "test: Volume,", "pause 0.11 seconds", "test: 50%", "pause 0.11 seconds",
        "test: Adjustable", "pause 1.1 seconds",
        "test: Swipe up or down with one finger to adjust the value.", "pause 0.35 seconds",
        "test: Actions available", "pause 0.7 seconds",
      ])
  }

  @Test func `says nothing for a sound, and waits as long as the step says`() {
    #expect(lines(utterance(element(""))) == ["stop 4", "pause 0.7 seconds"])
    let waiting = Event.waited(.seconds(3))
      .phrased(after: "wait 3s", words: .english, settings: SpeechSettings())
    #expect(lines(waiting) == ["stop 4", "pause 3.0 seconds"])
  }

  @Test func `reads the name of a symbol with pauses at its dots`() {
    var leaf = element("")
    leaf.label = [Sourced("leaf.fill", from: nowhere, by: .symbolName)]
    #expect(lines(utterance(leaf)) == ["stop 4", "test: leaf, fill", "pause 0.7 seconds"])
    #expect(utterance(leaf).lines(.voiceover) == "leaf.fill")
  }
}
