import ScreenDocuments
import ScreenFiles
import ScreenInputs
import ScreenScenarios
import ScreenTree
import ScreenYAML
import SpokenAccessibility
import SpokenLive
import SpokenViews
import Testing

@testable import SpokenUI

/// A chart whose words are closures, with a value for each year from 1960.
private struct Births: View, AXChartDescriptorRepresentable {
  var years: Int

  var body: some View {
    Canvas { _, _ in }.accessibilityLabel("Births").accessibilityChartDescriptor(self)
  }

  func makeChartDescriptor() -> AXChartDescriptor {
    let x = AXNumericDataAxisDescriptor(
      title: "Year", range: 1960...2020, gridlinePositions: [1980]
    ) { "year \(Int($0))" }
    let y = AXNumericDataAxisDescriptor(title: "Births", range: 0...100, gridlinePositions: []) {
      "\(Int(($0 * 10).rounded())) tenths a day"
    }
    let points = (0..<years).map {
      AXDataPoint(x: 1960 + Double($0), y: Double($0 * 37 % 89) / 3)
    }
    return AXChartDescriptor(
      title: "Births a day", xAxis: x, yAxis: y,
      series: [AXDataSeriesDescriptor(name: "Births", isContinuous: true, dataPoints: points)])
  }
}

/// What a screen file keeps of a chart in a live view.
@MainActor struct WrittenChartTests {
  @Test(arguments: [1, 4, 60]) func `a written screen keeps the words of the axes`(
    years: Int
  ) throws {
    let live = LiveScreen(Births(years: years), title: "Births")
    let text = live.screen.written(for: "a.screen.yaml")
    let written = try #require(ScreenReader.read(Array(text.utf8), file: "").value)
    let steps: [Walkthrough.Step] = [
      .init(.gesture(.next, count: 1)), .init(.gesture(.describeChart, count: 1)),
      .init(.gesture(.scrub(.init(to: .value("1962"))), count: 1)),
    ]
    var again = Scenario(written)
    again.steps = again.steps.prefix(1) + steps
    let (before, after) = (
      Listened(Scenario(live, steps: steps)).transcript, Listened(again).transcript
    )
    #expect(before.contains("tenths a day") && before.contains("year 1960"))
    #expect(before == after, "\(text)")
  }
}
