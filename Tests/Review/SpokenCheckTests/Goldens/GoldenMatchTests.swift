import SpokenScreen
import Testing

/// Lines of a golden and lines of a transcript, beside each other as a difference shows them.
private func rows(_ patterns: String, _ lines: String) -> [String] {
  let match = GoldenMatch(
    patterns.split(separator: " ").map { GoldenPattern(String($0)) },
    lines.split(separator: " ").map(String.init))
  return match.isSame
    ? ["same"]
    : match.rows.map { row in
      switch row {
      case .same(let pattern, let line): "\(pattern.source)=\(line)"
      case .missing(let pattern): "-\(pattern.source)"
      case .unexpected(let line): "+\(line)"
      case .absent(let pattern): "(\(pattern.source))"
      }
    }
}

struct GoldenMatchTests {
  @Test(arguments: [
    ("a b", "a b"), ("a … d", "a b c d"), ("…", "a b"), ("…", ""), ("… a", "b a a"),
    ("a ?b c", "a c"), ("a ?b c", "a b c"), ("/a+/ b", "aaa b"), ("?a ?a a", "a a"),
    ("… x …", "a x b x"), ("a ?… b", "a b"), ("?/b+/ ?c d", "c d"),
  ])
  func `is what the golden stands for`(patterns: String, lines: String) {
    #expect(rows(patterns, lines) == ["same"])
  }

  @Test(arguments: [
    ("a b c", "a x c", ["a=0", "-b", "+1", "c=2"]),
    ("a b", "a", ["a=0", "-b"]),
    ("a", "a b", ["a=0", "+1"]),
    ("/a+/", "ab", ["-/a+/", "+0"]),
    ("a … z", "b c z2", ["-a", "+0", "…=1", "(…)", "-z", "+2"]),
    ("a ?b c", "a x", ["a=0", "(?b)", "-c", "+1"]),
    (">x a", ">x b", [">x=0", "-a", "+1"]),
    ("", "a", ["+0"]), ("a", "", ["-a"]), ("a c", "a b c", ["a=0", "+1", "c=2"]),
    ("a … c", "x b c", ["-a", "+0", "…=1", "(…)", "c=2"]),
  ])
  func `shows what differs beside what does not`(
    patterns: String, lines: String, expected: [String]
  ) {
    #expect(rows(patterns, lines) == expected)
  }

  @Test func `puts a line in the place of one of its kind alone`() {
    let match = GoldenMatch(
      ["> open", "A", "  B"].map { GoldenPattern($0) }, ["> open", "  C", "D"])
    #expect(
      match.rows == [
        .same(GoldenPattern("> open"), line: 0), .unexpected(line: 1),
        .missing(GoldenPattern("A")), .unexpected(line: 2), .missing(GoldenPattern("  B")),
      ])
  }

  @Test func `shows all lines when they have nothing in common`() {
    let lines = (0..<300).map { "Row \($0)" }
    let match = GoldenMatch(lines.map { GoldenPattern("Old " + $0) }, lines)
    #expect(match.rows.count == 600)
  }

  @Test func `finds a single change in a long transcript`() {
    let lines = (0..<20_000).map { $0 % 2 == 0 ? "> next" : "Row \($0), Button" }
    var patterns = lines.map { GoldenPattern($0) }
    patterns[10] = GoldenPattern("…")
    patterns[19_001] = GoldenPattern("Row, Button")
    let match = GoldenMatch(patterns, lines)
    #expect(!match.isSame)
    let different = match.rows.filter {
      switch $0 {
      case .missing, .unexpected: true
      case .same, .absent: false
      }
    }
    #expect(different == [.missing(GoldenPattern("Row, Button")), .unexpected(line: 19_001)])
  }
}
