package import ScreenTree

extension StopRecord {
  /// A rectangle in points from the top left corner; JSON is `[x, y, width, height]`.
  package struct Rectangle: Hashable, Sendable {
    /// The distance from the left edge of the screen.
    package var x: Double
    /// The distance from the top edge of the screen.
    package var y: Double
    /// The width.
    package var width: Double
    /// The height.
    package var height: Double

    /// A rectangle from its origin and its size.
    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// A frame of an element in hundredths of points; numbers that are none become 0.
    package init(_ frame: Frame) {
      let frame = frame.finite
      // A third of a point has 16 digits, which nobody sees and every page would carry.
      func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
      self.init(
        x: hundredths(frame.x), y: hundredths(frame.y), width: max(hundredths(frame.width), 0),
        height: max(hundredths(frame.height), 0))
    }
  }
}

extension StopRecord.Rectangle: Codable {
  /// Reads four numbers.
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      x: try numbers.decode(Double.self), y: try numbers.decode(Double.self),
      width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
  }

  /// Writes four numbers.
  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    // A list, because four keys for each rectangle would be longer than its numbers.
    for number in [x, y, width, height] { try numbers.encode(number) }
  }
}
