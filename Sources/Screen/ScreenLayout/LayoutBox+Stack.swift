import ScreenTree

/// How the views of a stack share its length.
extension [LayoutBox] {
  /// The sizes of views behind each other in a direction, with a distance between them; each as it
  /// likes where no length is offered.
  func stackSizes(_ proposal: ProposedSize, along axis: LayoutAxis, gap: Double) -> [Size] {
    guard let length = proposal[axis] else { return map { $0.size(proposal) } }
    return sharing(length - gap * Double(count - 1), proposal, along: axis)
  }

  /// Shares the length of a stack: the views with the highest priority first, and of these the least
  /// flexible ones, each with an equal part of what is left.
  private func sharing(
    _ length: Double, _ proposal: ProposedSize, along axis: LayoutAxis
  ) -> [Size] {
    var shares = indices.map { Share($0, self[$0], proposal, along: axis) }
    var sizes = shares.map(\.least)
    // Those of a lower priority keep what they need at least.
    var kept = sizes.reduce(0) { $0 + $1[axis] }
    var left = length
    shares.sort()
    var waiting = shares[...]
    while let first = waiting.first {
      let group = waiting.prefix { $0.priority == first.priority }
      waiting = waiting.dropFirst(group.count)
      kept -= group.reduce(0) { $0 + $1.least[axis] }
      for (done, view) in group.enumerated() {
        // One that never changes need not be asked again.
        if view.least != view.most {
          let share = Swift.max((left - kept) / Double(group.count - done), 0)
          sizes[view.index] = self[view.index].size(proposal.with(share, axis))
        }
        // An endless room stays endless.
        if left.isFinite { left -= sizes[view.index][axis] }
      }
    }
    return sizes
  }
}

/// A view of a stack among those that share its length, in the order in which they are offered it.
///
/// Asked for its sizes once, because a sort asks again and again.
private struct Share: Comparable {
  let index: Int
  let priority: Double
  /// Its sizes where no length is left, and where there is no end of it.
  let least: Size
  let most: Size
  let flexibility: Double

  init(_ index: Int, _ view: LayoutBox, _ proposal: ProposedSize, along axis: LayoutAxis) {
    self.index = index
    priority = view.priority
    least = view.size(proposal.with(0, axis))
    most = view.size(proposal.with(.infinity, axis))
    flexibility = most[axis] - least[axis]
  }

  static func < (one: Share, other: Share) -> Bool {
    if one.priority != other.priority { return one.priority > other.priority }
    if one.flexibility != other.flexibility { return one.flexibility < other.flexibility }
    return one.index < other.index
  }
}

extension LayoutBox {
  /// The priority that its modifiers give it.
  var statedPriority: Double {
    for case .priority(let priority) in modifiers.reversed() { return priority }
    // A spacer gives way to all others.
    return node.kind == .spacer ? -.infinity : 0
  }
}

/// A title and what stands at the other edge.
extension LayoutBox {
  private func titledParts(_ proposal: ProposedSize) -> (title: Size, views: [Size]) {
    let title = measure(node.title, proposal)
    let left = proposal.width.map { max($0 - title.width - 8, 0) }
    return (title, children.map { $0.size(ProposedSize(width: left, height: proposal.height)) })
  }

  /// As wide as its room, and as high as the higher of both.
  func titledSize(_ proposal: ProposedSize) -> Size {
    let (title, views) = titledParts(proposal)
    let inside = views.isEmpty ? Size.zero : views.size(gap: gap, along: .across)
    return Size(
      width: proposal.width ?? title.width + 8 + inside.width,
      height: max(title.height, inside.height))
  }

  /// The views at the trailing edge.
  func titledFrames(in room: Frame) -> [Frame] {
    let views = titledParts(room.size.proposal).views
    var start = room.x + room.width
    start -= views.isEmpty ? 0 : views.size(gap: gap, along: .across).width
    return views.map { size in
      defer { start += size.width + gap }
      return Frame(x: start, y: room.y, width: size.width, height: room.height)
        .placing(size, x: 0, y: 0.5)
    }
  }
}

/// Arrangements of an app.
extension LayoutBox {
  /// The views as the arrangement sees them; placing them does nothing.
  var customSubviews: [CustomSubview] { subviews { _, _, _, _ in } }

  private func subviews(
    _ place: @escaping (Int, Property.Point, Property.Point, ProposedSize) -> Void
  ) -> [CustomSubview] {
    children.indices.map { index in
      let child = children[index]
      return CustomSubview(
        priority: child.priority, size: { child.size($0) },
        place: { place(index, $0, $1, $2) })
    }
  }

  /// The frames that an arrangement gives; a view that it does not place stands in the middle.
  func customFrames(_ layout: any CustomLayout, in room: Frame) -> [Frame] {
    let proposal = room.size.proposal
    var frames = children.map { room.placing($0.size(proposal), x: 0.5, y: 0.5) }
    let views = children
    let placed = subviews { index, point, anchor, proposal in
      let size = views[index].size(proposal)
      frames[index] =
        Frame(
          x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
          width: size.width, height: size.height
        ).finite
    }
    layout.placeSubviews(in: room, proposal, placed)
    return frames
  }
}
