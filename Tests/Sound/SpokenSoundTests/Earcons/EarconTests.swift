import Testing
import VoiceOverSpeech

@testable import SpokenSound

@Suite struct EarconTests {
  @Test func `is named after its sound, without blanks`() {
    #expect(Earcon.fileName(of: .noItemDiscovered) == "no-item-discovered.yaml")
    #expect(Earcon.fileName(of: .link) == "link.yaml")
  }

  @Test func `lasts until its last tone ends`() {
    var tone = Earcon.Tone()
    tone.start = 20
    #expect(Earcon(description: "", tones: [.init(), tone]).length == 100)
    #expect(Earcon(description: "", tones: []).samples(at: 22_050) == [])
  }
}
