import Foundation
import ScreenTree
import Testing

@testable import VoiceOverSession
@testable import VoiceOverSpeech

/// Which tones there are, and when.
struct GraphBuilderTests {
  private func graph(_ values: [Double?], continuous: Bool = true) -> AudioGraph {
    var chart = Property.Chart()
    chart.y = Property.Chart.Axis()
    var series = Property.Chart.Series()
    series.isContinuous = continuous
    series.points = values.enumerated().map { .init(x: .number(Double($0)), y: $1) }
    chart.series = [series]
    return GraphBuilder(chart, series: 0, AudioGraphSettings()).whole
  }

  @Test(arguments: [(1, 5), (60, 5), (62, 5), (100, 8), (150, 12), (2000, 12)])
  func `is longer for more points, up to twelve seconds`(points: Int, seconds: Double) {
    let values = (0..<points).map { Double($0 % 7) }
    for isContinuous in [true, false] {
      #expect(abs(graph(values, continuous: isContinuous).seconds - seconds) < 1e-9)
    }
  }

  @Test(arguments: [true, false])
  func `of a hundred thousand points the least and the greatest of each moment sound`(
    isContinuous: Bool
  ) {
    var values = (0..<100_000).map { sin(Double($0) / 500) }
    (values[54_321], values[77_777]) = (10, -5)
    let graph = graph(values, continuous: isContinuous)
    // Two tones for each 15 ms of 12 s.
    #expect(graph.notes.count <= 1602 && graph.notes.count > 1500)
    #expect(graph.notes.filter { $0.level == 1 }.count == 1)
    #expect(graph.notes.filter { $0.level == 0 }.count == 1)
    #expect(graph.notes.map(\.time) == graph.notes.map(\.time).sorted())
  }

  @Test func `tones last from 50 to 180 milliseconds, and those at one place follow each other`() {
    let lengths = [3, 40, 60].map { points in
      graph((0..<points).map { Double($0) }, continuous: false).notes.map(\.length)
    }
    #expect(lengths.map { $0.min() ?? 0 > 0.0499 } == [true, true, true])
    #expect(lengths.map { $0.max() ?? 0 <= 0.18 } == [true, true, true])
    var chart = Property.Chart()
    chart.y = Property.Chart.Axis()
    var series = Property.Chart.Series()
    series.points = [3, 1].map { .init(x: .number(0), y: $0) }
    chart.series = [series]
    let chord = GraphBuilder(chart, series: 0, AudioGraphSettings()).whole.notes
    #expect(chord.map(\.level) == [0, 1])
    #expect(zip(chord, chord.dropFirst()).allSatisfy { abs($1.time - $0.time - 0.06) < 1e-9 })
  }

  @Test(arguments: [
    // From start to end both grid lines of y and that of x are crossed, from the middle on one.
    (0.0, 1.0, [0.5, 1, 1.5]), (0.5, 1.0, [0, 1]), (1.0, 0.0, [0.5, 1, 1.5]), (0.3, 0.3, []),
  ]) func `a finger feels the grid lines that it crosses`(
    start: Double, end: Double, times: [Double]
  ) {
    var chart = Property.Chart()
    chart.x.gridlines = [2]
    chart.y = Property.Chart.Axis()
    chart.y?.gridlines = [1, 3]
    var series = Property.Chart.Series()
    series.isContinuous = true
    series.points = (0...4).map { .init(x: .number(Double($0)), y: Double($0)) }
    chart.series = [series]
    var settings = AudioGraphSettings()
    let path = ScrubPath(series: 0, start: start, end: end, duration: .seconds(2))
    let ticks = GraphBuilder(chart, series: 0, settings).scrubbed(path).ticks
    #expect(ticks.map { ($0.time * 1000).rounded() / 1000 } == times)
    settings.ticks = false
    #expect(GraphBuilder(chart, series: 0, settings).scrubbed(path).ticks == [])
  }

  @Test func `a missing value is a gap of a line, and no tone`() {
    #expect(graph([1, nil, 3]).notes.map(\.level) == [0, nil, 1])
    #expect(graph([1, nil, 3], continuous: false).notes.map(\.level) == [0, 1])
  }
}
