import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSpeech

struct SegmentRunsTests {
  private let english = VoiceProfile(name: "en", language: "en-US", engineVoice: "en")
  private let french = VoiceProfile(name: "fr", language: "fr", engineVoice: "fr")
  private let german = VoiceProfile(name: "de", language: "de", engineVoice: "de")

  private func spoken(_ element: Element) -> [String] {
    let voices = Voices(english, others: [english, french, german])
    return utterance(element).planned(voices: voices).steps
      .compactMap {
        if case .say(_, let text, let voice) = $0 { "\(voice.name) \(text)" } else { nil }
      }
  }

  @Test func `cuts the label where its language changes`() {
    func french(_ start: Int, _ length: Int) -> Element.AttributedPart {
      .init(
        start: start, length: length,
        speech: Sourced(.init(language: "fr-CA"), from: nowhere, by: .stated))
    }
    var greeting = element("Hello Bonjour all", .button)
    greeting.attributed = [french(6, 7)]
    #expect(spoken(greeting) == ["en Hello", "fr Bonjour", "en all,", "en Button"])
    greeting.attributed = [french(6, 700)]
    #expect(spoken(greeting) == ["en Hello", "fr Bonjour all,", "en Button"])
    greeting.attributed = [french(60, 7)]
    #expect(spoken(greeting) == ["en Hello Bonjour all,", "en Button"])
  }

  @Test func `each part knows its segment, and what stands between it and the part before`() {
    var greeting = element("Hello  Bonjour", .button)
    greeting.attributed = [(0, 5), (7, 7)].map { start, length in
      Element.AttributedPart(
        start: start, length: length,
        speech: Sourced(.init(language: "fr-CA"), from: nowhere, by: .stated))
    }
    let plan = utterance(greeting).planned(voices: Voices(english, others: [french]))
    // The sound of the event is none of the segments.
    #expect(
      plan.places == [
        nil, SegmentPlace(index: 0), SegmentPlace(index: 0, gap: "  "), SegmentPlace(index: 1),
      ])
    #expect(plan.places.count == plan.steps.count { $0.segment != nil })
  }

  @Test func `an element of another language has the words and the voice of it`() {
    var save = element("Sichern", .button, .selected)
    save.language = "de-AT"
    #expect(spoken(save) == ["de Auswahl,", "de Sichern,", "de Taste"])
    save.language = "tlh"
    #expect(spoken(save) == ["en Selected,", "en Sichern,", "en Button"])
  }
}
