import ScreenTree
import VoiceOverElements
import VoiceOverSession

/// Makes the audio graph of a series.
struct GraphBuilder {
  private let chart: Property.Chart
  private let number: Int
  private let settings: AudioGraphSettings
  private let points: [Property.Chart.PlacedPoint]
  private let yRange: ClosedRange<Double>
  private let xRange: ClosedRange<Double>

  init(_ chart: Property.Chart, series number: Int, _ settings: AudioGraphSettings) {
    self.chart = chart
    self.number = number
    self.settings = settings
    points = chart.placed(chart.series[number])
    yRange = chart.yRange
    xRange = chart.xRange
  }

  /// Up to this many points a graph has the default duration.
  private static let fewPoints = 60
  /// The default duration, what more points add, and the greatest, in seconds.
  private static let usual = 5.0
  private static let perPoint = 0.08
  private static let longest = 12.0
  /// Points closer than this are grouped, in seconds.
  private static let grain = 0.015
  /// The longest and the shortest tone, in seconds.
  private static let longestTone = 0.18
  private static let shortestTone = 0.05
  /// The time between tones at one place, in seconds.
  private static let arpeggio = 0.06

  private var isContinuous: Bool { chart.series[number].isContinuous }

  /// The graph from the start to the end of the x axis.
  var whole: AudioGraph {
    let seconds =
      settings.duration?.inFractions
      ?? (points.count <= Self.fewPoints
        ? Self.usual : min(Self.longest, max(Self.usual, Double(points.count) * Self.perPoint)))
    // The last tone ends with the graph.
    let span = isContinuous ? seconds : seconds - Self.longestTone
    let placed = points.map { (time: part(of: $0) * span, level: level(of: $0)) }
    let kept = thinned(placed)
    let notes = isContinuous ? corners(kept) : tones(kept)
    let ticks = ticks(along: placed, xLines.map { $0 * span })
    return graph(notes, ticks, seconds)
  }

  /// The graph under a finger that drags from one part of the x axis to another.
  func scrubbed(_ path: ScrubPath) -> AudioGraph {
    let seconds = path.duration.inFractions
    let distance = path.end - path.start
    let touched = min(path.start, path.end)...max(path.start, path.end)
    func time(_ part: Double) -> Double {
      distance == 0 ? 0 : (part - path.start) / distance * seconds
    }
    var between = points.map { (part: part(of: $0), level: level(of: $0)) }
      .filter { touched ~= $0.part }
    // A finger that moves back meets the points in the opposite order.
    if distance < 0 { between.reverse() }
    let placed = between.map { (time: time($0.part), level: $0.level) }
    let lines = distance == 0 ? [] : xLines.filter { touched ~= $0 }.map(time)
    guard isContinuous else {
      return graph(tones(thinned(placed)), ticks(along: placed, lines), seconds)
    }
    // The line between two points sounds where the finger starts and where it stops.
    let start = (time: 0.0, level: level(at: path.start))
    let end = (time: seconds, level: level(at: path.end))
    let inside = placed.filter { $0.time > 0 && $0.time < seconds }
    return graph(
      corners([start] + thinned(inside) + [end]), ticks(along: [start] + inside + [end], lines),
      seconds)
  }

  private func graph(
    _ notes: [AudioGraph.Note], _ ticks: [AudioGraph.Tick], _ seconds: Double
  ) -> AudioGraph {
    AudioGraph(
      notes: notes, ticks: ticks, isContinuous: isContinuous, timbre: number,
      pitch: settings.pitch, seconds: seconds)
  }

  /// The points at the place that is nearest to a part of the x axis.
  func nearest(to part: Double) -> [Property.Chart.Point] {
    let nearest = points.min { abs(self.part(of: $0) - part) < abs(self.part(of: $1) - part) }
    return points.filter { $0.position == nearest?.position }.map(\.point)
  }

  private func part(of point: Property.Chart.PlacedPoint) -> Double {
    chart.x.part(of: point.position, in: xRange)
  }

  private func level(of point: Property.Chart.PlacedPoint) -> Double? {
    point.y.map { (chart.y ?? .init()).part(of: $0, in: yRange) }
  }

  /// The level of the line at a part of the x axis; nil in a gap or beside it.
  private func level(at part: Double) -> Double? {
    // A point exactly at the place is taken as it is, so that the line may begin or end there.
    guard let next = points.firstIndex(where: { self.part(of: $0) >= part }) else { return nil }
    let after = self.part(of: points[next])
    guard next > 0, after > part else { return after == part ? level(of: points[next]) : nil }
    guard let one = level(of: points[next - 1]), let other = level(of: points[next]) else {
      return nil
    }
    let before = self.part(of: points[next - 1])
    return one + (other - one) * (part - before) / (after - before)
  }
}

