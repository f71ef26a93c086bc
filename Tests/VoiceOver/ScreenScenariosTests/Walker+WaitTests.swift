import SpokenScreen
import TestSupport
import Testing
import VoiceOverSpeech

struct WalkerWaitTests {
  @Test func `a wait is said by nobody, and remembered`() throws {
    var walker = Walker(
      try Walkthroughs.scenario(
        """
        screen: Home
        views:
          - { Text: Title }
        """, ["open: home"]))
    _ = walker.open()
    let waited = walker.wait(.milliseconds(500))
    #expect(waited.map { $0.description(in: .voiceover) } == [""])
    #expect(walker.steps.map { "\($0.action)" } == ["open home", "wait 0.5s"])
  }
}
