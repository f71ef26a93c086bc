/// What a live view contributes to the layout, as far as reading order needs it.
package enum LayoutProperty: Hashable, Sendable {
  /// Where the views inside stand: in shares of the room, a half is the center.
  case alignment(x: Double, y: Double)
  /// The distance of the views of a stack in points.
  case spacing(Double)
  /// A fixed width or height in points, or nil for the content's; where the view stands in it.
  case size(width: Double?, height: Double?, x: Double, y: Double)
  /// Limits of the size in points; where the view stands in it.
  case limits(width: Limits, height: Limits, x: Double, y: Double)
  /// As much room as is offered, in each direction.
  case flexible(width: Bool, height: Bool)
  /// The size that the view has without any offer, in each direction.
  case fixed(width: Bool, height: Bool)
  /// The width as a share of the height, or nil for the content's; whether it covers the room.
  case ratio(Double?, covers: Bool)
  /// Room around, in points.
  case padding(top: Double, leading: Double, bottom: Double, trailing: Double)
  /// A shift of what is drawn, in points.
  case offset(x: Double, y: Double)
  /// The center of the view within its container, in points.
  case position(x: Double, y: Double)
  /// The first views inside are behind or before the last one, on its frame: their number.
  case layered(behind: Int)
  /// The views inside scroll in these directions, and are as large as they like there.
  case scrolls(across: Bool, down: Bool)
  /// Which views of a stack are offered room first: those with the highest number.
  case priority(Double)
  /// The views inside stand in lines of so many, side by side or below each other, at a distance in
  /// points; nil for as many as fit, each with this length at least.
  case grid(Int?, least: Double, gap: Double, across: Bool)

  /// The limits of a width or a height in points; nil for none.
  package struct Limits: Hashable, Sendable {
    package var least: Double?
    package var ideal: Double?
    package var most: Double?

    package init(least: Double? = nil, ideal: Double? = nil, most: Double? = nil) {
      self.least = least
      self.ideal = ideal
      self.most = most
    }
  }
}

extension LayoutProperty {
  /// The same without numbers that are none, with which no layout ends.
  package var finite: LayoutProperty {
    switch self {
    case .spacing(let length): .spacing(length.orZero)
    case .limits(let width, let height, let x, let y):
      .limits(width: width.finite, height: height.finite, x: x, y: y)
    case .padding(let top, let leading, let bottom, let trailing):
      .padding(
        top: top.orZero, leading: leading.orZero, bottom: bottom.orZero, trailing: trailing.orZero)
    case .offset(let x, let y): .offset(x: x.orZero, y: y.orZero)
    case .position(let x, let y): .position(x: x.orZero, y: y.orZero)
    case .priority(let priority): .priority(priority.orZero)
    case .grid(let count, let least, let gap, let isAcross):
      .grid(count, least: least.orZero, gap: gap.orZero, across: isAcross)
    // Their numbers are shares, or were checked where they were given.
    case .alignment, .size, .flexible, .fixed, .ratio, .layered, .scrolls: self
    }
  }
}

extension LayoutProperty.Limits {
  /// The same without lengths that are none; an endless one is no limit above.
  fileprivate var finite: Self {
    func length(_ length: Double?) -> Double? { length.flatMap { $0 >= 0 ? $0 : nil } }
    return Self(
      least: length(least).flatMap { $0.isFinite ? $0 : nil },
      ideal: length(ideal).flatMap { $0.isFinite ? $0 : nil }, most: length(most))
  }
}

extension Double {
  fileprivate var orZero: Double { isFinite ? self : 0 }
}