extension GraphBuilder {
  private typealias Placed = (time: Double, level: Double?)

  /// The most points at one place that all sound.
  private static let mostAtOnce = 8

  /// At most two points for each grain of time: the lowest and the highest; a few at one place stay.
  private func thinned(_ placed: [Placed]) -> [Placed] {
    var kept: [Placed] = []
    var start = 0
    // Cells of time bound the number of tones, whatever the number of points.
    while start < placed.count {
      let grain = (placed[start].time / Self.grain).rounded(.down)
      var end = start + 1
      while end < placed.count, (placed[end].time / Self.grain).rounded(.down) == grain { end += 1 }
      let group = placed[start..<end]
      // Points at one place are heard one after the other, so that they need not be thinned.
      let isChord =
        group.count <= Self.mostAtOnce && group.allSatisfy { $0.time == group[start].time }
      kept += group.count <= 2 || isChord ? Array(group) : extremes(of: group)
      start = end
    }
    return kept
  }

  private func extremes(of group: ArraySlice<Placed>) -> [Placed] {
    let values = group.filter { $0.level != nil }
    guard let low = values.indices.min(by: { values[$0].level ?? 0 < values[$1].level ?? 0 }),
      let high = values.indices.max(by: { values[$0].level ?? 0 < values[$1].level ?? 0 })
    else { return Array(group.prefix(1)) }
    // In the order of time, because a glide cannot go back.
    return low == high
      ? [values[low]] : [values[min(low, high)], values[max(low, high)]]
  }

  private func corners(_ placed: [Placed]) -> [AudioGraph.Note] {
    placed.map { AudioGraph.Note(time: $0.time, level: $0.level, length: 0) }
  }

  /// A tone for each value; those at one place follow each other, low to high.
  private func tones(_ placed: [Placed]) -> [AudioGraph.Note] {
    let values = placed.filter { $0.level != nil }
      .sorted { ($0.time, $0.level ?? 0) < ($1.time, $1.level ?? 0) }
    var notes: [AudioGraph.Note] = []
    var first = 0
    for index in values.indices {
      if values[index].time > values[first].time { first = index }
      // Found after a few values, because those at one place were thinned.
      let next = values[index...].first { $0.time > values[index].time }?.time
      let distance = next.map { $0 - values[index].time } ?? .infinity
      notes.append(
        AudioGraph.Note(
          // Tones at one place start one after the other, or they would merge into a chord.
          time: values[index].time + Double(index - first) * Self.arpeggio,
          level: values[index].level,
          // A tone ends before the next one starts, unless it would be too short to hear.
          length: max(Self.shortestTone, min(Self.longestTone, 0.8 * distance))))
    }
    return notes
  }

  /// The grid lines of the x axis, as parts of it.
  private var xLines: [Double] { chart.x.gridlines.map { chart.x.part(of: $0, in: xRange) } }

  /// When the graph crosses grid lines; those of the x axis have their times already.
  private func ticks(along placed: [Placed], _ xTimes: [Double]) -> [AudioGraph.Tick] {
    guard settings.ticks else { return [] }
    let axis = chart.y ?? .init()
    let lines = axis.gridlines.map { axis.part(of: $0, in: yRange) }
    var ticks = xTimes.map { AudioGraph.Tick(time: $0, isQuiet: true) }
    for (before, after) in zip(placed, placed.dropFirst()) {
      guard let one = before.level, let other = after.level, one != other else { continue }
      // One end counts and the other does not: a value on the line ticks once, not for both sides.
      for line in lines where min(one, other) < line && line <= max(one, other) {
        let share = isContinuous ? (line - one) / (other - one) : 1
        let time = before.time + (after.time - before.time) * share
        ticks.append(AudioGraph.Tick(time: time, isQuiet: false))
      }
      guard ticks.count < Self.mostTicks else { break }
    }
    // Several lines that are crossed at once are felt once.
    var before: AudioGraph.Tick?
    return ticks.sorted { $0.time < $1.time }.filter { tick in
      defer { before = tick }
      return tick != before
    }
  }

  /// The most ticks; more would be a noise.
  private static let mostTicks = 500
}

extension Duration {
  /// The duration in seconds.
  var inFractions: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
