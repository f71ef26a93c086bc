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
    let lines = self.lines(of: frames, in: content)
    node.children = children.indices.map {
      children[$0].placed(in: frames[$0], line: lines.isEmpty ? nil : lines[$0])
    }
    if let line, isSingle {
      (content.y, content.height) = (line.lowerBound, line.upperBound - line.lowerBound)
    }
    // A row is a cell of its list, which is read before the next one.
    if isRow, node.kind.shape == .group { node.properties.append(.groupChildren(true)) }
    if node.kind.shape != .nothing {
      node.properties.append(.frame(content.shown, at: node.position))
    }
    return node.withAttached(at: content.shown)
  }

  /// For each view of a row or a grid the top and the bottom of the single views beside it; empty
  /// elsewhere.
  ///
  /// Single views side by side are one line, whatever their heights are: a large button does not
  /// come before the title in the middle.
  private func lines(of frames: [Frame], in content: Frame) -> [ClosedRange<Double>?] {
    var count = node.stackAxis == .across ? frames.count : 0
    if let grid = grid(in: content.size.proposal), grid.axis == .across { count = grid.count }
    guard count > 0 else { return [] }
    return stride(from: 0, to: frames.count, by: count).flatMap { start in
      let views = start..<min(start + count, frames.count)
      let line = self.line(of: views, frames)
      return views.map { _ in line }
    }
  }

  private func line(of views: Range<Int>, _ frames: [Frame]) -> ClosedRange<Double>? {
    let singles = views.filter { children[$0].isSingle }
      .map { children[$0].contentFrame(in: frames[$0]) }
    guard let top = singles.map(\.y).min(), let bottom = singles.map({ $0.y + $0.height }).max()
    else { return nil }
    return top...max(top, bottom)
  }

  /// Whether it is one element where its stack puts it.
  private var isSingle: Bool {
    guard node.isOneElement else { return false }
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

extension Node {
  /// The node whose representation and accessibility children are where it is.
  ///
  /// A view without a place would keep all those around it in the order of the code.
  fileprivate func withAttached(at frame: Frame) -> Node {
    var node = self
    for index in properties.indices {
      let property = properties[index]
      if let nodes = property[.representation] {
        node.properties[index] = .representation(nodes.map { $0.placed(at: frame) }, at: position)
      } else if let nodes = property[.accessibilityChildren] {
        node.properties[index] = .accessibilityChildren(
          nodes.map { $0.placed(at: frame) }, at: position)
      }
    }
    return node
  }

  /// The node and all in it at one place, where they keep their order.
  private func placed(at frame: Frame) -> Node {
    var node = self
    node.children = children.map { $0.placed(at: frame) }
    node.properties.append(.frame(frame, at: position))
    return node
  }
}
