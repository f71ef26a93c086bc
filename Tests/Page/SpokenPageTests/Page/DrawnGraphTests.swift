import ScreenScenarios
import Testing

@testable import SpokenPage

struct DrawnGraphTests {
  private func graph(_ points: [(Int, Double?)], isContinuous: Bool) -> StopRecord.Graph {
    StopRecord.Graph(
      isContinuous: isContinuous, length: 100, points: points.map { .init(frame: $0, level: $1) })
  }

  @Test func `a line breaks at a gap, and points are separate`() {
    let line = graph([(0, 0), (50, 1), (75, nil), (100, 0.5)], isContinuous: true)
    #expect(
      DrawnGraph(line).html.text == """
        <svg class="graph" aria-hidden="true" viewBox="0 0 1000 240">
        <path class="series" d="M20 220L500 20M980 120h0"/><circle class="dot" r="14"/>
        </svg>

        """)
    let points = graph([(0, 0), (50, 1)], isContinuous: false)
    #expect(DrawnGraph(points).html.text.contains(#"class="series points" d="M20 220h0M500 20h0""#))
  }

  @Test func `a value alone between gaps, or alone in all, is a point`() {
    let rows: [([(Int, Double?)], String)] = [
      ([(0, 0), (25, nil), (50, 1), (75, nil), (100, 0)], "M20 220h0M500 20h0M980 220h0"),
      ([(0, nil), (50, 0.5), (100, nil)], "M500 120h0"),
      ([(50, 0.5)], "M500 120h0"),
      ([(0, 0), (50, 1), (75, nil), (100, nil)], "M20 220L500 20"),
    ]
    for (points, path) in rows {
      let text = DrawnGraph(graph(points, isContinuous: true)).html.text
      #expect(text.contains(#"class="series" d="\#(path)""#), "\(text)")
    }
  }

  @Test func `the script moves the dot within the same space`() {
    #expect(PageScript.graph.contains("'cx', 20 + 960 * left / segment.graph.length)"))
    #expect(PageScript.graph.contains("'cy', 220 - 200 * level)"))
  }
}
