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
    // Asked once for each view, because a sort asks again and again.
    let least = map { $0.size(proposal.with(0, axis)) }
    let most = map { $0.size(proposal.with(.infinity, axis)) }
    let flexibilities = zip(most, least).map { $0[axis] - $1[axis] }
    let priorities = map(\.priority)
    let order = indices.sorted { one, other in
      if priorities[one] != priorities[other] { return priorities[one] > priorities[other] }
      if flexibilities[one] != flexibilities[other] {
        return flexibilities[one] < flexibilities[other]
      }
      return one < other
    }
    var sizes = least
    var left = length
    // Those of a lower priority keep what they need at least.
    var kept = least.reduce(0) { $0 + $1[axis] }
    var waiting = order[...]
    while let first = waiting.first {
      let group = waiting.prefix { priorities[$0] == priorities[first] }
      waiting = waiting.dropFirst(group.count)
      kept -= group.reduce(0) { $0 + least[$1][axis] }
      for (done, index) in group.enumerated() {
        // One that never changes need not be asked again.
        if least[index] != most[index] {
          let share = Swift.max((left - kept) / Double(group.count - done), 0)
          sizes[index] = self[index].size(proposal.with(share, axis))
        }
        // An endless room stays endless.
        if left.isFinite { left -= sizes[index][axis] }
      }
    }
    return sizes
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
