import Testing

@testable import SpokenCheck

struct AlignmentTests {
  @Test(arguments: [
    ("abc", "abc", "00 11 22"), ("abc", "ac", "00 21"), ("abcd", "xbxd", "11 33"),
    ("ab", "ba", "10"), ("", "a", ""), ("aab", "ab", "00 21"),
  ])
  func `pairs what stays in order`(old: String, new: String, expected: String) {
    let pairs = Alignment.pairs(Array(old), Array(new))
    #expect(pairs.map { "\($0.old)\($0.new)" }.joined(separator: " ") == expected)
  }

  @Test func `keeps what is single in stretches that are too large to compare`() {
    let old = (0..<5_000).map { $0 % 3 == 0 ? "\($0)" : "x" }
    var new = old
    new.removeSubrange(100..<102)
    new[2_000] = "other"
    let pairs = Alignment.pairs(old, new)
    #expect(pairs.count >= 4_990)
    #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
  }

  @Test func `finds a longest ascending part`() {
    #expect(Alignment.ascending([3, 0, 1, 2, 5, 4]) == [1, 2, 3, 5])
    #expect(Alignment.ascending([]) == [])
  }
}
