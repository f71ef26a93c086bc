/// An audio graph as a drawing below its line: the line or the points that sound, and the dot that the script moves.
///
/// It is hidden from assistive technologies, because the transcript says what it is like.
struct DrawnGraph {
  private let graph: PageData.Graph

  init(_ graph: PageData.Graph) { self.graph = graph }

  /// The size of the drawing, and the space around the line; the script has the same numbers.
  private static let (width, height, margin) = (1000.0, 240.0, 20.0)

  var html: HTML {
    """
    <svg class="graph" aria-hidden="true" viewBox="0 0 \(Self.width) \(Self.height)">
    <path class="\(graph.isContinuous ? "series" : "series points")" d="\(path)"/><circle class="dot" r="14"/>
    </svg>

    """
  }

  /// A line with breaks at gaps; a point is a line without length, which its round ends show.
  private var path: HTML {
    var isDrawing = false
    let parts = graph.points.map { point -> HTML in
      guard let level = point.level else {
        isDrawing = false
        return ""
      }
      defer { isDrawing = graph.isContinuous }
      let command = isDrawing ? "L" : "M"
      let end = graph.isContinuous ? "" : "h0"
      return "\(command)\(x(of: point)) \(y(of: level))\(end)"
    }
    return HTML(parts)
  }

  private func x(of point: PageData.Graph.Point) -> Double {
    let part = Double(point.frame) / Double(max(1, graph.length))
    return Self.margin + part * (Self.width - 2 * Self.margin)
  }

  private func y(of level: Double) -> Double {
    Self.height - Self.margin - level * (Self.height - 2 * Self.margin)
  }
}
