import Testing

@testable import VoiceOverElements

struct SeriesStatisticsTests {
  @Test func `computes what is known by heart`() throws {
    let line = try #require(SeriesStatistics(x: [0, 1, 2, 3], y: [1, 3, 5, 7]))
    #expect(line.slope == 2)
    #expect(line.intercept == 1)
    #expect(line.rSquared == 1)
    #expect(line.mean == 4)
    #expect(line.median == 4)
    #expect(line.outliers == [])
    #expect((line.lowest, line.highest) == (0, 3))
  }

  @Test func `names the first of equal extremes`() throws {
    let series = try #require(SeriesStatistics(x: [0, 1, 2, 3], y: [5, 1, 5, 1]))
    #expect((series.lowest, series.highest) == (1, 0))
  }

  @Test func `has no trend when x or y does not vary`() throws {
    let vertical = try #require(SeriesStatistics(x: [2, 2, 2], y: [1, 5, 9]))
    #expect((vertical.slope, vertical.rSquared) == (0, 0))
    let level = try #require(SeriesStatistics(x: [0, 1, 2], y: [4, 4, 4]))
    #expect((level.slope, level.rSquared) == (0, 0))
    #expect(SeriesStatistics(x: [], y: []) == nil)
  }

  @Test func `finds the value that leaves a line, and only that`() throws {
    let y = [10.0, 12, 11, 13, 90, 14, 13, 15]
    let series = try #require(SeriesStatistics(x: y.indices.map(Double.init), y: y))
    #expect(series.outliers == [4])
  }

  @Test(
    arguments: [
      ([1, 1, 9, 1, 1], [2]), ([1, 1, 1, 1, 1], []), ([2, 4, 6, 8], []), ([1, 9, 1], []),
      ([0.1, 0.2, 0.3, 0.4], []),
      ([1, 2, 90, 4, 5, 6, 7], [2]),
    ] as [([Double], [Int])])
  func `values of which most lie on a line have outliers, but three never do`(
    y: [Double], outliers: [Int]
  ) throws {
    let series = try #require(SeriesStatistics(x: y.indices.map(Double.init), y: y))
    #expect(series.outliers == outliers)
  }

  @Test func `keeps its digits far from zero`() {
    let x = (0..<5).map { 1e9 + Double($0) }
    let y = (0..<5).map { 1e9 + 1 + 2 * Double($0) }
    let series = SeriesStatistics(x: x, y: y)
    #expect(series?.slope == 2)
    #expect(series?.rSquared == 1)
    #expect(series?.mean == 1e9 + 5)
  }

  @Test(arguments: SciPyRow.all.indices) func `agrees with SciPy to six digits`(index: Int) throws {
    let row = SciPyRow.all[index]
    let ours = try #require(SeriesStatistics(x: row.x, y: row.y))
    #expect(ours.mean.agrees(with: row.mean, scale: row.y))
    #expect(ours.median.agrees(with: row.median, scale: row.y))
    #expect(ours.slope.agrees(with: row.slope, scale: []))
    #expect(ours.intercept.agrees(with: row.intercept, scale: row.y))
    #expect(abs(ours.rSquared - row.rSquared) < 1e-6)
    #expect(ours.outliers == row.outliers)
  }
}

extension Double {
  /// Whether six digits agree: relative to the number, or to the values that it comes from.
  fileprivate func agrees(with other: Double, scale: [Double]) -> Bool {
    let size = Swift.max(abs(other), (scale.map(abs).max() ?? 0) * 1e-6)
    return abs(self - other) <= 1e-6 * size + 1e-12
  }
}
