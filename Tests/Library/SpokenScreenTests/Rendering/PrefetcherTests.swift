import SpokenScreenTesting
import SpokenSound
import Synchronization
import TestSupport
import Testing
import VoiceOverSpeech

@testable import SpokenScreen

@Suite struct PrefetcherTests {
  /// A silent synthesizer that notes what it is told and asked.
  final class Listener: Synthesizer {
    let sampleRate = 1000
    let prefetchCount: Int
    let told = Mutex<[String]>([])
    let asked = Mutex<[String]>([])

    init(prefetchCount: Int) { self.prefetchCount = prefetchCount }

    func prepare(_ text: String, in voice: VoiceProfile) { told.withLock { $0.append(text) } }

    func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio {
      asked.withLock { $0.append(text) }
      return SpokenAudio(sampleRate: sampleRate, samples: [1])
    }
  }

  func render(prefetchCount: Int) throws -> Listener {
    let listener = Listener(prefetchCount: prefetchCount)
    let voice = VoiceProfile(name: "test", language: "en-US", engineVoice: "en")
    _ = try Renderer(synthesizer: listener, voices: Voices(voice))
      .render(wallet(), to: Renderer.Outputs(samples: { _ in }))
    return listener
  }

  @Test func `reports all that is asked for, in the same order`() throws {
    let listener = try render(prefetchCount: 2)
    let asked = listener.asked.withLock(\.self)
    #expect(asked.contains("Actions available"))
    #expect(listener.told.withLock(\.self) == asked)
  }

  @Test(arguments: [1, 4, 40])
  func `speaks what is said, whatever was foreseen`(prefetchCount: Int) throws {
    // Of five seconds more is heard at the fixed rate than of a synthesizer that speaks slowly.
    let scenario = try Walkthroughs.scenario(
      "screen: S\nviews:\n" + (1...9).map { "  - Text: Number \($0)\n" }.joined(),
      ["open: home", "readAll", "wait: 5s", "previous", "last"])
    func said(_ prefetchCount: Int) throws -> [String] {
      var said: [String] = []
      let voice = VoiceProfile(name: "test", language: "en-US", engineVoice: "en")
      _ = try Renderer(synthesizer: Slow(prefetchCount: prefetchCount), voices: Voices(voice))
        .render(
          scenario, to: .init(samples: { _ in }, caption: { said.append($0.segment.text) }))
      return said
    }
    let alone = try said(0)
    #expect(alone == ["Number 1", "Number 1", "Number 2", "Number 3", "Number 2", "Number 9"])
    #expect(try said(prefetchCount) == alone)
  }

  /// A synthesizer that takes two seconds for anything.
  struct Slow: Synthesizer {
    let sampleRate = 1000
    let prefetchCount: Int

    func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio {
      SpokenAudio(sampleRate: sampleRate, samples: Array(repeating: 1, count: 2000))
    }
  }

  @Test func `reports nothing to an engine that makes no use of it`() throws {
    #expect(try render(prefetchCount: 0).told.withLock(\.self) == [])
  }
}
