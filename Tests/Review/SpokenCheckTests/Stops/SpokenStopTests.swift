import SpokenScreen
import SpokenScreenTesting
import Testing

struct SpokenStopTests {
  private let stops = SpokenTranscript(
    Scenario(
      Screen(
        "S", .button("Pay", .id("pay"), .hint("Pays"), .actions(["Later"])), .text("Total"),
        .view(.slider, nil, [.value(25), .range(0...100)]), file: "s.yaml"))
  ).stops

  @Test func `keeps what is said, and where it comes from`() {
    #expect(stops.map(\.text) == ["Pay, Button", "Total", "25%, Adjustable"])
    #expect(stops.map(\.id) == ["pay", nil, nil])
    #expect(stops.map(\.name) == ["'pay'", "\"Total\"", "\"25%, Adjustable\""])
    #expect(stops[0].hint.map(\.text) == ["Pays"])
    #expect(stops[0].cues.map(\.text) == ["Actions available"])
    #expect(stops[0].origin?.file == "s.yaml")
    #expect(stops.map(\.number) == [0, 1, 2])
  }

  @Test func `counts the way from the opening of the screen`() {
    #expect(stops.map(\.swipes) == [0, 1, 2])
    #expect(stops[0].start == .zero)
    #expect(stops[1].start < stops[2].start)
  }
}
