import ScreenSpeech
import ScreenTree
import Testing

struct HearingTests {
  @Test func `adds up the steps of an utterance at a fixed rate`() {
    let rate = FixedRate()
    let timing = rate.timing(
      of: utterance(element("Volume", value: "50%", .adjustable)))
    // "Volume" has 6 letters of 55 ms, "50%" lasts 166 ms and "Adjustable" 555 ms.
    #expect(timing.description == .milliseconds(333 + 110 + 166 + 110 + 555))
    #expect(timing.laterStart == timing.description + .milliseconds(1100))
    #expect(timing.total == timing.laterStart.map { $0 + .milliseconds(53 * 10_000 / 180) })
    #expect(rate.duration(of: "a") == .milliseconds(150))
  }

  @Test(arguments: [
    (Hearing.Outcome.full, "full"), (.cut(after: .seconds(1), by: "x"), "cut"),
    (.dropped(by: "x"), "dropped"), (.expired(by: "x"), "expired"), (.merged(into: "x"), "merged"),
  ]) func `has a word for scripts`(outcome: Hearing.Outcome, name: String) {
    #expect(outcome.name == name)
  }
}
