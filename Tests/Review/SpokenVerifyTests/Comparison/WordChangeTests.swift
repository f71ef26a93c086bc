import Testing

@testable import SpokenVerify

struct WordChangeTests {
  @Test(arguments: [
    ("food button", "food tab", "1..<2>1..<2"), ("a b c", "a c", "1..<2>1..<1"),
    ("a c", "a b c", "1..<1>1..<2"), ("a b c d", "x b c y", "0..<1>0..<1 3..<4>3..<4"),
    ("a", "a", ""), ("", "a", "0..<0>0..<1"), ("a a", "a", "1..<2>1..<1"),
  ])
  func `names the stretches that differ`(predicted: String, heard: String, changes: String) {
    let words = [predicted, heard].map { $0.split(separator: " ").map(String.init) }
    let found = WordChange.changes(from: words[0], to: words[1])
    #expect(found.map { "\($0.predicted)>\($0.heard)" }.joined(separator: " ") == changes)
  }

  @Test func `takes long texts that differ as one stretch`() {
    let old = (0..<1_000).map { "a\($0)" }
    let new = (0..<1_000).map { "b\($0)" }
    #expect(
      WordChange.changes(from: ["x"] + old, to: ["x"] + new)
        == [WordChange(predicted: 1..<1_001, heard: 1..<1_001)])
  }
}
