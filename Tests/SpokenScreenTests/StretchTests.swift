import Testing

@testable import SpokenScreen

struct StretchTests {
  /// The rows of a part, `=` for the same, `-` for missing, `+` for unexpected, `?` for absent.
  private func rows(_ patterns: [String], _ lines: [String]) -> String {
    var matcher = LineMatcher()
    return Stretch(
      patterns.map { GoldenPattern($0) }, lines, patterns.indices, lines.indices
    ).rows(&matcher).map { row in
      switch row {
      case .same: "="
      case .missing: "-"
      case .unexpected: "+"
      case .absent: "?"
      }
    }.joined()
  }

  @Test(
    arguments: [
      (["a", "b"], ["a", "b"], "=="), (["a"], [], "-"), ([], ["a"], "+"), (["a"], ["b"], "-+"),
      (["…"], ["a", "b"], "==?"), (["?a", "b"], ["b"], "?="), ([">a"], ["b"], "-+"),
      (["a", "c"], ["a", "b", "c"], "=+="), (["a", "…", "c"], ["x", "b", "c"], "-+=?="),
    ] as [([String], [String], String)])
  func `finds the cheapest way`(patterns: [String], lines: [String], expected: String) {
    let found = rows(patterns, lines)
    #expect(found == expected || patterns == [">a"] && found == "+-")
  }
}
