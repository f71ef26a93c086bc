import Foundation
import ScreenScenarios
import ScreenTree
import SpokenCharts
import SpokenLive
import SpokenLiveTesting
import Testing
import VoiceOverLanguages

@testable import SpokenUI

/// What code writes with Swift Charts: marks between values, plots of collections, scales, and what is only seen.
@MainActor struct ChartCatalogTests {
  private struct Day: Identifiable {
    var name: String
    var low: Double
    var high: Double
    var kind = Kind.sun
    var id: String { name }
    var note: Text { Text("\(name), \(kind.rawValue)") }

    static let all = [
      Day(name: "Monday", low: 8, high: 14), Day(name: "Tuesday", low: 6, high: 11, kind: .rain),
      Day(name: "Wednesday", low: 9, high: 17),
    ]
  }

  private enum Kind: String, Plottable {
    case sun = "Sun"
    case rain = "Rain"
  }

  /// A type that says itself how it is shown.
  private struct Money: Plottable {
    var cents: Int
    var primitivePlottable: Double { Double(cents) / 100 }

    init(cents: Int) { self.cents = cents }
    init?(primitivePlottable: Double) { cents = Int(primitivePlottable * 100) }
  }

  private struct Ranges: View {
    var body: some View {
      Chart {
        ForEach(Day.all) { day in
          BarMark(
            x: .value("Day", day.name), yStart: .value("Low", day.low),
            yEnd: .value("High", day.high),
            width: .ratio(0.6)
          )
          .clipShape(Capsule())
          .annotation(
            position: .topLeading, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) {
            Text("unheard")
          }
        }
        RuleMark(
          xStart: .value("Day", "Monday"), xEnd: .value("Day", "Wednesday"), y: .value("Mean", 12.5)
        )
        .lineStyle(StrokeStyle(lineWidth: 2)).zIndex(1).offset(x: 2)
        .accessibilityLabel("Mean").accessibilityValue("12.5 degrees")
      }
      .chartLegend(position: .bottom, alignment: .leading, spacing: 8)
      .chartPlotStyle { plot in plot.background(.gray.opacity(0.1)).frame(height: 200) }
    }
  }

  @Test func `a mark between two values reads both, and plays the second`() {
    expectSpoken(
      Ranges(), .next, .next, .next, .gesture(.playAudioGraph(nil), count: 1),
      reads: """
        Monday, 8–14
        Tuesday, 6–11
        Wednesday, 9–17
        Mean, 12.5 degrees
        ♪ audio graph 5.0s: 3 points, falls, then rises
          Complete
        """)
  }

  private struct Plots: View {
    var body: some View {
      Chart {
        BarPlot(Day.all, x: .value("Day", \.name), y: .value("High", \.high))
          .foregroundStyle(by: .value("Weather", \.kind))
          .opacity(\.low)
          .accessibilityLabel(\.note)
      }
      .chartForegroundStyleScale(["Sun": Color.yellow, "Rain": Color.blue])
      .chartXScale(domain: ["Wednesday", "Tuesday", "Monday"])
      .chartYScale(domain: 0...20, range: .plotDimension(padding: 4))
    }
  }

  @Test func `a plot makes a mark of each element, with its own words`() {
    expectSpoken(
      Plots(), .next, .gesture(.describeChart, count: 1),
      reads: """
        Monday, Sun, 14
        Tuesday, Rain, 11
        [ours] Bar or point chart, 2 series, 3 points. X is Day, from Wednesday to Monday. Y is High, from 0 to 20. Sun. Lowest 14 in Monday. Highest 17 in Wednesday. Rain. Only value 11, Tuesday.
        """)
  }

