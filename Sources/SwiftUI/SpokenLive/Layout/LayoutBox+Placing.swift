import ScreenTree

/// Places of views within their frames.
extension LayoutBox {
  /// The node and the nodes in it, with frames.
  ///
  /// - Parameters:
  ///   - frame: the frame of the view with all its modifiers.
  ///   - line: the line of single views in which it stands; nil elsewhere.
  /// - Returns: the node.
  func placed(in frame: Frame, line: ClosedRange<Double>? = nil) -> Node {
    var node = node
    var content = contentFrame(in: frame)
    let frames = arranged(in: content)
    let row = self.row(of: frames)
    node.children = zip(children, frames).map { $0.placed(in: $1, line: row) }
    if let line, isSingle {
      (content.y, content.height) = (line.lowerBound, line.upperBound - line.lowerBound)
    }
    // A row is a cell of its list, which is read before the next one.
    if isRow, node.kind.shape == .group { node.properties.append(.groupChildren(true)) }
    if node.kind.shape != .nothing {
      node.properties.append(.frame(content.shown, at: node.position))
    }
    return node
  }

  /// The top and the bottom of the single views in a row; nil elsewhere.
  ///
  /// Side by side they are one line, whatever their heights are: a large button does not come before
  /// the title in the middle.
  private func row(of frames: [Frame]) -> ClosedRange<Double>? {
    guard node.stackAxis == .across else { return nil }
    let singles = zip(children, frames).filter { $0.0.isSingle }
      .map { $0.0.contentFrame(in: $0.1) }
    guard let top = singles.map(\.y).min(), let bottom = singles.map({ $0.y + $0.height }).max()
    else { return nil }
    return top...max(top, bottom)
  }

  /// Whether it is one element where its stack puts it.
  private var isSingle: Bool {
    guard !node.kind.holdsViews || node.states(.element) && node[.element] != .contain else {
      return false
    }
    return modifiers.allSatisfy { modifier in
      switch modifier {
      case .offset, .position: false
      default: true  // Nothing else draws a view elsewhere.
      }
    }
  }

  /// The frame of the view itself within that of the view with all its modifiers.
  private func contentFrame(in frame: Frame) -> Frame {
    var frame = frame
    var rest = modifiers[...]
    // The others are needed on the way, because each one places what is inside it.
    while let outermost = rest.popLast() {
      frame = inside(outermost, around: rest, in: frame)
    }
    return frame
  }

  /// The frame of what is inside a modifier.
  private func inside(
    _ modifier: LayoutProperty, around rest: ArraySlice<LayoutProperty>, in frame: Frame
  ) -> Frame {
    let offered = offer(of: modifier, frame.size.proposal, around: rest)
    switch modifier {
    case .padding(let top, let leading, let bottom, let trailing):
      return Frame(
        x: frame.x + leading, y: frame.y + top, width: max(frame.width - leading - trailing, 0),
        height: max(frame.height - top - bottom, 0))
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
    case .flexible, .alignment, .spacing, .layered, .priority, .grid: return frame
    }
  }
}

extension Frame {
  /// The frame without what no screen can show.
  ///
  /// A view that is squeezed to nothing is still there: VoiceOver leaves out what has no size.
  fileprivate var shown: Frame {
    var frame = finite
    (frame.width, frame.height) = (max(frame.width, 1), max(frame.height, 1))
    return frame
  }
}
