import Testing

@testable import VoiceOverElements

struct SeriesShapeTests {
  @Test(
    arguments: [
      ([1, 2, 3], ["rises 2"]),
      ([3, 2, 1], ["falls 2"]),
      ([120, 80, 140], ["falls 1", "rises 2"]),
      ([0, 10, 0, 10, 0], ["rises 1", "falls 2", "rises 3", "falls 4"]),
      // A turn within 5 percent of the range does not count.
      ([0, 50, 49, 100], ["rises 3"]),
      ([100, 99, 100, 0], ["falls 3"]),
      ([5, 5, 5], []),
      ([5], []), ([], []),
      // The last of the greatest values ends a rise.
      ([0, 10, 10, 0], ["rises 2", "falls 3"]),
    ] as [([Double], [String])])
  func `lists runs with their ends`(values: [Double], runs: [String]) {
    #expect(SeriesShape.runs(of: values)?.map { "\($0.direction) \($0.end)" } == runs)
  }

  @Test func `gives up a list of more than four runs`() {
    #expect(SeriesShape.runs(of: [0, 9, 0, 9, 0, 9, 0, 9]) == nil)
  }

  @Test func `overlooks small turns when there are many`() {
    // A wave of a tenth of the range on a rise.
    let values = (0..<100).map { Double($0) + ($0 % 10 < 5 ? 0 : 14) }
    #expect(SeriesShape.runs(of: values)?.map(\.direction) == [.rises])
  }
}
