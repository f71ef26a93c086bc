import ScreenTree

/// The views in a stack, a grid, or over each other.
extension LayoutBox {
  /// The distance between the views in it, in points.
  var gap: Double {
    for case .spacing(let spacing) in modifiers { return spacing }
    return node.kind == .list || node.kind == .form || node.kind == .section ? 0 : 8
  }

  /// The number of the view that gives a background or an overlay its size; nil for others.
  private var base: Int? {
    for case .layered(let behind) in modifiers { return min(behind, children.count - 1) }
    return nil
  }

  /// The size of all views in it together.
  func arrangedSize(_ proposal: LayoutProposal) -> LayoutSize {
    guard !children.isEmpty else { return .zero }
    if let grid = grid(in: proposal) { return grid.size }
    let sizes = childSizes(proposal)
    guard let axis = node.stackAxis else {
      // A background or an overlay never changes the size of its view.
      return base.map { sizes[$0] } ?? LayoutSize(all: sizes)
    }
    return sizes.size(gap: gap, along: axis, LayoutSize(all: sizes))
  }

  /// The sizes of the views in it when a size is proposed to all of them together.
  func childSizes(_ proposal: LayoutProposal) -> [LayoutSize] {
    // Rows are as high as they like, however high their list is.
    let proposal =
      node.kind == .list || node.kind == .form ? proposal.with(nil, .down) : proposal
    guard let axis = node.stackAxis else {
      guard let base else { return children.map { $0.size(proposal) } }
      // What is behind or before a view is offered the size of that.
      let size = children[base].size(proposal)
      return children.indices.map { $0 == base ? size : children[$0].size(size.proposal) }
    }
    guard let length = proposal[axis] else { return children.map { $0.size(proposal) } }
    return stackSizes(proposal, along: axis, length - gap * Double(children.count - 1))
  }

  /// Shares the length of a stack: the views with the highest priority first, and of these the least
  /// flexible ones, each with an equal part of what is left.
  private func stackSizes(
    _ proposal: LayoutProposal, along axis: LayoutAxis, _ length: Double
  ) -> [LayoutSize] {
    // Asked once for each view, because a sort asks again and again.
    let least = children.map { $0.size(proposal.with(0, axis))[axis] }
    let flexibilities = zip(children, least).map { child, least in
      child.size(proposal.with(.infinity, axis))[axis] - least
    }
    let priorities = children.map(\.priority)
    let order = children.indices.sorted { one, other in
      priorities[one] == priorities[other]
        ? flexibilities[one] < flexibilities[other] : priorities[one] > priorities[other]
    }
    var sizes = children.map { _ in LayoutSize.zero }
    var left = length
    var waiting = order[...]
    while let first = waiting.first {
      let group = waiting.prefix { priorities[$0] == priorities[first] }
      waiting = waiting.dropFirst(group.count)
      // Those of a lower priority keep what they need at least.
      let kept = waiting.reduce(0) { $0 + least[$1] }
      for (done, index) in group.enumerated() {
        let share = max((left - kept) / Double(group.count - done), 0)
        sizes[index] = children[index].size(proposal.with(share, axis))
        // An endless room stays endless.
        if left.isFinite { left -= sizes[index][axis] }
      }
    }
    return sizes
  }

  /// Which views of a stack are offered room first.
  private var priority: Double {
    for case .priority(let priority) in modifiers.reversed() { return priority }
    return 0
  }

  /// The frames of the views in it.
  func arranged(in frame: Frame) -> [Frame] {
    if let grid = grid(in: frame.size.proposal) { return grid.frames(from: frame) }
    let sizes = childSizes(frame.size.proposal)
    let share = alignment
    guard let axis = node.stackAxis else {
      return backToFront(sizes.map { frame.placing($0, x: share.x, y: share.y) })
    }
    var start = axis == .across ? frame.x : frame.y
    return sizes.map { size in
      defer { start += size[axis] + gap }
      return axis == .across
        ? Frame(x: start, y: frame.y, width: size.width, height: frame.height)
          .placing(size, x: 0, y: share.y)
        : Frame(x: frame.x, y: start, width: frame.width, height: size.height)
          .placing(size, x: share.x, y: 0)
    }
  }

  /// Single views that cover each other at one height are read back to front, and not by the letter
  /// by which one is wider.
  private func backToFront(_ frames: [Frame]) -> [Frame] {
    var frames = frames
    for index in frames.indices.dropFirst() where children[index].children.isEmpty {
      for behind in frames[..<index] where behind.covers(frames[index]) {
        frames[index].x = max(frames[index].x, behind.x)
      }
    }
    return frames
  }

  /// Where the views in it stand, in shares of the room.
  private var alignment: (x: Double, y: Double) {
    for case .alignment(let x, let y) in modifiers { return (x, y) }
    // Rows start at the leading edge, while a stack centers its views.
    return node.kind.shape == .collection && node.stackAxis == .down ? (0, 0) : (0.5, 0.5)
  }
}

extension Frame {
  /// Whether another view at the same height covers a part of this one.
  fileprivate func covers(_ other: Frame) -> Bool {
    abs(y - other.y) < 8 && x < other.x + other.width && other.x < x + width
  }
}

extension LayoutSize {
  /// The size in which each of several fits.
  init(all sizes: [LayoutSize]) {
    self.init(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}

extension [LayoutSize] {
  /// The size of views behind each other in a direction, of which the largest has another size.
  func size(gap: Double, along axis: LayoutAxis, _ largest: LayoutSize) -> LayoutSize {
    var size = largest
    size[axis] = reduce(gap * Double(count - 1)) { $0 + $1[axis] }
    return size
  }
}
