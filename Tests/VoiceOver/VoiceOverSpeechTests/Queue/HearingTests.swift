import ScreenTree
import Testing
import VoiceOverSpeech

struct HearingTests {
  @Test func `adds up the steps of an utterance at a fixed rate`() {
    let rate = FixedRate()
    let timing = rate.timing(
      of: utterance(element("Volume", value: "50%", .adjustable)))
    // "Volume" has 6 letters of 55 ms, "50%" lasts 166 ms and "Adjustable" 555 ms.
    #expect(timing.description == .milliseconds(333 + 260 + 166 + 260 + 555))
    #expect(timing.laterStart == timing.description + .milliseconds(1060))
    #expect(timing.total == timing.laterStart.map { $0 + .milliseconds(53 * 10_000 / 180) })
    #expect(rate.duration(of: "a") == .milliseconds(150))
  }

  @Test(arguments: [
    (Hearing.Outcome.full, "full"), (.cut(after: .seconds(1), by: .focusMove), "cut"),
    (.dropped(by: .focusMove), "dropped"), (.expired(by: .focusMove), "expired"),
    (.merged(into: .newScreen), "merged"),
  ]) func `has a word for scripts`(outcome: Hearing.Outcome, name: String) {
    #expect(outcome.name == name)
    #expect(outcome.isHeard == ["full", "cut"].contains(name))
  }

  @Test(arguments: [
    (Hearing.Cause.newScreen, "the new screen"), (.focusMove, "the focus move"),
    (.announcement("Saved\nnow"), "the announcement \"Saved now\""),
    (.change("Sugar, On"), "\"Sugar, On\""),
    (.step(.gesture(.action("Archive"))), "action Archive"),
    (.step(.action(.effect(.open("")))), "open"), (.step(.none), ""),
  ]) func `prints what interrupts as transcripts have it`(cause: Hearing.Cause, text: String) {
    #expect("\(cause)" == text)
  }
}
