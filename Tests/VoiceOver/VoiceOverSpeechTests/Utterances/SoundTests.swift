import Testing
import VoiceOverSpeech

struct SoundTests {
  @Test func `has the names that transcripts and sound themes use`() {
    #expect(
      Sound.allCases.map(\.rawValue) == [
        "item focused", "item activated", "boundary reached", "no item discovered",
        "screen changed", "scrolled page", "next rotor", "previous rotor", "no results",
        "alert appeared", "popover appeared", "item reordered", "secure text entered",
        "unknown command", "quick nav on", "quick nav off", "actions", "more content", "link",
        "container", "capital", "deletion", "button", "heading", "adjustable", "switch", "image",
        "text field",
      ])
  }
}
