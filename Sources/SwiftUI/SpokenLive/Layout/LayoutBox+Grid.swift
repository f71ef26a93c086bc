import ScreenTree

/// Views in equal columns or rows, one after another, as a lazy grid has them.
struct LayoutGrid {
  /// How many views stand in a line.
  let count: Int
  /// The direction of a line.
  let axis: LayoutAxis
  /// The room of each view in that direction, in points.
  let share: Double
  /// The distances in a line and between lines, in points.
  let gap: Double
  let lineGap: Double
  /// The sizes of the views.
  let sizes: [LayoutSize]

  /// The lengths of the lines across their direction.
  private var depths: [Double] {
    stride(from: 0, to: sizes.count, by: count).map { start in
      sizes[start..<min(start + count, sizes.count)].map { $0[axis.other] }.max() ?? 0
    }
  }

  /// The size of all lines together.
  var size: LayoutSize {
    let depths = depths
    var size = LayoutSize.zero
    size[axis] = share * Double(count) + gap * Double(count - 1)
    size[axis.other] = depths.reduce(lineGap * Double(max(depths.count - 1, 0)), +)
    return size
  }

  /// The frames of the views, from an origin on.
  func frames(from origin: Frame) -> [Frame] {
    let depths = depths
    var frames: [Frame] = []
    var start = 0.0
    for (line, depth) in depths.enumerated() {
      for (place, size) in sizes.dropFirst(line * count).prefix(count).enumerated() {
        let along = Double(place) * (share + gap)
        let room =
          axis == .across
          ? Frame(x: origin.x + along, y: origin.y + start, width: share, height: depth)
          : Frame(x: origin.x + start, y: origin.y + along, width: depth, height: share)
        frames.append(room.placing(size, x: 0.5, y: 0.5))
      }
      start += depth + lineGap
    }
    return frames
  }
}

extension LayoutBox {
  /// The lines of a lazy grid; nil for any other view.
  func grid(in proposal: LayoutProposal) -> LayoutGrid? {
    for case .grid(let count, let least, let gap, let isAcross) in modifiers {
      return grid(of: count, least, gap, along: isAcross ? .across : .down, in: proposal)
    }
    return nil
  }

  private func grid(
    of stated: Int?, _ least: Double, _ gap: Double, along axis: LayoutAxis,
    in proposal: LayoutProposal
  ) -> LayoutGrid {
    let length = proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? 320
    // Bounded: columns without a width would fit without end.
    let fitting = min((length + gap) / max(least + gap, 1) + 0.0001, 1000)
    let count = max(stated ?? Int(fitting), 1)
    let share = max((length - gap * Double(count - 1)) / Double(count), 0)
    let offer = LayoutProposal.none.with(share, axis)
    return LayoutGrid(
      count: count, axis: axis, share: share, gap: gap, lineGap: self.gap,
      sizes: children.map { $0.size(offer) })
  }
}
