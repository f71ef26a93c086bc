import TestSupport
import Testing

struct ChartChecksTests {
  private func found(_ chart: String) -> [String] {
    viewFaults("  - Chart:\n    chart: \(chart)\n")
  }

  private static func list(_ item: String, count: Int) -> String {
    "[" + Array(repeating: item, count: count).joined(separator: ", ") + "]"
  }

  @Test(arguments: [
    // The bounds of a range are in it, and bars may stand at one x.
    "{ x: { range: [1, 5] }, y: { range: [0, 9] }, series: [{ points: [[1, 0], [5, 9], [5, 3]] }] }",
    "{ x: {}, y: { scale: ln }, series: [{ points: [[0, 1], [1, null]] }] }",
    "{ x: { categories: [A] }, y: {}, additional: [{ categories: [B] }, {}], "
      + "series: [{ points: [{ x: A, more: [B] }] }] }",
    // Each series is a line of its own.
    "{ x: {}, y: {}, series: [{ continuous: true, points: [[1, 1]] }, "
      + "{ continuous: true, points: [[1, 1]] }] }",
    "{ x: {}, y: { gridlines: [0, 900] }, series: [] }",
  ]) func `accepts a chart whose parts fit`(chart: String) {
    #expect(found(chart) == [])
  }

  @Test(arguments: [
    (
      "{ x: { scale: ln }, y: {}, series: [{ points: [[0, 1], [-2, 1], [1, 1]] }] }",
      [
        "4:59: Chart: a logarithmic axis has no place for 0",
        "4:67: Chart: a logarithmic axis has no place for -2",
      ]
    ),
    (
      "{ x: { range: [1, 5] }, y: {}, series: [{ points: [[5.5, 0], [0, 0]] }] }",
      [
        "4:63: Chart: 5.5 lies outside the range of `x`",
        "4:73: Chart: 0 lies outside the range of `x`",
      ]
    ),
    (
      "{ x: {}, y: {}, additional: [{}, { categories: [A, B] }], "
        + "series: [{ points: [{ x: 1, more: [A, C] }, { x: 2, more: [3, B, 4] }] }] }",
      [
        "4:90: Chart: 'more' is a number on a numeric axis, not 'A'; an axis of names has `categories`",
        "4:90: Chart: 'C' is no category of the axis. Did you mean 'A'?",
        "4:114: Chart: 'more' has 3 values for 2 additional axes; one for each",
      ]
    ),
    (
      "{ x: {}, y: {}, additional: [{ range: [0, 1] }, { scale: log10 }], "
        + "series: [{ points: [{ x: 1, more: [2, 0] }] }] }",
      [
        "4:99: Chart: 2 lies outside the range of `more`",
        "4:99: Chart: a logarithmic axis has no place for 0",
      ]
    ),
    (
      "{ x: {}, y: {}, series: [{ continuous: true, points: [[1, 1], [2, 2], [1.0, 3], [1, 4]] }] }",
      [
        "4:82: Chart: a continuous series has one point for each x, and this one is in line 4 already; "
          + "leave `continuous` out for separate points",
        "4:92: Chart: a continuous series has one point for each x, and this one is in line 4 already; "
          + "leave `continuous` out for separate points",
      ]
    ),
    (
      "{ x: { categories: [1234567890123456789012345678901234567890123] }, y: {}, "
        + "series: [{ points: [[123456789012345678901234567890123456789012, 1]] }] }",
      [
        "4:107: Chart: '1234567890123456789012345678901234567890' is no category of the axis. "
          + "Did you mean '1234567890123456789012345678901234567890123'?"
      ]
    ),
  ]) func `reports points that are not on their axes`(chart: String, errors: [String]) {
    #expect(found(chart) == errors)
  }

  @Test(arguments: [
    (
      "{ x: { range: [0, 5], scale: log10 }, y: { range: [1, 5], gridlines: [1, 5, 6, 7] }, "
        + "series: [] }",
      [
        "4:26: Chart: the range of a logarithmic axis lies above 0",
        "4:81: Chart: the grid line 6 lies outside the range",
      ]
    ),
    (
      "{ x: { categories: [A], format: percent }, y: {}, series: [] }",
      [
        "4:31: Chart: an axis has either `categories`, or `range`, `gridlines`, `format`, `words` and `scale`"
      ]
    ),
    (
      "{ x: {}, y: { range: [-2e15, 0] }, series: [] }",
      ["4:33: Chart: a range lies within -1000000000000000 and 1000000000000000"]
    ),
    (
      "{ x: { gridlines: \(list("0", count: 1001)) }, y: {}, series: [] }",
      ["4:17: Chart: an axis has at most 1000 grid lines and 100000 categories"]
    ),
    (
      "{ x: {}, y: {}, series: \(list("{ points: [] }", count: 1001)) }",
      ["4:36: Chart: a chart has at most 1000 series"]
    ),
    ("{ x: { gridlines: \(list("0", count: 1000)) }, y: {}, series: [] }", []),
    ("{ x: {}, y: {}, series: \(list("{ points: [] }", count: 1000)) }", []),
  ]) func `reports axes that cannot be, and too many parts`(chart: String, errors: [String]) {
    #expect(found(chart) == errors)
  }

  @Test func `an axis has at most 100000 categories`() {
    let names = (0...100_000).map(String.init).joined(separator: ", ")
    #expect(
      found("{ x: { categories: [\(names)] }, y: {}, series: [] }")
        == ["4:17: Chart: an axis has at most 1000 grid lines and 100000 categories"])
  }
}
