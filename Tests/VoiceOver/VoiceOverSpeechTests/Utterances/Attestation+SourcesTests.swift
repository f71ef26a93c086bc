import Testing
import VoiceOverLanguages

@testable import VoiceOverSpeech

struct AttestationSourcesTests {
  @Test(arguments: [
    (
      Attestation.Source.talk(10119, 2021), "Apple, WWDC 2021, session 10119",
      "https://developer.apple.com/videos/play/wwdc2021/10119/"
    ),
    (
      .talk(229, 2025), "Apple, WWDC 2025, session 229",
      "https://developer.apple.com/videos/play/wwdc2025/229/"
    ),
    (
      .issue(7), "AccessibilitySnapshot, issue 7",
      "https://github.com/cashapp/AccessibilitySnapshot/issues/7"
    ),
    (.safari, "a11ysupport.io", "https://a11ysupport.io/"),
    (
      .audioGraphs, "Apple, audio graphs",
      "https://developer.apple.com/documentation/accessibility/audio-graphs"
    ),
  ]) func `names a source with its address`(
    source: Attestation.Source, name: String, address: String
  ) {
    #expect(source.name == name)
    #expect(source.address == address)
  }

  @Test func `keeps its sources in the order in which a rule lists them`() {
    let attestation = Attestation(.observed, .settingsOfIOS, .safari, .issue(7), .aloud)
    #expect(attestation.grade == .observed)
    #expect(
      attestation.sources.map(\.name) == [
        "the strings of iOS's settings", "a11ysupport.io", "AccessibilitySnapshot, issue 7",
        "Aloud, recordings of VoiceOver",
      ])
    #expect(
      attestation == Attestation(.observed, [.settingsOfIOS, .safari, .issue(7), .aloud]))
  }

  @Test func `names the system of the year in which a talk was given`() {
    let talks = [2019, 2021, 2024, 2025].map { Attestation.Source.talk(1, $0).system }
    #expect(talks == ["iOS 13", "iOS 15", "iOS 18", "iOS 26"])
    #expect(Attestation(.apple, .talk(1, 2019), .aloud, .safari).newest == "iOS 27.0")
    #expect(Attestation(.apple, .talk(1, 2019), .talk(2, 2021), .safari).dots == "●●")
  }
}
