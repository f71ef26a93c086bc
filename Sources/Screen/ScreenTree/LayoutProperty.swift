/// What a live view contributes to the layout, as far as reading order needs it.
package enum LayoutProperty: Hashable, Sendable {
  /// Where the views of a stack stand across its axis; a half is the center.
  case alignment(x: Double, y: Double)
  /// The distance of the views of a stack in points.
  case spacing(Double)
  /// A fixed width or height in points, or nil for the content's.
  case size(width: Double?, height: Double?)
  /// As much room as is offered, in each direction.
  case flexible(width: Bool, height: Bool)
  /// Room around, in points.
  case padding(top: Double, leading: Double, bottom: Double, trailing: Double)
  /// A shift of what is drawn, in points.
  case offset(x: Double, y: Double)
  /// The center of the view within its container, in points.
  case position(x: Double, y: Double)
  /// The first views inside are behind or before the last one, on its frame: their number.
  case layered(behind: Int)
}
