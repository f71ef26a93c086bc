import ScreenTree
import Testing

@testable import SpokenUI

/// The gestures that an app's `walk` reads.
struct GestureLineTests {
  @Test(arguments: [
    "scrub to March", "scrub to 0.5", "scrub to '0.5'", "scrub January to March",
    "scrub 0 to 1 in 3s", "scrub to March in 0.5s",
    "playAudioGraph Food", "scroll left", "next", "tab", "shiftTab", "interact",
    "stopInteracting", "actionsMenu",
  ]) func `a gesture is read as a transcript writes it`(line: String) {
    #expect(VoiceOverGesture(line: line)?.description == line)
  }

  @Test func `a drag may name its end alone`() {
    #expect(VoiceOverGesture(line: "scrub March") == .scrub(.init(to: .value("March"))))
  }
}
