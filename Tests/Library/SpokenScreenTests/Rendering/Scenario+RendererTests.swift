import EspeakEngine
import Foundation
import SpokenScreen
import SpokenSound
import TestSupport
import Testing

struct ScenarioRendererTests {
  /// An engine that says nothing, at a rate at which sounds can be made.
  private struct Quiet: Synthesizer {
    let sampleRate = 22_050

    func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio {
      SpokenAudio(sampleRate: sampleRate, samples: [])
    }

    func speak(ipa: String, for text: String, in voice: VoiceProfile) throws -> SpokenAudio {
      SpokenAudio(sampleRate: sampleRate, samples: [])
    }
  }

  private var choice: SoundChoice {
    SoundChoice(folders: [root.appending(path: "voices").path])
  }

  private func renderer(
    _ change: (inout SoundChoice) -> Void = { _ in }
  ) throws -> Renderer {
    var choice = choice
    change(&choice)
    return try wallet().renderer(Quiet(), choice)
  }

  @Test func `speaks in the voice of the language, with the usual sounds, without narration`()
    throws
  {
    let renderer = try renderer()
    #expect(renderer.voices.main.language.hasPrefix("en"))
    #expect(!renderer.earcons[.itemFocused].isEmpty)
    #expect(renderer.narration == nil)
  }

  @Test func `the speed is that of all voices`() throws {
    let voices = try renderer { $0.rate = 321 }.voices
    #expect(([voices.main] + voices.others).allSatisfy { $0.rate == 321 })
  }

  @Test func `without a theme no sound is heard, and an unknown one is an error`() throws {
    #expect(try renderer { $0.theme = nil }.earcons[.itemFocused].isEmpty)
    #expect(throws: EarconError.self) { try renderer { $0.theme = "no such theme" } }
  }

  @Test func `without the setting a broken theme is not read`() throws {
    var scenario = wallet()
    try scenario.settings.set("sounds", to: "false")
    var choice = choice
    choice.theme = "no such theme"
    #expect(try scenario.renderer(Quiet(), choice).earcons[.itemFocused].isEmpty)
  }

  @Test func `an unknown voice is an error, and a narrator has another voice`() throws {
    #expect(throws: VoiceError.self) { try renderer { $0.voice = "no such voice" } }
    let narrated = try renderer { $0.narrates = true }
    let narrator = try #require(narrated.narration?.voice)
    #expect(narrator.name != narrated.voices.main.name && narrator.language.hasPrefix("en"))
  }
}
