import Testing

@testable import ScreenFiles

struct GestureWordsTests {
  @Test(arguments: [
    (
      "swipe down",
      "a swipe down is `decrement` where a value is adjusted, and `rotorNext` elsewhere"
    ),
    ("double_tap", "a double tap is `activate`"), ("Flick Left", "a swipe left is `previous`"),
    ("two-finger-tap", "a tap with two fingers is `pause`"),
    ("sleep", "time passes with `wait: 3s`"),
    ("next", nil), ("", nil),
  ]) func `says which step a gesture is`(word: String, advice: String?) {
    #expect(GestureWords.advice(for: word) == advice)
  }

  @Test func `every advice names steps that there are`() {
    let steps = GestureWords.rows.keys.flatMap(codes(in:)).map { code in
      String(code.prefix { $0 != ":" })
    }
    #expect(steps.count >= GestureWords.rows.count)
    #expect(steps.filter { !StepNames.all.contains($0) } == [])
  }

  @Test func `no step is among them`() {
    #expect(StepNames.all.filter { GestureWords.advice(for: $0) != nil } == [])
  }
}
