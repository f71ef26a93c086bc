import ScreenTree

/// Views in equal or stated columns or rows, one after another, as a lazy grid has them.
struct LineGrid {
  /// The direction of a line.
  let axis: LayoutAxis
  /// The room of each view of a line in that direction, in points, with the distance after it,
  /// none after the last, and the place of views in it.
  let tracks: [LayoutProperty.Track]
  /// The distance between lines, in points.
  let lineGap: Double
  /// The sizes of the views.
  let sizes: [Size]

  /// The lengths of the lines across their direction.
  private var depths: [Double] {
    stride(from: 0, to: sizes.count, by: tracks.count).map { start in
      sizes[start..<min(start + tracks.count, sizes.count)].map { $0[axis.other] }.max() ?? 0
    }
  }

  /// The size of all lines together.
  var size: Size {
    let depths = depths
    var size = Size.zero
    size[axis] = tracks.reduce(0) { $0 + $1.least + $1.gap }
    size[axis.other] = depths.reduce(lineGap * Double(max(depths.count - 1, 0)), +)
    return size
  }

  /// The frames of the views, from an origin on.
  func frames(from origin: Frame) -> [Frame] {
    var frames: [Frame] = []
    var start = 0.0
    for (line, depth) in depths.enumerated() {
      var along = 0.0
      let first = line * tracks.count
      for (size, track) in zip(sizes[first..<min(first + tracks.count, sizes.count)], tracks) {
        let room =
          axis == .across
          ? Frame(x: origin.x + along, y: origin.y + start, width: track.least, height: depth)
          : Frame(x: origin.x + start, y: origin.y + along, width: depth, height: track.least)
        frames.append(room.placing(size, x: track.x, y: track.y))
        along += track.least + track.gap
      }
      start += depth + lineGap
    }
    return frames
  }
}

extension LayoutBox {
  /// The lines of a lazy grid, by the property that states them.
  func lineGrid(_ property: LayoutProperty, in proposal: ProposedSize) -> LineGrid {
    let stated: [LayoutProperty.Track]
    let axis: LayoutAxis
    switch property {
    case .tracks(let tracks, let isAcross):
      axis = isAcross ? .across : .down
      stated = tracks
    case .grid(let count, let least, let gap, let isAcross):
      axis = isAcross ? .across : .down
      // Bounded: columns without a width would fit without end.
      let fitting = min((room(in: proposal, axis) + gap) / max(least + gap, 1) + 0.0001, 1000)
      let track = LayoutProperty.Track(least: least, most: .infinity, gap: gap)
      stated = Array(repeating: track, count: max(min(count ?? Int(fitting), 1000), 1))
    default:
      axis = .across
      stated = []
    }
    let tracks = sized(stated, room(in: proposal, axis))
    let sizes = children.indices.map { index in
      children[index].size(
        ProposedSize.unspecified.with(tracks[index % tracks.count].least, axis))
    }
    return LineGrid(axis: axis, tracks: tracks, lineGap: gap, sizes: sizes)
  }

  private func room(in proposal: ProposedSize, _ axis: LayoutAxis) -> Double {
    proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? 320
  }

  /// The columns with their length as the least: those that cannot grow first, then each an equal
  /// part of what is left, within its limits.
  private func sized(
    _ stated: [LayoutProperty.Track], _ length: Double
  ) -> [LayoutProperty.Track] {
    guard !stated.isEmpty else {
      return [LayoutProperty.Track(least: length, most: length, gap: 0)]
    }
    var tracks = stated
    // No distance follows the last one.
    tracks[tracks.count - 1].gap = 0
    var left = stated.dropLast().reduce(length) { $0 - $1.gap }
    let order = stated.indices.sorted {
      let (one, other) = (stated[$0], stated[$1])
      return one.most - one.least < other.most - other.least
    }
    for (done, index) in order.enumerated() {
      let share = max(left / Double(stated.count - done), 0)
      tracks[index].least = max(stated[index].least, min(share, stated[index].most))
      left -= tracks[index].least
    }
    return tracks
  }
}

/// Rows of views whose columns are as wide as the widest view in them, as `Grid` has them.
struct TableGrid {
  /// The widths of the columns and the heights of the rows, in points.
  let columns: [Double]
  let rows: [Double]
  /// The distances between columns and between rows, in points.
  let columnGap: Double
  let rowGap: Double

  /// The size of all rows together.
  var size: Size {
    Size(
      width: columns.reduce(columnGap * Double(max(columns.count - 1, 0)), +),
      height: rows.reduce(rowGap * Double(max(rows.count - 1, 0)), +))
  }

  /// The frames of the rows, from an origin on.
  func rowFrames(from origin: Frame) -> [Frame] {
    var start = origin.y
    return rows.map { height in
      defer { start += height + rowGap }
      return Frame(x: origin.x, y: start, width: size.width, height: height)
    }
  }

  /// The rooms of the columns in a row.
  func cells(in row: Frame) -> [Frame] {
    var start = row.x
    return columns.map { width in
      defer { start += width + columnGap }
      return Frame(x: start, y: row.y, width: width, height: row.height)
    }
  }
}

extension LayoutBox {
  /// Where a grid puts the views of its cells, in shares of a cell, and a row its own.
  func cellAlignment(in row: LayoutBox) -> (x: Double, y: Double) {
    var share = (x: 0.5, y: 0.5)
    for case .alignment(let x, let y) in modifiers { share = (x, y) }
    guard row.node.isGridRow else { return share }
    for case .alignment(_, let y) in row.modifiers { share.y = y }
    return share
  }

  /// The columns and rows of a grid; a view beside the rows takes a row of its own.
  func tableGrid(in proposal: ProposedSize) -> TableGrid {
    // Each row has the distance between columns, the grid that between rows.
    let columnGap = children.first { $0.node.isGridRow }?.gap ?? gap
    let rows = children.map { $0.node.isGridRow ? $0.children : [] }
    let count = rows.map(\.count).max() ?? 0
    let room = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    var columns = Array(repeating: 0.0, count: count)
    for row in rows {
      for (index, cell) in row.enumerated() {
        columns[index] = max(columns[index], cell.size(.unspecified).width)
      }
    }
    let total = columns.reduce(columnGap * Double(max(count - 1, 0)), +)
    if let room, total > room, total > 0 {
      // What is too wide is offered its part of the room.
      columns = columns.map { $0 * room / total }
    }
    let heights = zip(children, rows).map { child, row in
      row.isEmpty
        ? child.size(ProposedSize(width: room ?? total)).height
        : zip(row, columns).map { $0.size(ProposedSize(width: $1)).height }.max() ?? 0
    }
    return TableGrid(columns: columns, rows: heights, columnGap: columnGap, rowGap: gap)
  }

  private var cellPlaces: [(row: Int, column: Int)] {
    children.map { ($0.node[.cell]?.row ?? 0, $0.node[.cell]?.column ?? 0) }
  }

  /// The size of a table by the numbers of its cells.
  func cellsSize(_ proposal: ProposedSize) -> Size {
    let rows = (cellPlaces.map(\.row).max() ?? -1) + 1
    return Size(width: proposal.width ?? 320, height: Double(rows) * context.rowHeight)
  }

  /// The frames of cells, in equal columns.
  func cellFrames(in room: Frame) -> [Frame] {
    let places = cellPlaces
    let width = room.width / Double(max((places.map(\.column).max() ?? 0) + 1, 1))
    return places.map {
      Frame(
        x: room.x + width * Double($0.column), y: room.y + context.rowHeight * Double($0.row),
        width: width, height: context.rowHeight)
    }
  }
}
