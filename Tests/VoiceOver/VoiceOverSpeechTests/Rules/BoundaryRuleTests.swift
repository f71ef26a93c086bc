import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct BoundaryRuleTests {
  private static let slider = element("Size", value: "3", .adjustable)

  private func heard(_ boundary: Boundary, at element: Element, in model: String) throws
    -> String
  {
    var settings = SpeechSettings()
    try settings.set("compatibility", to: model)
    return Event.reachedBoundary(boundary, repeating: Focus(element, number: 1))
      .phrased(after: .gesture(.increment), words: .english, settings: settings)
      .description(in: .voiceover)
  }

  @Test(arguments: [
    (Boundary.limit, slider, "♪ boundary reached, 3", "♪ boundary reached"),
    (.limit, element("Size", .adjustable), "♪ boundary reached", "♪ boundary reached"),
    (.end, slider, "♪ boundary reached, Size", "♪ boundary reached, Size"),
    (.start, slider, "♪ boundary reached, Size", "♪ boundary reached, Size"),
  ]) func `repeats the value at a limit, and the label at an end`(
    boundary: Boundary, element: Element, spoken: String, snapshot: String
  ) throws {
    #expect(try heard(boundary, at: element, in: "voiceover") == spoken)
    #expect(try heard(boundary, at: element, in: "snapshot") == snapshot)
  }
}
