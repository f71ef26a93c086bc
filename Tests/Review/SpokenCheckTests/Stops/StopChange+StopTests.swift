import SpokenScreenTesting
import Testing

@testable import SpokenCheck

struct StopChangeStopTests {
  private static let gift = "  - Toggle: Gift\n    id: gift\n    value: true\n"
  private static let total = "  - Text: Total\n"

  /// What is heard of views, by swiping through them or in some steps.
  private func heard(
    _ views: String, _ steps: [Walkthrough.Action]? = nil
  ) throws -> SpokenTranscript {
    let text = "screen: S\nviews:\n" + views
    let screen = try #require(ScreenReader.read(Array(text.utf8), file: "s.yaml").value)
    return SpokenTranscript(Scenario(screen, steps: steps?.map { Walkthrough.Step($0) }))
  }

  private static let additions: [([Walkthrough.Action]?, Int, String)] = [
    (nil, 0, "a stop is new: \"Gift, Switch button, On\", stop 1, at the beginning (s.yaml:3:5)"),
    (nil, 1, "a stop is new: \"Total\", stop 2, after 'gift' (s.yaml:6:5)"),
    (
      [.wait(.seconds(9)), .next], 1,
      "a stop is new: \"Total\", at the step 'next', after 'gift' (s.yaml:6:5)"
    ),
    (
      [.wait(.seconds(9)), .announce("Saved")], 1,
      "an announcement is new: \"Saved\", at the step 'announce default', after 'gift'"
    ),
    (
      [.wait(.seconds(9)), .activate], 1,
      "what is heard after 'activate' is new: \"Off\" (s.yaml:3:5)"
    ),
  ]

  @Test(arguments: additions) func `says that a stop is new, and where`(
    steps: [Walkthrough.Action]?, number: Int, sentence: String
  ) throws {
    let now = try heard(Self.gift + Self.total, steps)
    let change = StopChange(added: number, in: now, isLinearSwipe: steps == nil)
    #expect(change.description == sentence)
    #expect(change.kind == .added && change.old == nil)
    #expect(change.newNumber == number + 1 && change.oldNumber == nil)
  }

  private static let removals: [([Walkthrough.Action]?, Int, String)] = [
    (nil, 0, "a stop is gone: \"Gift, Switch button, On\", was stop 1"),
    (nil, 1, "a stop is gone: \"Total\", was stop 2"),
    ([.wait(.seconds(9)), .next], 1, "a stop is gone: \"Total\", was at the step 'next'"),
    (
      [.wait(.seconds(9)), .announce("Saved")], 1,
      "an announcement is gone: \"Saved\", was at the step 'announce default'"
    ),
    ([.wait(.seconds(9)), .activate], 1, "what is heard after 'activate' is gone: \"Off\""),
  ]

  @Test(arguments: removals) func `says that a stop is gone, and where it was`(
    steps: [Walkthrough.Action]?, number: Int, sentence: String
  ) throws {
    let now = try heard("  - Text: Other\n")
    let change = StopChange(
      removed: number, of: try heard(Self.gift + Self.total, steps), after: now.stops[0],
      RemovedWords(now), isLinearSwipe: steps == nil)
    #expect(change.description == sentence + " (s.yaml:3:5)")
    #expect(change.kind == .removed && change.new == nil)
    #expect(change.oldNumber == number + 1 && change.newNumber == nil)
  }

  @Test(arguments: [
    (
      total + "    hidden: true\n" + gift,
      "a stop is gone: \"Total\", was stop 2 (s.yaml:3:5, hidden)"
    ),
    (
      gift + gift.replacing("gift", with: "other") + total,
      "the steps do not reach \"Total\" any more (s.yaml:9:5)"
    ),
    (gift, "a stop is gone: \"Total\", was stop 2"),
  ])
  func `says where the words of a stop are now`(views: String, sentence: String) throws {
    let old = try heard(Self.gift + Self.total)
    let now = try heard(views, [.next])
    let change = StopChange(
      removed: 1, of: old, after: nil, RemovedWords(now), isLinearSwipe: true)
    #expect(change.description == sentence)
  }

  @Test func `says which stops changed places, and which one moved`() throws {
    let stops = try heard(Self.gift + Self.total).stops
    let swap = StopChange(swapping: stops[1], with: stops[0])
    #expect(
      swap.description
        == "\"Total\" and 'gift' changed places; \"Total\" comes first now (s.yaml:6:5)")
    #expect(swap.old == "Gift, Switch button, On" && swap.new == "Total")
    let move = StopChange(moving: stops[0], (old: 2, new: 0), isEarlier: true)
    #expect(
      move.description == "'gift' comes earlier now: it is stop 1, was stop 3 (s.yaml:3:5)")
    let other = StopChange(moving: stops[1], nil, isEarlier: false)
    #expect(other.description == "\"Total\" comes later now (s.yaml:6:5)")
    #expect(other.kind == .moved && other.old == "Total" && other.new == "Total")
  }
}
