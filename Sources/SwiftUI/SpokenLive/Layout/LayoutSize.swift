import ScreenTree

/// A direction in which views stand.
enum LayoutAxis {
  case across, down

  var other: LayoutAxis { self == .across ? .down : .across }
}

/// A size in points.
struct LayoutSize: Hashable {
  var width: Double
  var height: Double

  static let zero = LayoutSize(width: 0, height: 0)

  subscript(axis: LayoutAxis) -> Double {
    get { axis == .across ? width : height }
    set { if axis == .across { width = newValue } else { height = newValue } }
  }

  /// The size as an offer.
  var proposal: LayoutProposal { LayoutProposal(width: width, height: height) }
}

/// The size that a view is offered, in points; nil for the size that it likes best.
struct LayoutProposal: Hashable {
  var width: Double?
  var height: Double?

  static let none = LayoutProposal()

  subscript(axis: LayoutAxis) -> Double? {
    get { axis == .across ? width : height }
    set { if axis == .across { width = newValue } else { height = newValue } }
  }

  /// The same with another length.
  func with(_ length: Double?, _ axis: LayoutAxis) -> LayoutProposal {
    var changed = self
    changed[axis] = length
    return changed
  }

  /// The lengths that are offered, and another size for those that are not.
  func filled(with size: LayoutSize) -> LayoutSize {
    LayoutSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension LayoutProperty.Limits {
  /// What is offered to the view inside.
  func offer(_ length: Double?) -> Double? {
    guard let length = length ?? ideal else { return nil }
    return clamped(length)
  }

  /// The length of the frame around a view of a length.
  func length(offered: Double?, inside: Double) -> Double {
    // A limit that is not set is the view's own length.
    let least = least ?? min(inside, most ?? inside)
    let most = most ?? max(inside, least)
    return max(least, min(offered ?? ideal ?? inside, most))
  }

  private func clamped(_ length: Double) -> Double {
    max(least ?? 0, min(length, most ?? .infinity))
  }
}

extension Frame {
  var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// The frame of something of a size that stands at shares of the room.
  func placing(_ size: LayoutSize, x: Double, y: Double) -> Frame {
    Frame(
      x: self.x + (width - size.width) * x, y: self.y + (height - size.height) * y,
      width: size.width, height: size.height)
  }
}
