import ScreenSpeech
import SpokenScreenTesting
import Synchronization
import Testing

@testable import SpokenScreen

@Suite struct ForesightTests {
  /// A silent synthesizer that notes what it is told and asked.
  final class Listener: Synthesizer {
    let sampleRate = 1000
    let foresight: Int
    let told = Mutex<[String]>([])
    let asked = Mutex<[String]>([])

    init(foresight: Int) { self.foresight = foresight }

    func prepare(_ text: String, in voice: VoiceProfile) { told.withLock { $0.append(text) } }

    func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio {
      asked.withLock { $0.append(text) }
      return SpokenAudio(sampleRate: sampleRate, samples: [1])
    }
  }

  func render(foresight: Int) throws -> Listener {
    let listener = Listener(foresight: foresight)
    let voice = VoiceProfile(name: "test", language: "en-US", engineVoice: "en")
    _ = try Renderer(synthesizer: listener, voices: Voices(voice))
      .render(wallet(), to: Renderer.Outputs(samples: { _ in }))
    return listener
  }

  @Test func `reports all that is asked for, in the same order`() throws {
    let listener = try render(foresight: 2)
    let asked = listener.asked.withLock(\.self)
    #expect(asked.contains("Actions available"))
    #expect(listener.told.withLock(\.self) == asked)
  }

  @Test(arguments: [1, 4, 40])
  func `speaks what is said, whatever was foreseen`(foresight: Int) throws {
    // Of five seconds more is heard at the fixed rate than of a synthesizer that speaks slowly.
    let story = try Walkthroughs.story(
      "screen: S\nviews:\n" + (1...9).map { "  - Text: Number \($0)\n" }.joined(),
      ["open: home", "readAll", "wait: 5s", "previous", "last"])
    func said(_ foresight: Int) throws -> [String] {
      var said: [String] = []
      let voice = VoiceProfile(name: "test", language: "en-US", engineVoice: "en")
      _ = try Renderer(synthesizer: Slow(foresight: foresight), voices: Voices(voice)).render(
        story, to: .init(samples: { _ in }, caption: { said.append($0.segment.text) }))
      return said
    }
    let alone = try said(0)
    #expect(alone == ["Number 1", "Number 1", "Number 2", "Number 3", "Number 2", "Number 9"])
    #expect(try said(foresight) == alone)
  }

  /// A synthesizer that takes two seconds for anything.
  struct Slow: Synthesizer {
    let sampleRate = 1000
    let foresight: Int

    func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio {
      SpokenAudio(sampleRate: sampleRate, samples: Array(repeating: 1, count: 2000))
    }
  }

  @Test func `reports nothing to an engine that makes no use of it`() throws {
    #expect(try render(foresight: 0).told.withLock(\.self) == [])
  }
}
