import Testing

@testable import ScreenCaptures

struct LogPrefixTests {
  private func stripped(_ line: Substring, first: Substring) throws -> Substring? {
    let node = try #require(first.firstIndex(of: "N"))
    return LogPrefix(of: first, before: node, signs: ["|", "-"]).strip(line)
  }

  @Test(arguments: [
    ("N1", "a", "a"), ("  |-N1", "  a", "  a"), ("flutter: N1", "flutter:  | b", "  | b"),
    ("flutter: N1", "flutter:", ""), ("flutter: N1", "other: b", nil), ("log: |-N1", "lo", nil),
    ("10:01.1 D tree : N1", "10:02.9 D tree :  | b", "  | b"),
    ("10:01.1 D tree : N1", "10:02.9 D leaf :  | b", nil),
    ("10:01.1 D tree : N1", "10:02.9", nil),
  ]) func `takes away what a log writes before each line`(
    first: Substring, line: Substring, rest: Substring?
  ) throws {
    #expect(try stripped(line, first: first) == rest)
  }
}
