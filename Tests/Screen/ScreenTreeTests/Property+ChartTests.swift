import ScreenTree
import Testing

private func point(_ x: Double, _ change: (inout Property.Chart.Point) -> Void = { _ in })
  -> Property.Chart.Point
{
  var point = Property.Chart.Point(x: .number(x), y: 2)
  change(&point)
  return point
}

struct PropertyChartTests {
  @Test func `starts without anything, from left to right`() {
    let chart = Property.Chart()
    #expect(chart.title == nil && chart.summary == nil && chart.y == nil)
    #expect(chart.direction == .leftToRight && chart.x.scale == .linear)
    #expect(chart.pointCount == 0)
  }

  @Test func `counts the points of all series`() {
    var line = Property.Chart.Series()
    line.points = [point(1), point(1)]
    var chart = Property.Chart()
    chart.series = [line, Property.Chart.Series(), line]
    #expect(chart.pointCount == 4)
  }

  @Test func `runs around a circle in two directions`() {
    #expect(
      Property.Chart.Direction.allCases.map(\.rawValue) == [
        "leftToRight", "rightToLeft", "topToBottom", "bottomToTop", "radialClockwise",
        "radialCounterClockwise",
      ])
    #expect(
      Property.Chart.Direction.allCases.filter(\.isRadial)
        == [.radialClockwise, .radialCounterClockwise])
    #expect(Property.Chart.Scale.allCases.map(\.rawValue) == ["linear", "log10", "ln"])
  }

  @Test func `an axis with a category is categorical, whatever else it has`() {
    var axis = Property.Chart.Axis()
    axis.range = 0...1
    #expect(!axis.isCategorical)
    axis.categories = [""]
    #expect(axis.isCategorical)
  }

  @Test(arguments: [
    point(2), point(1) { $0.y = nil }, point(1) { $0.x = .category("1") },
    point(1) { $0.label = "" }, point(1) { $0.more = [.number(0)] },
    point(1) { $0.isHidden = true },
  ]) func `a point differs in each of its values`(other: Property.Chart.Point) {
    #expect(other != point(1))
    #expect(other == other)
  }

  @Test func `a point is the same at another position`() {
    let moved = point(1) { $0.position = Position(line: 2, column: 3) }
    #expect(moved == point(1))
    #expect(Set([moved, point(1), point(2)]).count == 2)
  }

  @Test func `any two describers of values are the same, so that a new view changes nothing`() {
    let one = Property.Chart.ValueDescriber { "\($0) kg" }
    let other = Property.Chart.ValueDescriber { _ in "heavy" }
    #expect(one == other)
    #expect(Set([one, other]).count == 1)
    #expect(one(2.5) == "2.5 kg")
  }
}
