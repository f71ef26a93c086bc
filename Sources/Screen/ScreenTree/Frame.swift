/// A rectangle on the screen, in points, with the origin at the top left corner.
public struct Frame: Hashable, Sendable, CustomStringConvertible {
  /// The distance of the left edge from the screen's left edge, in points.
  package var x: Double
  /// The distance of the top edge from the screen's top edge, in points.
  package var y: Double
  /// The width in points.
  package var width: Double
  /// The height in points.
  package var height: Double

  /// A rectangle from its origin and size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The same rectangle with non-finite numbers replaced by zero.
  package var finite: Frame {
    Frame(
      x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, width: width.isFinite ? width : 0,
      height: height.isFinite ? height : 0)
  }

  /// The four numbers as a screen file writes them.
  public var description: String {
    "[\([x, y, width, height].map(\.short).joined(separator: ", "))]"
  }
}
