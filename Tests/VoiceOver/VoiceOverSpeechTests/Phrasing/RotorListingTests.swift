import Testing
import VoiceOverLanguages
import VoiceOverSpeech

struct RotorListingTests {
  /// A listing of a search over numbers.
  private func listing(
    limit: Int = 3, _ search: (RotorListing.Direction, Int?) -> Int?
  ) -> RotorListing {
    RotorListing(
      name: "Numbers", limit: limit, words: .english, text: { "\($0)" },
      search: search)
  }

  @Test(arguments: [
    ([Int](), [String](), "<no results>"), ([1, 2], ["1", "2"], nil),
    ([1, 2, 3, 4], ["1", "2", "3"], "+ 1 More Results..."),
  ]) func `shows the first results and counts the rest`(
    entries: [Int], results: [String], more: String?
  ) {
    let listing = listing { direction, last in
      let index = last.flatMap(entries.firstIndex).map { $0 + 1 } ?? 0
      return direction == .forwards && index < entries.count ? entries[index] : nil
    }
    #expect(listing.results == results)
    #expect(listing.more == more)
  }

  @Test func `ends where a search repeats itself`() {
    let loop = [1, 2, 3, 1, 2, 3]
    var step = 0
    let listing = listing(limit: 10) { direction, _ in
      guard direction == .forwards else { return nil }
      defer { step += 1 }
      return loop[step % loop.count]
    }
    #expect(listing.results == ["1", "2", "3"])
    #expect(self.listing { direction, _ in direction == .forwards ? 7 : nil }.results == ["7"])
  }

  @Test func `joins what lies before and behind`() {
    let listing = listing(limit: 10) { direction, last in
      let next = (last ?? 0) + (direction == .forwards ? 1 : -1)
      return abs(next) <= 2 ? next : nil
    }
    #expect(listing.results == ["-2", "-1", "1", "2"])
  }
}
