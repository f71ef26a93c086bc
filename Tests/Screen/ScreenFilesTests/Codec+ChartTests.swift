import ScreenDocuments
import ScreenTree
import ScreenYAML
import TestSupport
import Testing

@testable import ScreenFiles

struct CodecChartTests {
  private static let axes = "x: { categories: [A, B] }, y: { range: [0, 9] }"

  @Test(arguments: [
    ("{}", ["4:12: Chart: 'chart' needs an `x` axis, a `y` axis and `series`"]),
    (
      "{ x: {}, series: [] }",
      ["4:12: Chart: 'chart' needs an `x` axis, a `y` axis and `series`"]
    ),
    (
      "{ \(axes), series: [{ points: [[C, 1]] }] }",
      ["4:83: Chart: 'C' is no category of the axis. Did you mean 'A'?"]
    ),
    (
      "{ \(axes), series: [{ points: [[A, 10]] }] }",
      [
        "4:83: Chart: 10 lies outside the range of `y`, which is the least and the greatest value that "
          + "can be displayed: 0 to 9"
      ]
    ),
    (
      "{ \(axes), series: [{ continuous: true, points: [[A, 1], [A, 2]] }] }",
      [
        "4:109: Chart: a continuous series has one point for each x, and this one is in line 4 already; "
          + "leave `continuous` out for separate points"
      ]
    ),
    (
      "{ \(axes), series: [{ points: [[A, .nan]] }] }",
      ["4:87: Chart: 'y' is a number, or null for a missing value, not '.nan'"]
    ),
    (
      "{ x: {}, y: { range: [0, 9] }, series: [{ points: [[A, 1]] }] }",
      [
        "4:63: Chart: 'x' is a number on a numeric axis, not 'A'; an axis of names has `categories`"
      ]
    ),
    (
      "{ x: {}, y: { scale: log10 }, series: [{ points: [[1, 0]] }] }",
      ["4:62: Chart: a logarithmic axis has no place for 0"]
    ),
    (
      "{ x: { categories: [A, A] }, y: { categories: [B] }, series: [] }",
      [
        "4:31: Chart: a category is listed twice",
        "4:44: Chart: the `y` axis is numeric; it has a range, no categories",
      ]
    ),
    (
      "{ \(axes), series: [{ points: [{ x: A, more: [1] }] }] }",
      ["4:83: Chart: 'more' has 1 value for 0 additional axes; one for each"]
    ),
    (
      "{ \(axes), series: [{ points: [[A, 1, 2]] }] }",
      ["4:83: Chart: a point is [x, y], such as [March, 140]"]
    ),
    (
      "{ x: { categories: [A], words: { 1: one } }, y: { words: [one] }, series: [] }",
      [
        "4:31: Chart: an axis has either `categories`, or `range`, `gridlines`, `format`, `words` and `scale`",
        "4:69: Chart: 'words' has a text for each number, such as {120: 120 bags}",
      ]
    ),
    (
      "{ x: {}, y: { words: { 1: one, two: 2, 3: [] } }, series: [] }",
      [
        "4:43: Chart: 'words' is about numbers, and 'two' is none",
        "4:54: Chart: 'words' is a text, not a list",
      ]
    ),
    (
      "{ x: {}, y: { words: { 1: one, 1.0: again, 1e0: once more, 2e15: many, -inf: none } }, series: [] }",
      [
        "4:43: Chart: 'words' has 1 in line 4 already, as '1'; a number has one text",
        "4:55: Chart: 'words' has 1 in line 4 already, as '1'; a number has one text",
        "4:71: Chart: the numbers of 'words' go from -1000000000000000 to 1000000000000000, not 2e15",
        "4:83: Chart: the numbers of 'words' go from -1000000000000000 to 1000000000000000, not -inf",
      ]
    ),
    (
      "{ x: { range: [0, 1e300] }, y: {}, series: [] }",
      ["4:26: Chart: a range lies within -1000000000000000 and 1000000000000000"]
    ),
    (
      "{ \(axes), series: [{ points: [[A, 1]], colour: red }] }",
      ["4:92: Chart: 'series' has no 'colour'. Use one of continuous, name, points."]
    ),
  ]) func `reports what is wrong with a chart`(chart: String, errors: [String]) {
    #expect(viewFaults("  - Chart:\n    chart: \(chart)\n") == errors)
  }

  @Test func `words are for as many numbers as there may be points`() {
    let words = (0...100_000).map { "\($0): a" }.joined(separator: ", ")
    #expect(
      viewFaults("  - Chart:\n    chart: { x: {}, y: { words: { \(words) } }, series: [] }\n")
        == ["4:33: Chart: 'words' has at most 100000 numbers, not 100001"])
  }

  @Test func `keeps words for numbers to the last bit`() throws {
    let text =
      "screen: A\nviews:\n  - Chart:\n    chart: { x: {}, y: { words: { 0.1: a tenth, 120: many, -2.5e-7: few } }, "
      + "series: [] }\n"
    let screen = try #require(ScreenReader.read(Array(text.utf8), file: "a.screen.yaml").value)
    let words = screen.views.first?[.chart]?.y?.words
    #expect(words == [0.1: "a tenth", 120: "many", -2.5e-7: "few"])
    let written = ScreenWriter.yaml(screen)
    let again = try #require(ScreenReader.read(Array(written.utf8), file: "a.screen.yaml").value)
    #expect(again.views.first?[.chart] == screen.views.first?[.chart], "\(written)")
  }

  @Test func `reports everything at once`() {
    let found = viewFaults(
      """
        - Chart: Spending
          chart:
            x: { categories: [A, B] }
            y: { range: [0, 9] }
            series:
              - continuous: true
                points:
                  - [A, 1]
                  - [D, 2]
                  - [A, 30]
      """)
    #expect(found.count == 3)
    #expect(found.allSatisfy { !$0.isEmpty })
  }

  @Test func `refuses more points than can be heard`() {
    let points = (0...100_000).map { "[\($0), 1]" }.joined(separator: ", ")
    let found = viewFaults(
      "  - Chart: Many\n    chart: { x: {}, y: {}, series: [{ points: [\(points)] }] }\n")
    #expect(found.count == 1)
    #expect(found[0].contains("a chart has at most 100000 points, not 100001"))
  }

  @Test func `takes numbers as categories of a categorical axis`() throws {
    let screen = try #require(
      ScreenReader.read(
        Array(
          """
          screen: S
          views:
            - Chart: Years
              chart:
                x: { categories: [2023, 2024] }
                y: { range: [0, 9] }
                series: [{ points: [[2023, 1], [2024, null]] }]
          """.utf8), file: "f"
      ).value)
    let points = try #require(screen.views[0][.chart]?.series[0].points)
    #expect(points.map(\.x) == [.category("2023"), .category("2024")])
    #expect(points.map(\.y) == [1, nil])
    #expect(points.map { $0.position.line } == [7, 7])
  }
}
