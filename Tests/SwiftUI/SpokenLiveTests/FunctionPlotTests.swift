import SpokenCharts
import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// Plots of functions without a domain of their own.
@MainActor
struct FunctionPlotTests {
  @Test func `a function is plotted over the axis that the app sets`() {
    expectSpoken(
      Chart { LinePlot(x: "x", y: "Square") { $0 * $0 } }.chartXScale(domain: 2...4),
      .gesture(.describeChart, count: 1),
      reads: """
        [ours] 2 to 2.066667, Average 4.135
        [ours] Line chart, 1 series, 61 points. X is x, from 2 to 4. Y is Square, from 4 to 16. Rises, on average by 6 per x. Lowest 4 at 2. Highest 16 at 4. Average 9.344. Median 9.
        """)
  }

  @Test func `a function is plotted from 0 to 1 by itself`() {
    expectSpoken(
      Chart { AreaPlot(x: "x", y: "Double") { 2 * $0 } }, .gesture(.describeChart, count: 1),
      reads: """
        [ours] 0 to 0.033333, Average 0.03333
        [ours] Line chart, 1 series, 61 points. X is x, from 0 to 1. Y is Double, from 0 to 2. Rises, on average by 2 per x. Lowest 0 at 0. Highest 2 at 1. Average 1. Median 1.
        """)
  }

  @Test func `a function is plotted over the other marks`() {
    expectSpoken(
      Chart {
        PointMark(x: .value("x", 3), y: .value("y", 1))
        PointMark(x: .value("x", 9), y: .value("y", 2))
        LinePlot(x: "x", y: "Line") { $0 }.mask { RuleMark(y: .value("y", 1)) }
          .accessibilityHidden(true)
      }, .next, .gesture(.describeChart, count: 1),
      reads: """
        3, 1
        9, 2
        [ours] Chart of lines and points, 2 series, 63 points. X is x, from 3 to 9. Y is y, from 1 to 9. Series 1. Lowest 1 at 3. Highest 2 at 9. Series 2. Rises, on average by 1 per x. Lowest 3 at 3. Highest 9 at 9. Average 6. Median 6.
        """)
  }

  @Test func `an area between the two values of a function is read by the second`() {
    expectSpoken(
      Chart {
        Plot {
          AreaPlot(x: "x", yStart: "Low", yEnd: "High", domain: 0...60) { x in
            (yStart: x, yEnd: x * 2)
          }
        }
      }, .next, .user(.last),
      reads: """
        [ours] 0 to 2, Average 2
        [ours] 3 to 5, Average 8
        60, 120
        """)
  }
}
