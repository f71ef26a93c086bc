import Testing

@testable import SpokenVerify

struct CostTableTests {
  /// Stops or utterances, separated by spaces, of which each letter is a word; `-` could not be heard.
  private func keys(_ text: String) -> ArraySlice<StopAlignment.Key> {
    let keys = text.split(separator: " ").enumerated().map { number, letters in
      let words = letters.utf8.map { Int($0) }
      return StopAlignment.Key(
        number: number, levels: [words.reduce(0) { $0 * 256 + $1 }],
        words: letters == "-" ? nil : words.sorted())
    }
    return keys[...]
  }

  /// Pairs as `stop=utterance`, then what is missing and what is extra.
  private func letters(_ table: CostTable) -> String {
    table.rows.map { row in
      switch row {
      case .pair(let stop, let utterance): "\(stop)=\(utterance)"
      case .missing(let stop): "-\(stop)"
      case .extra(let utterance): "+\(utterance)"
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("nothing at all", "", "", ""), ("no utterance", "a b", "", "-0 -1"),
    ("no stop", "", "a b", "+0 +1"), ("all is equal", "a b c", "a b c", "0=0 1=1 2=2"),
    ("a stop is missing", "a b c", "a c", "0=0 -1 2=1"),
    ("an utterance too many", "a c", "a b c", "0=0 +1 1=2"),
    ("other words in one place", "a b c", "a x c", "0=0 1=1 2=2"),
    ("nothing in common", "a", "b", "0=0"),
    ("the same words in another order", "abc", "abd cab", "+0 0=1"),
    ("the same words in another order first", "abc", "cab abd", "0=0 +1"),
    ("more words in common", "aab", "abc aabd", "+0 0=1"),
    ("nothing could be heard in one place", "a b c", "a - c", "0=0 1=1 2=2"),
    ("equal words before what could not be heard", "b", "- b", "+0 0=1"),
    ("what could not be heard before other words", "b", "- x", "0=0 +1"),
  ])
  func `lines up at the least cost`(name: String, stops: String, heard: String, rows: String) {
    let table = CostTable(keys(stops), keys(heard), isStart: true, isEnd: true)
    #expect(letters(table) == rows, "\(name)")
  }

  @Test(arguments: [
    (true, true, "0=0 -1"), (true, false, "-0 1=0"), (false, true, "0=0 -1"),
    (false, false, "-0 1=0"),
  ])
  func `leaves out the stop that may lie outside of the recording, in doubt the last`(
    isStart: Bool, isEnd: Bool, rows: String
  ) {
    #expect(letters(CostTable(keys("a a"), keys("a"), isStart: isStart, isEnd: isEnd)) == rows)
  }

  @Test func `names stops and utterances by their numbers in the whole lists`() {
    let table = CostTable(
      keys("x y a b")[2...], keys("z a")[1...], isStart: false, isEnd: false)
    #expect(letters(table) == "2=1 -3")
  }
}
