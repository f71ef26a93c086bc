import ScreenTree

/// Places of views within their frames.
extension Node {
  /// The frame of the view itself within that of the view with all its modifiers.
  func contentFrame(in frame: Frame) -> Frame {
    var frame = frame
    var modifiers = layoutProperties[...]
    // The rest of the modifiers is needed on the way, because each one places what is inside it.
    while let outermost = modifiers.popLast() {
      switch outermost {
      case .padding(let top, let leading, let bottom, let trailing):
        frame = Frame(
          x: frame.x + leading, y: frame.y + top, width: frame.width - leading - trailing,
          height: frame.height - top - bottom)
      case .offset(let x, let y):
        frame.x += x
        frame.y += y
      case .size, .flexible:
        // What scrolls begins at the top of its room.
        let isScrolling = kind == .scrollView || kind == .list || kind == .form
        frame = frame.placing(
          size(modifiers, in: frame.size), x: 0.5, y: isScrolling ? 0 : 0.5)
      case .position(let x, let y):
        let size = size(modifiers, in: frame.size)
        frame = Frame(
          x: frame.x + x - size.width / 2, y: frame.y + y - size.height / 2, width: size.width,
          height: size.height)
      case .alignment, .spacing, .layered: break
      }
    }
    return frame
  }

  /// The frames of the views in it.
  func arranged(in frame: Frame) -> [Frame] {
    guard !children.isEmpty else { return [] }
    let sizes = childSizes(in: frame.size)
    let share = alignment
    var x = frame.x
    var y = frame.y
    return sizes.map { size in
      switch direction {
      case .over: return frame.placing(size, x: share.x, y: share.y)
      case .across:
        defer { x += size.width + gap }
        let line = Frame(x: x, y: frame.y, width: size.width, height: frame.height)
        return line.placing(size, x: 0, y: share.y)
      case .down:
        defer { y += size.height + gap }
        let line = Frame(x: frame.x, y: y, width: frame.width, height: size.height)
        return line.placing(size, x: share.x, y: 0)
      }
    }
  }

  /// Where the views in it stand, in shares of the room.
  private var alignment: (x: Double, y: Double) {
    for case .alignment(let x, let y) in layoutProperties { return (x, y) }
    // Rows of a list start at its leading edge, while a stack centers its views.
    return kind.shape == .collection && direction == .down ? (0, 0) : (0.5, 0.5)
  }
}

extension Frame {
  var size: Layout.Size { Layout.Size(width: width, height: height) }

  /// The frame of something of a size that stands at shares of the room.
  func placing(_ size: Layout.Size, x: Double, y: Double) -> Frame {
    Frame(
      x: self.x + (width - size.width) * x, y: self.y + (height - size.height) * y,
      width: size.width, height: size.height)
  }
}
