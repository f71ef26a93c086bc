import Testing

struct LintRuleChartTests {
  private static let axes =
    "x: { title: Day, range: [0, 9] }, y: { title: Steps, range: [0, 9], format: { unit: steps } }"
  private static let points = "series: [{ points: [[1, 1], [9, 9]] }]"
  /// A chart without a summary, which is reported.
  private static let chart = "chart: { \(axes), \(points) }"

  @Test(arguments: [
    ("- Chart: Steps\n  \(chart)", ["2 chart-without-summary"]),
    ("- Canvas:\n  label: Steps\n  \(chart)", ["3 chart-without-summary"]),
    (
      "- VStack:\n    - Chart: Steps\n      \(chart)\n    - Chart: Miles\n      \(chart)\n"
        + "- Chart: Hours\n  \(chart)",
      ["3 chart-without-summary", "5 chart-without-summary", "7 chart-without-summary"]
    ),
    (
      "- Canvas:\n  label: A\n  representation:\n    Chart: Steps\n    \(chart)",
      ["5 chart-without-summary"]
    ),
    (
      "- Canvas:\n  label: A\n  children:\n    - Chart: Steps\n      \(chart)",
      ["5 chart-without-summary"]
    ),
    (
      "- UIView:\n  elements:\n    - Chart: Steps\n      \(chart)", ["4 chart-without-summary"]
    ),
    ("- VStack:\n    - Chart: Steps\n      \(chart)\n  hidden: true", []),
    ("- UIView:\n    - Chart: Steps\n      \(chart)\n  elementsHidden: true", []),
    ("- VStack:\n    - Chart: Steps\n      \(chart)\n  opacity: 0", []),
    (
      "- VStack:\n    - Chart: Steps\n      \(chart)\n      hidden: true\n- Chart: B\n  \(chart)",
      ["6 chart-without-summary"]
    ),
  ])
  func `finds charts wherever they are, but for hidden ones`(
    views: String, expected: [String]
  ) throws {
    #expect(try found(views) == expected)
  }

  @Test(arguments: [
    "# spoken-lint: disable=chart-without-summary\n- Chart: Steps\n  \(chart)",
    "- Chart: Steps\n  # spoken-lint: disable=chart-without-summary\n  \(chart)",
  ])
  func `is disabled by a comment at the view or at its data`(views: String) throws {
    #expect(try found(views) == [])
  }

  @Test(arguments: [
    (
      "- Chart: Steps\n  chart: { summary: Up., x: { title: Day, range: [0, 9] }, "
        + "y: { title: Steps, range: [0, 9] }, \(points) }", ["2 chart-value-without-unit"]
    ),
    (
      "- Chart:\n    - Rectangle:\n      label: 1\n      value: 1\n  label: Steps\n"
        + "  chart: { summary: Up., \(axes), \(points) }", ["4 label-is-value"]
    ),
  ])
  func `reports equal words of a mark where an author wrote them`(
    views: String, expected: [String]
  ) throws {
    #expect(try found(views) == expected)
  }
}
