import ScreenTree
import SpokenCharts
import SpokenLive
import SpokenViews
import Testing

/// What the scales of a chart say of its axes.
@MainActor
struct ChartScalesTests {
  private struct Points: View {
    var body: some View {
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 5))
        PointMark(x: .value("x", 2), y: .value("y", 50))
      }
    }
  }

  private func axis(_ view: some View) -> Property.Chart.Axis? {
    LiveScreen(view).screen.views.first?[.chart]?.y
  }

  @Test func `a logarithmic axis has its own ends, or those of the data`() {
    #expect(axis(Points().chartYScale(type: .log))?.scale == .log10)
    let ranged = axis(Points().chartYScale(domain: 1...100, type: .log))
    #expect(ranged?.scale == .log10)
    #expect(ranged?.range == 1...100)
  }

  @Test func `a logarithmic axis needs numbers that have a place on it`() {
    #expect(axis(Points().chartYScale(domain: 0...100, type: .log))?.scale == .linear)
    #expect(axis(Points().chartYScale(domain: ["a", "b"], type: .log))?.scale == .linear)
    #expect(axis(Points().chartYScale(domain: [5, 5], type: .log))?.scale == .linear)
    #expect(axis(Points().chartYScale(domain: [5, 5], type: .log))?.range == nil)
    #expect(axis(Points())?.scale == .linear)
  }
}
