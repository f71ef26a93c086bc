import Foundation
import ScreenTree
import SpokenScreen
import SpokenSound
import VoiceOverSession
import VoiceOverSpeech

/// Measures audio graphs: a chart of 100,000 points from its data to its samples, and samples beside
/// real time.
@main
struct Graphs {
  private static let rate = 22_050

  static func main() {
    print("audio graphs, in milliseconds")
    for points in [60, 1_000, 100_000] {
      for isContinuous in [true, false] { measure(points, isContinuous) }
    }
  }

  /// Prints how long it takes to decide the tones of a chart and to make their samples.
  private static func measure(_ points: Int, _ isContinuous: Bool) {
    let chart = chart(points, isContinuous)
    let before = memory()
    let (built, decided) = least { graph(of: chart) }
    guard let graph = decided else { return print("  no graph") }
    let (made, count) = least { GraphSynthesizer(graph, at: rate).reduce(0) { $0 + $1.count } }
    let seconds = Double(count) / Double(rate)
    print(
      "  \(points) points as a \(isContinuous ? "line" : "set"): decided \(format(built)), \(graph.notes.count) tones; "
        + "\(format(seconds)) s of sound made \(format(made)), \(Int(1000 * seconds / made)) × real time; "
        + "memory +\(memory() - before) KB")
  }

  private static func chart(_ points: Int, _ isContinuous: Bool) -> Property.Chart {
    var chart = Property.Chart()
    chart.y = Property.Chart.Axis()
    var series = Property.Chart.Series()
    series.isContinuous = isContinuous
    series.points = (0..<points).map { index in
      let x = Double(index)
      return Property.Chart.Point(x: .number(x), y: sin(x / 7) + cos(x / 1000))
    }
    chart.series = [series]
    return chart
  }

  /// The graph that the rule plays.
  private static func graph(of chart: Property.Chart) -> AudioGraph? {
    let node = Node(.chart, title: "Chart", properties: [.chart(chart)])
    let screen = Screen(title: "Graphs", views: [node])
    var walker = Walker(Scenario(screen))
    _ = walker.open()
    return walker.handle(.playAudioGraph(nil)).flatMap(\.segments).compactMap(\.graph).first
  }

  /// The least time of five, and the result.
  private static func least<Result>(_ action: () -> Result) -> (Double, Result) {
    var best = (Double.infinity, action())
    for _ in 0..<5 {
      let start = ContinuousClock.now
      let result = action()
      let time = (ContinuousClock.now - start) / .milliseconds(1)
      if time < best.0 { best = (time, result) }
    }
    return best
  }

  private static func format(_ number: Double) -> String { String(format: "%.2f", number) }

  /// The memory of this process in kilobytes.
  private static func memory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
