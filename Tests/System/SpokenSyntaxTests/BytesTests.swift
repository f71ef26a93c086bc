import SpokenSyntax
import TestSupport
import Testing

struct BytesTests {
  /// What Swift's own functions do not find.
  @Test(arguments: Neighbours.scalars)
  func `finds a sign whatever joins with it`(scalar: Unicode.Scalar) {
    let text = "\(scalar)/\(scalar)a\(scalar)/\(scalar)"
    #expect(text.contains(byte: "/"))
    #expect(text.split(atByte: "/").count == 3)
    #expect(text.replacing(bytes: "/", with: "-").utf8.allSatisfy { $0 != UInt8(ascii: "/") })
    #expect("/\(scalar)".starts(withBytes: "/") && "\(scalar)/".ends(withBytes: "/"))
    let rest = "/\(scalar)x".rest(afterBytes: "/").map { Array($0.unicodeScalars) }
    #expect(rest == [scalar, "x"])
    let beginning = "x\(scalar).yaml".beginning(beforeBytes: ".yaml")
    #expect(beginning.map { Array($0.unicodeScalars) } == ["x", scalar])
  }

  @Test func `takes nothing for what only looks the same`() {
    #expect(!"e\u{301}".starts(withBytes: "\u{E9}") && !"e\u{301}".ends(withBytes: "\u{E9}"))
    #expect("".rest(afterBytes: "a") == nil && "a".beginning(beforeBytes: "ba") == nil)
  }

  @Test func `parts keep what is empty on request`() {
    #expect("/a//b".split(atByte: "/") == ["a", "b"])
    #expect("/a//b".split(atByte: "/", omittingEmptySubsequences: false) == ["", "a", "", "b"])
    #expect("a=b=c".split(atByte: "=", maxSplits: 1) == ["a", "b=c"])
    #expect("a\r\n\nb".byteLines == ["a\r", "", "b"])
    #expect("   a ".leadingSpaces == "   " && " \u{301}".leadingSpaces == " ")
  }

  @Test(arguments: [
    ("--->", "-->", "-- >", "--- >"), ("aaa", "aa", "b", "ba"), ("", "a", "b", ""),
    ("a", "", "b", "a"),
  ])
  func `replaces from the beginning`(text: String, old: String, new: String, expected: String) {
    #expect(text.replacing(bytes: old, with: new) == expected)
  }
}
