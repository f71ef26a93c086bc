/// A size on the screen, in points.
package struct Size: Hashable, Sendable {
  /// The width in points.
  package var width: Double
  /// The height in points.
  package var height: Double

  /// A size, in points.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No room.
  package static let zero = Size(width: 0, height: 0)
}

/// Distances from the edges of a rectangle, in points.
package struct Insets: Hashable, Sendable {
  /// The distance from the top.
  package var top: Double
  /// The distance from the leading edge.
  package var leading: Double
  /// The distance from the bottom.
  package var bottom: Double
  /// The distance from the trailing edge.
  package var trailing: Double

  /// Distances from the edges, in points.
  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  package static let zero = Insets()
}

extension Frame {
  /// The size of the rectangle.
  package var size: Size { Size(width: width, height: height) }

  /// The rectangle without a distance at each edge; never of a negative size.
  package func inset(by insets: Insets) -> Frame {
    Frame(
      x: x + insets.leading, y: y + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }

  /// Whether a point is in the rectangle; its right and bottom edges are not.
  package func contains(x pointX: Double, y pointY: Double) -> Bool {
    pointX >= x && pointY >= y && pointX < x + width && pointY < y + height
  }
}

extension [Frame] {
  /// The smallest rectangle around all of them, or nil.
  package var union: Frame? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { all, next in
      let x = Swift.min(all.x, next.x)
      let y = Swift.min(all.y, next.y)
      return Frame(
        x: x, y: y, width: Swift.max(all.x + all.width, next.x + next.width) - x,
        height: Swift.max(all.y + all.height, next.y + next.height) - y)
    }
  }
}
