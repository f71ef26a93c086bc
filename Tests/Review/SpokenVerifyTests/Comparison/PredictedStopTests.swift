import Testing

@testable import SpokenVerify

struct PredictedStopTests {
  private let stop = PredictedStop(
    ["Food", "$40", "Adjustable", "Swipe up."], cues: ["Actions available"])

  @Test(arguments: [
    ("food $40 adjustable swipe up", true), ("Food, $40, Adjustable. Swipe up.", true),
    ("food $40 adjustable swipe up actions available", true), ("food $40 adjustable", false),
    ("food adjustable $40 swipe up", false),
  ])
  func `is heard with its cues and without them`(heard: String, isHeard: Bool) {
    #expect(stop.isHeard(as: ComparedWords.words(of: heard)) == isHeard)
  }

  @Test(arguments: [
    ("adjustable food $40 swipe up", true), ("swipe up adjustable $40 food", true),
    ("food $40 adjustable actions available swipe up", true),
    ("food $40 adjustable up swipe", false), ("food $40 adjustable", false),
  ])
  func `is in another order when whole segments are`(heard: String, isReordered: Bool) {
    #expect(stop.isReordered(in: ComparedWords.words(of: heard)) == isReordered)
  }

  @Test func `gives up on orders that are too many to try`() {
    let words = (0..<40).map { _ in "a a" } + ["b"]
    let heard = ["b"] + (0..<79).map { _ in "a" } + ["c"]
    #expect(!PredictedStop(words).isReordered(in: heard))
  }
}
