import ScreenTree

/// Places of views within their frames.
extension LayoutBox {
  /// Places the view and the views in it.
  ///
  /// - Parameters:
  ///   - frame: the frame of the view with all its modifiers.
  ///   - line: the line of single views in which it stands; nil elsewhere.
  func place(in frame: Frame, line: ClosedRange<Double>? = nil) {
    let inside = contentFrame(in: frame)
    let content = stated ?? inside.content
    placeChildren(in: node.kind.shape == .modal ? contentFrame(ofModal: content) : content)
    placeApart(in: content)
    if inside.window != nil { scrolled = content.size }
    // What scrolls is seen through a window.
    setPlace(inside.window ?? content, line)
  }

  /// A sheet or an alert, over the screen.
  func placeOverScreen() { place(in: modalFrame) }

  private func setPlace(_ content: Frame, _ line: ClosedRange<Double>?) {
    shown = (stated ?? frameOfStatedViews() ?? content).shown
    var place = shown
    if let line, isSingle {
      place?.y = line.lowerBound
      place?.height = max(line.upperBound - line.lowerBound, 1)
    }
    read = place
  }

  /// The rectangle around the views inside, if a file states the frames of all of them.
  private func frameOfStatedViews() -> Frame? {
    guard stated == nil, !children.isEmpty,
      children.allSatisfy({ $0.stated != nil || $0.isAroundStated })
    else { return nil }
    isAroundStated = true
    return children.compactMap(\.shown).union
  }

  private func placeChildren(in room: Frame) {
    let frames = arranged(in: room)
    if case .grid = arrangement {
      let grid = tableGrid(in: room.size.proposal)
      for (child, frame) in zip(children, frames) {
        let share = cellAlignment(in: child)
        if child.node.isGridRow {
          child.placeRow(in: frame, grid.cells(in: frame), at: share)
        } else {
          let size = child.size(ProposedSize(width: frame.width))
          child.place(in: frame.placing(size, x: share.x, y: share.y))
        }
      }
      return
    }
    let shifted = backToFront(frames)
    let lines = self.lines(of: frames, in: room)
    for index in children.indices {
      children[index].place(in: frames[index], line: lines.isEmpty ? nil : lines[index])
      if shifted[index] != frames[index].x, let read = children[index].read {
        children[index].read?.x = read.x + shifted[index] - frames[index].x
      }
    }
    noteScrolling(in: room)
  }

  /// Places a row of a grid by the columns of the grid.
  private func placeRow(in frame: Frame, _ cells: [Frame], at share: (x: Double, y: Double)) {
    let frames = zip(children, cells).map { child, cell in
      cell.placing(child.size(ProposedSize(width: cell.width)), x: share.x, y: share.y)
    }
    let line = self.line(of: frames.indices, frames)
    for (child, frame) in zip(children, frames) { child.place(in: frame, line: line) }
    placeApart(in: frame)
    setPlace(frame, nil)
  }

  private func placeApart(in content: Frame) {
    for child in apart.values {
      guard child.node.kind.shape != .modal else {
        child.placeOverScreen()
        continue
      }
      for case .place(let own) in child.modifiers {
        child.place(
          in: Frame(
            x: content.x + own.x, y: content.y + own.y, width: own.width, height: own.height))
        break
      }
    }
  }

  /// Keeps the size of what scrolls.
  private func noteScrolling(in room: Frame) {
    guard node.holdsRows else { return }
    guard let all = children.compactMap(\.shown).union else { return }
    scrolled = Size(
      width: max(all.x + all.width - room.x, room.width),
      height: max(all.y + all.height - room.y, room.height))
  }

  /// For each view of a row or a grid the top and the bottom of the single views beside it; empty
  /// elsewhere.
  ///
  /// Single views side by side are one line, whatever their heights are: a large button does not
  /// come before the title in the middle.
  private func lines(of frames: [Frame], in room: Frame) -> [ClosedRange<Double>?] {
    let count: Int
    switch arrangement {
    case .stack(.across), .titled: count = frames.count
    case .lines(let property):
      let grid = lineGrid(property, in: room.size.proposal)
      count = grid.axis == .across ? grid.tracks.count : 0
    case .stack(.down), .over, .grid, .cells, .equal, .attached, .bars, .fits, .custom: count = 0
    }
    guard count > 0 else { return [] }
    return stride(from: 0, to: frames.count, by: count).flatMap { start in
      let views = start..<min(start + count, frames.count)
      let line = self.line(of: views, frames)
      return views.map { _ in line }
    }
  }

  private func line(of views: Range<Int>, _ frames: [Frame]) -> ClosedRange<Double>? {
    let singles = views.filter { children[$0].isSingle }
      .map { children[$0].contentFrame(in: frames[$0]).content }
    guard let top = singles.map(\.y).min(), let bottom = singles.map({ $0.y + $0.height }).max()
    else { return nil }
    return top...max(top, bottom)
  }

  /// Whether it is one element where its stack puts it.
  private var isSingle: Bool {
    guard node.isOneElement, stated == nil else { return false }
    return modifiers.allSatisfy { modifier in
      switch modifier {
      case .offset, .position: false
      default: true  // Nothing else draws a view elsewhere.
      }
    }
  }

  /// The frame of the view itself within that of the view with all its modifiers, and the window
  /// through which it is seen if it scrolls.
  private func contentFrame(in frame: Frame) -> (content: Frame, window: Frame?) {
    var frame = frame
    var window: Frame?
    var rest = modifiers[...]
    // The others are needed on the way, because each one places what is inside it.
    while let outermost = rest.popLast() {
      if case .scrolls = outermost { window = frame }
      frame = inside(outermost, around: rest, in: frame)
    }
    return (frame, window)
  }

  /// The frame of what is inside a modifier.
  private func inside(
    _ modifier: LayoutProperty, around rest: ArraySlice<LayoutProperty>, in frame: Frame
  ) -> Frame {
    let offered = offer(of: modifier, frame.size.proposal, around: rest)
    switch modifier {
    case .padding(let top, let leading, let bottom, let trailing):
      return frame.inset(
        by: Insets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    case .offset(let x, let y):
      return Frame(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
    case .size(_, _, let x, let y), .limits(_, _, let x, let y):
      return frame.placing(size(rest, offered), x: x, y: y)
    case .fixed, .ratio: return frame.placing(size(rest, offered), x: 0.5, y: 0.5)
    // What scrolls begins at the top of its room.
    case .scrolls(let across, let down):
      return frame.placing(size(rest, offered), x: across ? 0 : 0.5, y: down ? 0 : 0.5)
    case .position(let x, let y):
      let size = size(rest, frame.size.proposal)
      return Frame(
        x: frame.x + x - size.width / 2, y: frame.y + y - size.height / 2, width: size.width,
        height: size.height)
    // The others move nothing.
    default: return frame
    }
  }
}
