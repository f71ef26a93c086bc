import SpokenScreenTesting
import Testing

@testable import SpokenCheck
@testable import ScreenScenarios

struct CostChangeTests {
  /// A stop so many swipes and tenths of a second from the opening of its screen.
  private func stop(_ swipes: Int, _ tenths: Int) -> SpokenStop {
    var stop = SpokenTranscript(Scenario(Screen("S", .button("Pay", .id("pay"))))).stops[0]
    stop.swipes = swipes
    stop.start = .milliseconds(100 * tenths)
    return stop
  }

  private func change(_ old: (Int, Int), _ new: (Int, Int)) -> String? {
    CostChange(stop(old.0, old.1), stop(new.0, new.1)).map { "\($0.stop): \($0)" }
  }

  @Test func `reports swipes at once, and seconds when somebody notices them`() {
    #expect(change((1, 39), (2, 81)) == "'pay': 2 swipes and 8.1 s, was 1 swipe and 3.9 s")
    #expect(change((1, 39), (2, 39)) == "'pay': 2 swipes and 3.9 s, was 1 swipe and 3.9 s")
    #expect(change((0, 10), (0, 15)) == "'pay': 0 swipes and 1.5 s, was 0 swipes and 1.0 s")
    #expect(change((0, 15), (0, 10)) == "'pay': 0 swipes and 1.0 s, was 0 swipes and 1.5 s")
    #expect(change((0, 10), (0, 14)) == nil)
    #expect(change((3, 10), (3, 10)) == nil)
  }

  @Test func `reports a change once for stops behind one another`() {
    let costs = [(1, 10), (2, 20), (3, 30), (4, 50)].compactMap { swipes, tenths in
      CostChange(stop(swipes, tenths), stop(swipes + 1, tenths + (swipes == 4 ? 20 : 10)))
    }
    #expect(
      CostChange.lines(costs) == [
        "'pay' and 2 more after it: 2 swipes and 2.0 s, was 1 swipe and 1.0 s",
        "'pay': 5 swipes and 7.0 s, was 4 swipes and 5.0 s",
      ])
    #expect(CostChange.lines([]) == [])
  }

  @Test func `rounds to tenths of a second`() {
    let times: [Duration] = [.milliseconds(149), .milliseconds(150), .seconds(61), .zero]
    #expect(times.map(\.inTenths) == [0.1, 0.2, 61, 0])
  }
}
