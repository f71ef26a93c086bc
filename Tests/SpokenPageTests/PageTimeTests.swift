import Testing

@testable import SpokenPage

@Test(arguments: [
  (0, "0:00", "0 s"), (999, "0:00", "0 s"), (4000, "0:04", "4 s"), (64_000, "1:04", "1 min 4 s"),
  (3_604_000, "1:00:04", "60 min 4 s"),
])
func `a time is rounded down to seconds`(frame: Int, clock: String, words: String) {
  let time = PageTime(frame: frame, at: 1000)
  #expect(time.clock == clock)
  #expect(time.words == words)
}
