import ScreenTree
import Testing
import VoiceOverLanguages
import VoiceOverSpeech

struct SegmentTests {
  @Test func `has one text for all ways unless they differ`() {
    let reason = Reason("label", origin: nowhere, evidence: .apple)
    let plain = Segment("Pay", kind: .label, reason: reason)
    #expect(plain.snapshot == "Pay" && plain.speech == "Pay")
    let mark = Segment("hyphen", snapshot: "-", speech: "hyphen", kind: .label, reason: reason)
    #expect(mark.snapshot == "-" && mark.text == "hyphen")
    let said = utterance(element("Pay", .button)).pieces[1]
    #expect(said.content == .trait(.button, .button) && said.snapshot == "Button.")
  }

  @Test func `is spoken in its own language, or VoiceOver's for VoiceOver's words`() {
    var words = utterance(element("Pay", .button)).pieces
    #expect(words.map { $0.spokenLanguage(ofSystem: "de") } == [nil, "de"])
    for index in words.indices { words[index].language = "fr" }
    #expect(words.map { $0.spokenLanguage(ofSystem: "de") } == ["fr", "fr"])
  }
}
