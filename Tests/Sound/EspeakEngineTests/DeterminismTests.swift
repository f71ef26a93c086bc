import EspeakEngine
import Foundation
import SpokenSound
import Testing
import VoiceOverSpeech

/// The engine remembers all that it ever said; the synthesizer must not.
@Suite struct DeterminismTests {
  @Test(arguments: Engine.voices)
  func `speaks the same in any order and in two processes`(voice: VoiceProfile) throws {
    let texts = try Engine.utterances()
    #expect(texts.count == 300)
    let first = try EspeakSynthesizer(memory: 0)
    let second = try EspeakSynthesizer(memory: 0)
    let forward = try Engine.samples(of: texts, in: voice, by: first)
    #expect(try Engine.samples(of: texts.reversed(), in: voice, by: second) == forward)
    // 7 and 300 have no common factor, so this visits every text once.
    let shuffled = texts.indices.map { texts[$0 * 7 % 300] }
    #expect(try Engine.samples(of: shuffled, in: voice, by: second) == forward)
  }

  @Test func `speaks the same from many threads at once`() async throws {
    let engine = try EspeakSynthesizer(memory: 0)
    let texts = Array(try Engine.utterances().prefix(40))
    let forward = try Engine.samples(of: texts, in: Engine.american, by: engine)
    let parallel = try await withThrowingTaskGroup { group in
      for text in texts {
        group.addTask { (text, try engine.speak(text, in: Engine.american).samples) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(parallel == forward)
  }

  @Test(.enabled(if: Command.isInstalled, "the command espeak-ng is not installed"))
  func `makes the very samples of the command for forty texts`() throws {
    let engine = try EspeakSynthesizer(memory: 0)
    let texts = Array(try Engine.utterances()[50..<90])
    // From 1.52 on the command's own whisper is another one at each second.
    let whispers = engine.files.version == "1.51"
    let voices = Engine.voices.prefix(3).filter { whispers || $0.variant != "whisper" }
    for text in texts {
      for voice in voices {
        #expect(try engine.rawSamples(of: text, in: voice) == Command.samples(of: text, in: voice))
      }
    }
  }
}