  private struct Listed: View {
    var body: some View {
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 5))
        PointMark(x: .value("x", 2), y: .value("y", 6))
      }
      .chartXScale(domain: [0, 4])
      .chartYScale(domain: [10, 0])
    }
  }

  @Test func `numbers in a list are the ends of an axis`() {
    let heard = heard(Listed(), [.describeChart])
    #expect(heard.contains("X is x, from 0 to 4. Y is y, from 0 to 10."), "\(heard)")
  }

  private struct Function: View {
    var body: some View {
      Chart {
        Plot {
          LinePlot(x: "x", y: "Square", domain: 1...4) { $0 * $0 }
        }
        .interpolationMethod(.catmullRom(alpha: 0.5))
        .accessibilityHidden(true)
      }
      .chartYScale(type: .log)
      .chartXAxisLabel("Time", position: .bottom, alignment: .center)
      .chartYAxisLabel { Text("Area") }
      .accessibilityLabel("Squares")
    }
  }

  @Test func `a function is a line, on a logarithmic axis if the chart has one`() {
    expectSpoken(
      Function(), .gesture(.describeChart, count: 1),
      reads: """
        Squares
        [ours] Squares. Line chart, 1 series, 61 points. X is Time, from 1 to 4. Y is Area, from 1 to 16. Rises. Lowest 1 at 1. Highest 16 at 4. Average 7.025. Median 6.25.
        """)
  }

  private struct Looks: View {
    @State private var picked: String?
    @State private var span: ClosedRange<Double>?
    @State private var position = 0.0

    var body: some View {
      Chart(Day.all) { day in
        LineMark(x: .value("Day", day.name), y: .value("Price", Money(cents: Int(day.high * 100))))
          .symbol(by: .value("Weather", day.kind))
          .position(by: .value("Weather", day.kind), axis: .horizontal, span: .ratio(0.5))
          .symbolSize(by: .value("Size", day.low))
          .symbol { Image(systemName: "star") }
          .interpolationMethod(.cardinal(tension: 0.2))
          .shadow(radius: 2)
          .cornerRadius(4, style: .continuous)
      }
      .chartXAxis {
        AxisMarks(preset: .aligned, values: .automatic(desiredCount: 3)) { value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 1))
          AxisTick(length: .longestLabel())
          if let name = value.as(String.self), value.index < value.count - 1 {
            AxisValueLabel(name, anchor: .top, collisionResolution: .greedy, orientation: .vertical)
          }
        }
      }
      .chartYAxis {
        AxisMarks(format: .currency(code: "USD"), position: .leading, values: [0, 10, 20])
        AxisMarks(values: .stride(by: 5)) { AxisGridLine() }
      }
      .chartXAxis(.hidden)
      .chartLegend(.visible)
      .chartYScale(domain: .automatic(includesZero: false))
      .chartSymbolScale(range: [BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2)])
      .chartXSelection(value: $picked)
      .chartXSelection(range: $span)
      .chartAngleSelection(value: $picked)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 3)
      .chartScrollPosition(x: $position)
      .chartOverlay { proxy in
        if let place = proxy.position(forX: "Monday") { Text("at \(place)") }
      }
      .chartBackground(alignment: .topLeading) { proxy in
        Color.clear.onTapGesture { picked = proxy.value(atX: 3, as: String.self) }
          .accessibilityHidden(true)
      }
      .chartGesture { proxy in DragGesture().onChanged { _ in _ = proxy.plotSize } }
    }
  }

  @Test func `what is only seen is not heard`() {
    expectSpoken(
      Looks(), .next, .next,
      reads: """
        Sun, Monday, 14
        Rain, Tuesday, 11
        Sun, Wednesday, 17
        """)
  }

  /// The transcript of a view and some gestures on it.
  private func heard(_ view: some View, _ gestures: [VoiceOverGesture]) -> String {
    let steps = gestures.map { Walkthrough.Step(.gesture($0, count: 1)) }
    return Listened(Scenario(LiveScreen(view, title: "Charts"), steps: steps)).transcript
  }

  private struct Hours: View {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    var step: Double

    var body: some View {
      Chart {
        ForEach(0..<3) { index in
          let time = start.addingTimeInterval(Double(index) * step)
          LineMark(x: .value("Time", time), y: .value("Heart rate", 60 + index))
          AreaMark(x: .value("Time", time), y: .value("Heart rate", 60 + index))
            .accessibilityHidden(true)
        }
      }
      .accessibilityLabel("Heart")
    }
  }

  @Test(arguments: [86400.0, 3600, 1, 0.25])
  func `times of one day are told apart, and a line above its area is one`(
    step: Double
  ) {
    let heard = heard(Hours(step: step), [.next, .next, .playAudioGraph(nil)])
    #expect(heard.contains("audio graph 5.0s: 3 points, rises"), "\(heard)")
    let marks = ["60", "61", "62"].compactMap { rate in
      heard.split(separator: "\n").first { $0.hasSuffix(", \(rate)") }?.dropLast(4)
    }
    #expect(Set(marks).count == 3, "\(heard)")
  }

  private struct Plan: View {
    var body: some View {
      Chart {
        BarMark(
          xStart: .value("Start", Date(timeIntervalSinceReferenceDate: 0)),
          xEnd: .value("End", Date(timeIntervalSinceReferenceDate: 10 * 86400)),
          y: .value("Task", "Paint"))
        RectangleMark(
          xStart: .value("From", 1), xEnd: .value("To", 3), yStart: .value("Low", 2),
          yEnd: .value("High", 5))
        RuleMark(xStart: .value("From", 1), xEnd: .value("To", 3), y: .value("Limit", 4))
        Plot {
          PointMark(x: .value("From", 1), y: .value("Low", 1))
          PointMark(x: .value("From", 2), y: .value("Low", 2))
        }
        .accessibilityLabel("Two points")
      }
    }
  }

  @Test func `marks between values read both ends of their axes`() {
    let heard = heard(Plan(), [.next, .next, .next, .next])
    #expect(heard.contains(/Paint, .*1.*2001–.*11.*2001/), "\(heard)")
    #expect(heard.contains("1–3, 2–5"), "\(heard)")
    #expect(heard.contains("Limit, 4"), "\(heard)")
    #expect(heard.split(separator: "\n").count { $0 == "Two points" } == 1, "\(heard)")
  }
}
