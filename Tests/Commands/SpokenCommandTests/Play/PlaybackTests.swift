import Foundation
import SpokenScreen
import SpokenSound
import TestSupport
import Testing

@testable import SpokenCommand

/// A synthesizer whose samples are the number of the text, and which may break down.
private struct CountingSynthesizer: Synthesizer {
  struct Broken: Error {}

  var sampleRate = 1000
  var isBroken = false

  func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio {
    if isBroken { throw Broken() }
    if text.hasPrefix("Lost") {
      throw SynthesisFailure(text: text, voice: voice.name, cause: "it is lost")
    }
    return SpokenAudio(sampleRate: sampleRate, samples: Array(repeating: 7, count: 2000))
  }
}

@Suite(.timeLimit(.minutes(20))) struct PlaybackTests {
  private let scratch: Scratch
  private let done = DispatchSemaphore(value: 0)

  init() throws { scratch = try Scratch() }

  private func playback(_ synthesizer: CountingSynthesizer, device: String) throws -> Playback {
    let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en")
    let renderer = Renderer(synthesizer: synthesizer, voices: Voices(voice))
    let spool = try SampleSpool(in: scratch.folder.path)
    return Playback(renderer, device: device, spool: spool) { [done] in done.signal() }
  }

  private func scenario(_ views: String...) throws -> Scenario {
    let text = "screen: A\nviews:\n" + views.map { "  - Text: \($0)\n" }.joined()
    return try ScenarioReader().read(scratch.create("a.screen.yaml", text).path).scenario
  }

  /// Waits for the end of a playback.
  private func outcome(_ playback: Playback) throws -> Playback.Outcome {
    while playback.result == nil {
      try #require(done.wait(timeout: .now() + 20) == .success)
    }
    return try #require(playback.result)
  }

  @Test func `reports the words with the places of their sound`() throws {
    let playback = try playback(CountingSynthesizer(), device: "null")
    playback.start(try scenario("One", "Lost", "Two"))
    #expect(try outcome(playback).get().isEmpty)
    let news = playback.look().news.map { item in
      switch item {
      case .piece(let cue): "\(cue.text) \(cue.frames.lowerBound)"
      case .stop(_, let frame): "stop \(frame)"
      case .remark(let text): text
      }
    }
    #expect(
      news.filter { !$0.hasPrefix("could") } == [
        "One 0", "stop 0", "stop 2700", "Two 3700", "stop 3700",
      ])
    #expect(news.contains { $0.hasPrefix("could not speak 'Lost'") })
    #expect(playback.look().news.isEmpty)
  }

  @Test func `ends early when it is told to`() throws {
    let playback = try playback(CountingSynthesizer(), device: "null")
    playback.handle(.pause)
    playback.start(try scenario("One"))
    #expect(playback.result == nil && playback.look().isPaused)
    playback.handle(.end)
    #expect(try outcome(playback).get().isEmpty)
  }

  @Test func `fails with what the engine or the device says`() throws {
    let broken = try playback(CountingSynthesizer(isBroken: true), device: "null")
    broken.start(try scenario("One"))
    #expect(throws: CountingSynthesizer.Broken.self) { try outcome(broken).get() }
    let mute = try playback(CountingSynthesizer(), device: "nowhere")
    mute.start(try scenario("One"))
    #expect(throws: NoAudioDevice.self) { try outcome(mute).get() }
  }
}
