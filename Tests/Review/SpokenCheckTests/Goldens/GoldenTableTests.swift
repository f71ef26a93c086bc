import Testing

@testable import SpokenCheck

struct GoldenTableTests {
  /// The table of a golden and a transcript, whose lines are parted by semicolons.
  private func table(_ golden: String, _ lines: String, allowing cost: Int) -> GoldenTable {
    var matcher = LineMatcher()
    let patterns = golden.split(separator: ";").map { GoldenPattern(String($0)) }
    var outlined = OutlinedLines(patterns, lines.split(separator: ";").map(String.init))
    if cost > 0 { outlined.addWords() }
    return GoldenTable(outlined, allowing: cost, &matcher)
  }

  @Test(arguments: [
    ("", ""), ("Food;Help", "Food;Help"), ("Food", "Food "), ("?Food", ""), ("…", ""),
    ("…", "Food;Help"), ("Food;…;Help", "Food;Pay;Total;Help"), ("/F.*/", "Food"),
    ("?Food;Help", "Food;Help"), ("…;Help", "Help;Food;Help"),
  ])
  func `costs nothing when the golden matches`(golden: String, lines: String) {
    #expect(table(golden, lines, allowing: 0).isComplete)
  }

  @Test(arguments: [
    ("a missing line", "Food", "", 8), ("an unexpected line", "", "Food", 8),
    ("a line before", "Help", "Food;Help", 8), ("a line fewer before", "Food;Help", "Help", 8),
    ("another line", "Food", "Help", 8), ("the same name", "Pay, Button", "Pay, Link", 6),
    ("another name", "Food, Button", "Help, Button", 7),
    ("two other lines", "Pay, Button;Food", "Pay, Link;Help", 14),
    ("a step and words", "> next", "next", 16), ("words and a hint", "Food", "  Food", 16),
    ("an expression that does not match", "/F.*/", "Help", 8),
    ("an optional line is not replaced", "?Food, Button", "Food, Link", 8),
    ("one of three", "Food;Pay;Help", "Food;Total;Help", 8),
  ])
  func `costs less when lines have words in common`(
    name: String, golden: String, lines: String, cost: Int
  ) {
    #expect(table(golden, lines, allowing: cost).isComplete, "\(name)")
    #expect(!table(golden, lines, allowing: cost - 1).isComplete, "\(name)")
  }

  @Test(arguments: [
    ("Food", "Food;Food", ["Food=0", "+1"]), ("Food;Food", "Food", ["Food=0", "-Food"]),
    ("Food", "  Help", ["+0", "-Food"]), ("?Pay;Food", "Food", ["(?Pay)", "Food=0"]),
    ("…;Help", "Food;Help;Help", ["…=0", "…=1", "(…)", "Help=2"]),
    ("…;Food", "Pay;Help", ["…=0", "(…)", "-Food", "+1"]),
    ("Food;Pay, Button", "Total;Pay, Link;Food", ["-Food", "+0", "-Pay, Button", "+1", "+2"]),
  ])
  func `shows the cheapest alignment`(
    golden: String, lines: String, rows: [String]
  ) {
    let found = table(golden, lines, allowing: 64).rows.map { row in
      switch row {
      case .same(let pattern, let line): "\(pattern.source)=\(line)"
      case .missing(let pattern): "-\(pattern.source)"
      case .unexpected(let line): "+\(line)"
      case .absent(let pattern): "(\(pattern.source))"
      }
    }
    #expect(found == rows)
  }
}
