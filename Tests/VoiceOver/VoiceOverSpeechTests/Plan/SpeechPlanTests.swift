import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct SpeechPlanTests {
  private let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en")

  private func lines(_ utterance: Utterance) -> [String] {
    utterance.planned(voices: Voices(voice)).steps.map { step in
      switch step {
      case .mark(let stop): "stop \(stop)"
      case .pause(let duration): "pause \(duration)"
      case .say(_, let text, let voice): "\(voice.name): \(text)"
      case .play(_, let sound): "♪ \(sound.rawValue)"
      case .sonify(let segment, _): "♪ \(segment.text)"
      }
    }
  }

  @Test func `pauses between pieces, before the hint, between cues and after the stop`() {
    let slider = element("Volume", value: "50%", .adjustable, actions: ["Mute"])
    #expect(
      lines(utterance(slider)) == [
        "♪ item focused", "test: Volume,", "pause 0.26 seconds", "test: 50 percent,",
        "pause 0.26 seconds",
        "test: Adjustable", "pause 1.06 seconds",
        "test: Swipe up or down with one finger to adjust the value.", "pause 0.26 seconds",
        "test: Actions available",
      ])
  }

  @Test func `plays a sound where there are no words, and says nothing for what has neither`() {
    #expect(lines(utterance(element(""))) == ["♪ item focused"])
    let waiting = Event.waited(.seconds(3))
      .phrased(after: .action(.wait(.seconds(3))), words: .english, settings: SpeechSettings())
    #expect(lines(waiting) == [])
  }

  @Test func `names the apostrophe inside a word where all punctuation is included`() {
    var text = element("it's")
    #expect(lines(utterance(text)).last == "test: it's")
    text.speech = Sourced(.init(alwaysIncludesPunctuation: true), from: nowhere, by: .stated)
    #expect(lines(utterance(text)).last == "test: it apostrophe s")
  }

  @Test func `reads the raw name of an image with its marks but hyphens`() {
    var image = element("")
    image.label = [Sourced("IMG_0042 a#b", from: nowhere, by: .imageName)]
    #expect(
      lines(utterance(image)) == ["♪ item focused", "test: IMG underscore 0 0 4 2 a hash b"])
    #expect(utterance(image).lines(.voiceover) == "IMG_0042 a#b")
  }

  @Test func `reads the name of a symbol with pauses at its dots`() {
    var leaf = element("")
    leaf.label = [Sourced("leaf.fill", from: nowhere, by: .symbolName)]
    #expect(lines(utterance(leaf)) == ["♪ item focused", "test: leaf, fill"])
    #expect(utterance(leaf).lines(.voiceover) == "leaf.fill")
  }
}
