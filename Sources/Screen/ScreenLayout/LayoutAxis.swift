package import ScreenTree

/// A direction in which views stand.
enum LayoutAxis {
  case across, down

  var other: LayoutAxis { self == .across ? .down : .across }
}

extension Size {
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .across ? width : height }
    set { if axis == .across { width = newValue } else { height = newValue } }
  }

  /// The size as an offer.
  package var proposal: ProposedSize { ProposedSize(width: width, height: height) }

  /// The size in which each of several fits.
  init(all sizes: [Size]) {
    self.init(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// Width by height; 1 for a size without height.
  var ratio: Double { height > 0 ? width / height : 1 }
}

extension ProposedSize {
  subscript(axis: LayoutAxis) -> Double? {
    get { axis == .across ? width : height }
    set { if axis == .across { width = newValue } else { height = newValue } }
  }

  /// The same with another length.
  func with(_ length: Double?, _ axis: LayoutAxis) -> ProposedSize {
    var changed = self
    changed[axis] = length
    return changed
  }

  /// The lengths that are offered, and another size for those that are not.
  func filled(with size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The largest size of a ratio that fits, or the smallest that covers what is offered.
  func fitting(_ ratio: Double, covers: Bool) -> ProposedSize {
    guard ratio > 0, ratio.isFinite else { return self }
    let (byWidth, byHeight) = (width.map { $0 / ratio }, height.map { $0 * ratio })
    guard let width, let height, let byWidth, let byHeight else {
      return ProposedSize(width: width ?? byHeight, height: height ?? byWidth)
    }
    // The narrower of both decides what fits, the wider one what covers.
    return (byHeight < width) != covers
      ? ProposedSize(width: byHeight, height: height)
      : ProposedSize(width: width, height: byWidth)
  }
}

extension LayoutProperty.Limits {
  /// What is offered to the view inside.
  func offer(_ length: Double?) -> Double? {
    guard let length = length ?? ideal else { return nil }
    return max(least ?? 0, min(length, most ?? .infinity))
  }

  /// The length of the frame around a view of a length.
  func length(offered: Double?, inside: Double) -> Double {
    // A limit that is not set is the view's own length.
    let least = least ?? min(inside, most ?? inside)
    let most = most ?? max(inside, least)
    return max(least, min(offered ?? ideal ?? inside, most))
  }
}

extension Frame {
  /// The frame of something of a size that stands at shares of the room.
  func placing(_ size: Size, x: Double, y: Double) -> Frame {
    Frame(
      x: self.x + (width - size.width) * x, y: self.y + (height - size.height) * y,
      width: size.width, height: size.height)
  }

  /// The frame without what no screen can show.
  ///
  /// A view that is squeezed to nothing is still there: VoiceOver leaves out what has no size.
  var shown: Frame {
    var frame = finite
    (frame.width, frame.height) = (max(frame.width, 1), max(frame.height, 1))
    return frame
  }
}
