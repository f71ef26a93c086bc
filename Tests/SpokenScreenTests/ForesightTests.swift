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

  @Test func `tells all that is asked for, in the same order`() throws {
    let listener = try render(foresight: 2)
    let asked = listener.asked.withLock(\.self)
    #expect(asked.contains("Actions available"))
    #expect(listener.told.withLock(\.self) == asked)
  }

  @Test func `tells nothing to an engine that makes no use of it`() throws {
    #expect(try render(foresight: 0).told.withLock(\.self) == [])
  }
}
