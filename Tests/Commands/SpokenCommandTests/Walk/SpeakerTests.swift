import Foundation
import SpokenScreen
import SpokenScreenTesting
import SpokenSound
import TestSupport
import Testing

@testable import SpokenCommand

@Suite(.timeLimit(.minutes(20))) struct SpeakerTests {
  /// What is said of a label.
  private func utterance(_ label: String) throws -> Utterance {
    try #require(
      Scenario(Screen(title: "S", views: [.button(label)])).utterances.first { _ in true })
  }

  private let voices = Voices(
    VoiceProfile(name: "any", language: "en-US", engineVoice: "gmw/en-US"), others: [])

  private func speaker(device: String) throws -> LoudSpeaker {
    let synthesizer = SilentSynthesizer()
    let recorder = StepSynthesizer(
      synthesizer: synthesizer, earcons: Earcons(sampleRate: synthesizer.sampleRate))
    return try LoudSpeaker(recorder, voices, device: device)
  }

  @Test func `is busy without sound until it is stopped`() throws {
    let speaker = MuteSpeaker()
    #expect(speaker.isIdle)
    // Longer than any test.
    speaker.say([try utterance(String(repeating: "word ", count: 10_000))])
    #expect(!speaker.isIdle)
    speaker.stop()
    #expect(speaker.isIdle)
    speaker.say([])
    #expect(speaker.isIdle)
  }

  @Test func `gives up what it speaks without sound for what is said next`() throws {
    let speaker = MuteSpeaker()
    speaker.say([try utterance(String(repeating: "word ", count: 10_000))])
    speaker.say([])
    #expect(speaker.isIdle)
  }

  @Test func `says at once that there is no device`() {
    let fault = #expect(throws: NoAudioDevice.self) { try speaker(device: "nosuch") }
    #expect(fault?.description.contains("no audio device 'nosuch'") == true)
  }

  @Test func `plays what is said, fades it out for what comes next, and is idle at the end`() throws
  {
    let scratch = try Scratch()
    let device = try SlowDevice(in: scratch)
    let speaker = try speaker(device: device.name)
    #expect(speaker.isIdle)
    speaker.say([try utterance(String(repeating: "word ", count: 10_000))])
    #expect(!speaker.isIdle)
    // It was tried before, so that the pipe may still be without a writer.
    while device.samples.count < 20_000 { device.hearALittle() }
    // An hour is left.
    speaker.stop()
    while !speaker.isIdle { device.hearALittle() }
    speaker.say([try utterance("Save")])
    while !speaker.isIdle { device.hearALittle() }
    #expect(device.samples.count < 22_050 * 120)
  }
}
