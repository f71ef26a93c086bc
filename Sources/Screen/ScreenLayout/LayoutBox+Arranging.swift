import ScreenTree

/// The views in a view, by the way in which they stand.
extension LayoutBox {
  /// The distance that its modifiers or its class give the views in it.
  var statedGap: Double {
    for case .spacing(let spacing) in modifiers { return spacing }
    switch node.kind {
    case .list, .form, .section, .uiTableView, .uiTableViewCell, .uiTabBar: return 0
    default: return node.kind.shape == .control ? 6 : 8
    }
  }

  /// Where the views in it stand, in shares of the room.
  var alignment: (x: Double, y: Double) {
    for case .alignment(let x, let y) in modifiers { return (x, y) }
    guard isLeading else { return (0.5, 0.5) }
    if case .stack(.across) = arrangement { return (0.5, 0.5) }
    return (0, 0)
  }

  /// Whether the views in it start at the leading edge, as rows and views of UIKit do; a stack
  /// centers its views.
  private var isLeading: Bool {
    switch node.kind.shape {
    case .collection, .disclosure, .rows, .web: true
    case .section: isRow || context.isFile
    default: node.kind.isOfUIKit
    }
  }

  /// The room above the views inside, which a title takes, in points.
  var titleHeight: Double {
    switch node.shape {
    case .section where !isRow && node.title != nil: 38
    case .modal where node.title != nil: node.kind == .alert ? 44 : 56
    case .rows where node.title != nil: context.rowHeight
    case .disclosure where axis != nil || isRow || node[.expanded] == true:
      max(font.lineHeight, context.rowHeight)
    default: 0
    }
  }

  /// The size of all views in it together.
  func arrangedSize(_ proposal: ProposedSize) -> Size {
    let title = node.shape == .disclosure ? 0 : titleHeight
    let room =
      title == 0 ? proposal : proposal.with(proposal.height.map { max($0 - title, 0) }, .down)
    var size = viewsSize(room)
    size.height += title
    if title > 0, let title = node.title {
      size.width = max(size.width, measure(title, proposal).width)
    }
    return size
  }

  private func viewsSize(_ proposal: ProposedSize) -> Size {
    switch arrangement {
    case .custom(let reference):
      return reference.layout.sizeThatFits(proposal, customSubviews).finite
    case .bars: return barsSize(proposal)
    case .equal(let height):
      let sizes = children.map { $0.size(.unspecified) }
      return Size(
        width: proposal.width ?? sizes.reduce(0) { $0 + $1.width },
        height: height ?? proposal.height ?? 200)
    case .cells: return cellsSize(proposal)
    case .attached: return .zero
    case .lines(let lines): return lineGrid(lines, in: proposal).size
    case .grid: return tableGrid(in: proposal).size
    case .fits(let across, let down):
      return children.isEmpty
        ? .zero : children[fittingIndex(proposal, across, down)].size(proposal)
    case .titled: return titledSize(proposal)
    case .over:
      let sizes = childSizes(proposal)
      // A background or an overlay never changes the size of its view.
      return base.map { sizes[$0] } ?? Size(all: sizes)
    case .stack(let axis):
      guard !children.isEmpty else { return .zero }
      return childSizes(proposal).size(gap: gap, along: axis)
    }
  }

  /// The number of the view that gives a background or an overlay its size; nil for others.
  private var base: Int? {
    guard !children.isEmpty else { return nil }
    for case .layered(let behind) in modifiers { return min(behind, children.count - 1) }
    return nil
  }

  /// The sizes of the views of a stack when a size is proposed to all of them together.
  private func childSizes(_ proposal: ProposedSize) -> [Size] {
    guard case .stack(let axis) = arrangement else {
      guard let base else { return children.map { $0.size(proposal) } }
      // What is behind or before a view is offered the size of that.
      let size = children[base].size(proposal)
      return children.indices.map { $0 == base ? size : children[$0].size(size.proposal) }
    }
    // Rows are as high as they like, however high their list is.
    let proposal = node.holdsRows ? proposal.with(nil, .down) : proposal
    return children.stackSizes(proposal, along: axis, gap: gap)
  }

  /// The frames of the views in it, in the room that it has.
  func arranged(in whole: Frame) -> [Frame] {
    let title = titleHeight
    let room = title == 0 ? whole : whole.inset(by: Insets(top: title))
    switch arrangement {
    case .custom(let reference): return customFrames(reference.layout, in: room)
    case .bars: return barFrames(in: room)
    case .equal:
      let width = room.width / Double(max(children.count, 1))
      return children.indices.map {
        Frame(x: room.x + width * Double($0), y: room.y, width: width, height: room.height)
      }
    case .cells: return cellFrames(in: room)
    case .attached: return children.map { _ in whole }
    case .lines(let lines): return lineGrid(lines, in: room.size.proposal).frames(from: room)
    case .grid: return tableGrid(in: room.size.proposal).rowFrames(from: room)
    case .fits(let across, let down):
      guard !children.isEmpty else { return [] }
      let index = fittingIndex(room.size.proposal, across, down)
      fitting = index
      let nowhere = Frame(x: room.x, y: room.y, width: 0, height: 0)
      return children.indices.map { $0 == index ? room : nowhere }
    case .titled: return titledFrames(in: room)
    case .over:
      let share = alignment
      return childSizes(room.size.proposal).map { room.placing($0, x: share.x, y: share.y) }
    case .stack(let axis): return stackFrames(in: room, along: axis)
    }
  }

  private func stackFrames(in room: Frame, along axis: LayoutAxis) -> [Frame] {
    let (share, gap) = (alignment, gap)
    let sizes = childSizes(room.size.proposal)
    var start = axis == .across ? room.x : room.y
    if node.kind == .sheet, !context.isFile, !sizes.isEmpty {
      // What a sheet shows stands in its middle, as on a screen.
      start += max((room.height - sizes.size(gap: gap, along: .down).height) / 2, 0)
    }
    return sizes.map { size in
      defer { start += size[axis] + gap }
      return axis == .across
        ? Frame(x: start, y: room.y, width: size.width, height: room.height)
          .placing(size, x: 0, y: share.y)
        : Frame(x: room.x, y: start, width: room.width, height: size.height)
          .placing(size, x: share.x, y: 0)
    }
  }

  /// The first view that fits where one of several is shown, else the last.
  private func fittingIndex(_ proposal: ProposedSize, _ across: Bool, _ down: Bool) -> Int {
    children.firstIndex { child in
      let size = child.size(.unspecified)
      return (!across || size.width <= proposal.width ?? .infinity)
        && (!down || size.height <= proposal.height ?? .infinity)
    } ?? children.count - 1
  }
}

extension Size {
  /// The size without lengths that are none.
  var finite: Size {
    Size(width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
  }
}

extension [Size] {
  /// The size of views behind each other in a direction.
  func size(gap: Double, along axis: LayoutAxis) -> Size {
    var size = Size(all: self)
    size[axis] = reduce(gap * Double(count - 1)) { $0 + $1[axis] }
    return size
  }
}
