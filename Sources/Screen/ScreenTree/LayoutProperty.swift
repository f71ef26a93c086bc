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
  /// The views inside stand in lines of these columns, or rows, one view in each.
  case tracks([Track], across: Bool)
  /// The style of the texts in it, or their size in points; nil for those around.
  case font(FontTextStyle?, size: Double?)
  /// The most lines of a text.
  case lines(Int)
  /// The first of the views inside that fits in these directions is shown, else the last.
  case fits(across: Bool, down: Bool)
  /// It is a part of the bars of its screen.
  case bar(Bar)
  /// The height of a sheet as a share of the screen.
  case detent(Double)
  /// The views inside stand side by side, as in a stack view whose axis is horizontal.
  case beside
  /// The size that the file of a picture gives it, in points.
  case picture(width: Double, height: Double)
  /// The rectangle that code sets, in points from the corner of the view around.
  case place(Frame)
  /// The views inside are arranged by the app.
  case custom(CustomLayoutReference)

  /// A part of the bars of a screen.
  package enum Bar: Hashable, Sendable {
    /// At the leading edge of the bar at the top.
    case leading
    /// In the middle of the bar at the top.
    case principal
    /// Below the bar at the top, as its large title.
    case largeTitle
    /// At the trailing edge of the bar at the top.
    case trailing
    /// In the bar at the bottom.
    case bottom
  }

  /// A column or a row of a lazy grid.
  package struct Track: Hashable, Sendable {
    /// The least length in points.
    package var least: Double
    /// The most length in points; infinite for none.
    package var most: Double
    /// The distance to the next one in points.
    package var gap: Double
    /// Where views stand in it, in shares of the room.
    package var x: Double
    package var y: Double

    /// A column or a row, in points.
    package init(least: Double, most: Double, gap: Double, x: Double = 0.5, y: Double = 0.5) {
      self.least = least
      self.most = most
      self.gap = gap
      self.x = x
      self.y = y
    }
  }

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
    case .tracks(let tracks, let isAcross): .tracks(tracks.map(\.finite), across: isAcross)
    case .font(let style, let size):
      .font(style, size: size.flatMap { $0 > 0 && $0.isFinite ? $0 : nil })
    case .lines(let count): .lines(max(count, 1))
    case .detent(let share): .detent(share.orZero)
    case .place(let frame): .place(frame.finite)
    // Their numbers are shares, or were checked where they were given.
    default: self
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

extension LayoutProperty.Track {
  /// The same without lengths that are none; an endless one is no limit above.
  fileprivate var finite: Self {
    Self(
      least: max(least.orZero, 0), most: most.isNaN ? .infinity : max(most, 0), gap: gap.orZero,
      x: x.orZero, y: y.orZero)
  }
}

extension Double {
  fileprivate var orZero: Double { isFinite ? self : 0 }
}
