import ScreenTree
import Testing
import VoiceOverElements

struct ElementTests {
  @Test func `prints itself on one line with each part that is there`() throws {
    let slider = view(
      .slider, "Food", .id("food"), .value(.text("$40")), .hint("Sets"), .actions(["Reset"]),
      at(1, 2))
    let element = try #require(resolution([slider]).elements.first)
    #expect(element.has(.adjustable) && !element.has(.button))
    #expect(
      element.description
        == "food  label \"Food\" · value \"$40\" · traits adjustable · hint \"Sets\" · "
        + "actions \"Reset\" · frame [1, 2, 10, 10]")
  }

  @Test func `has its chart as the file states it`() throws {
    var chart = Property.Chart()
    chart.title = "Budget"
    let canvas = view(.canvas, nil, .label("Plot"), .chart(chart))
    let element = try #require(resolution([canvas, view(.text, "A")]).elements.first)
    #expect(element.chart?.value == chart)
    #expect(element.chart?.origin.property == .chart)
    #expect(element.chartHere?.title == "Plot")
  }
}
