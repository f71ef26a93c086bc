import ScreenScenarios

/// An audio graph as a drawing below its line: the line or the points that sound, and the dot that the script moves.
///
/// It is hidden from assistive technologies, because the transcript says what it is like.
struct DrawnGraph {
  private let graph: StopRecord.Graph

  init(_ graph: StopRecord.Graph) { self.graph = graph }

  /// The size of the drawing, and the space around the line, which the script uses too.
  static let (width, height, margin) = (1000, 240, 20)
  /// How long and how high the line can be.
  static let (length, rise) = (width - 2 * margin, height - 2 * margin)

  var html: HTML {
    """
    <svg class="graph" aria-hidden="true" viewBox="0 0 \(Self.width) \(Self.height)">
    <path class="\(graph.isContinuous ? "series" : "series points")" d="\(path)"/><circle class="dot" r="14"/>
    </svg>

    """
  }

  /// A line with breaks at gaps; a point, also one between two gaps, is a line without length,
  /// which its round ends show.
  private var path: HTML {
    HTML(
      graph.points.indices.map { index -> HTML in
        guard let level = graph.points[index].level else { return "" }
        let (isDrawing, isDrawn) = (isJoined(before: index), isJoined(before: index + 1))
        let command = isDrawing ? "L" : "M"
        // A path that only moves draws nothing, not even with round ends.
        let end = isDrawing || isDrawn ? "" : "h0"
        return "\(command)\(x(of: graph.points[index])) \(y(of: level))\(end)"
      })
  }

  /// Whether a line leads from the point before to a point.
  private func isJoined(before index: Int) -> Bool {
    graph.isContinuous && graph.points.indices.contains(index - 1)
      && graph.points.indices.contains(index)
      && graph.points[index - 1].level != nil && graph.points[index].level != nil
  }

  private func x(of point: StopRecord.Graph.Point) -> Double {
    Double(Self.margin)
      + Double(point.frame) / Double(max(1, graph.length)) * Double(Self.length)
  }

  private func y(of level: Double) -> Double {
    // SVG counts from the top, a graph from the bottom.
    Double(Self.height - Self.margin) - level * Double(Self.rise)
  }
}
