extension StopRecord {
  /// An audio graph: what sounds when, so that it can be drawn and followed.
  package struct Graph: Codable, Hashable, Sendable {
    /// A corner of a line, or a tone; JSON is `[frame, level]`.
    package struct Point: Hashable, Sendable {
      /// When it sounds, in frames from the start of the graph.
      package var frame: Int
      /// Its place on the y axis, from 0 to 1; nil for a gap.
      package var level: Double?

      /// A point at a frame; its level is rounded to thousandths.
      package init(frame: Int, level: Double?) {
        self.frame = frame
        // A drawing shows no more, and longer numbers would only make the page larger.
        self.level = level.map { ($0 * 1000).rounded() / 1000 }
      }
    }

    /// Whether it is a line, instead of points.
    package var isContinuous: Bool
    /// How long it is, in frames.
    package var length: Int
    /// The points, in the order of time.
    package var points: [Point]

    /// A graph from its parts.
    package init(isContinuous: Bool, length: Int, points: [Point]) {
      (self.isContinuous, self.length, self.points) = (isContinuous, length, points)
    }
  }
}

extension StopRecord.Graph.Point: Codable {
  /// Reads a number, and a number or null.
  package init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    frame = try parts.decode(Int.self)
    level = try parts.decode(Double?.self)
  }

  /// Writes a number, and a number or null.
  package func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(frame)
    try parts.encode(level)
  }
}
