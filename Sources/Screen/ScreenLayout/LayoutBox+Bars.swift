import ScreenTree

/// The bars of a screen, and what stands between them.
extension LayoutBox {
  /// The views of a screen by their places.
  private struct Parts {
    var leading: [Int] = []
    var principal: [Int] = []
    var largeTitle: [Int] = []
    var trailing: [Int] = []
    var content: [Int] = []
    var bottom: [Int] = []
    var tabs: Int?
  }

  private var parts: Parts {
    var parts = Parts()
    for index in children.indices {
      switch children[index].bar {
      case .leading: parts.leading.append(index)
      case .principal: parts.principal.append(index)
      case .largeTitle: parts.largeTitle.append(index)
      case .trailing: parts.trailing.append(index)
      case .bottom: parts.bottom.append(index)
      case nil where index == children.count - 1 && children[index].isTabBar: parts.tabs = index
      case nil: parts.content.append(index)
      }
    }
    return parts
  }

  /// Its part of the bars; nil for content.
  private var bar: LayoutProperty.Bar? {
    for case .bar(let bar) in modifiers { return bar }
    return nil
  }

  /// Whether it is a bar of tabs.
  var isTabBar: Bool { node.kind.shape == .tabs && !node.children.isEmpty }

  private static let largeTitleHeight = 52.0

  /// The height of the bar at the top, with the large title below it, in points.
  private func topHeight(_ parts: Parts) -> Double {
    let hasBar = !parts.leading.isEmpty || !parts.principal.isEmpty || !parts.trailing.isEmpty
    let title = node.title == nil && parts.largeTitle.isEmpty ? 0.0 : Self.largeTitleHeight
    return (hasBar || title > 0 ? 44 : 0) + title
  }

  private func bottomHeight(_ parts: Parts) -> Double {
    (parts.bottom.isEmpty ? 0 : 44) + (parts.tabs == nil ? 0 : 49)
  }

  /// All room, or what the content and the bars need.
  func barsSize(_ proposal: ProposedSize) -> Size {
    let parts = parts
    let bars = topHeight(parts) + bottomHeight(parts)
    let room = proposal.with(proposal.height.map { max($0 - bars, 0) }, .down)
    let sizes = parts.content.map { children[$0] }.stackSizes(room, along: .down, gap: gap)
    var inside = sizes.isEmpty ? Size.zero : sizes.size(gap: gap, along: .down)
    inside.height += bars
    return proposal.filled(with: inside)
  }

  /// The frames of the bars' items and of the content.
  func barFrames(in room: Frame) -> [Frame] {
    let parts = parts
    var frames = children.map { _ in Frame(x: room.x, y: room.y, width: 0, height: 0) }
    put(parts.leading, in: room, share: 0, into: &frames)
    put(parts.principal, in: room, share: 0.5, into: &frames)
    put(parts.trailing, in: room, share: 1, into: &frames)
    putLargeTitle(parts.largeTitle, in: room, into: &frames)
    let bottom = bottomHeight(parts)
    var end = room.y + room.height - bottom
    let width = room.width / Double(max(parts.bottom.count, 1))
    for (place, index) in parts.bottom.enumerated() {
      let cell = Frame(x: room.x + width * Double(place), y: end, width: width, height: 44)
      frames[index] = cell.placing(children[index].size(cell.size.proposal), x: 0.5, y: 0.5)
    }
    end += parts.bottom.isEmpty ? 0 : 44
    if let tabs = parts.tabs {
      frames[tabs] = Frame(x: room.x, y: end, width: room.width, height: 49)
    }
    let top = topHeight(parts)
    putContent(parts.content, in: room.inset(by: Insets(top: top, bottom: bottom)), into: &frames)
    return frames
  }

  /// Puts items into the bar at the top: from its leading edge, in its middle, or to its end.
  private func put(
    _ items: [Int], in room: Frame, share: Double, into frames: inout [Frame]
  ) {
    guard !items.isEmpty else { return }
    let bar = Frame(x: room.x + 16, y: room.y, width: max(room.width - 32, 0), height: 44)
    let sizes = items.map { children[$0].size(ProposedSize(width: bar.width / 2, height: 44)) }
    let all = sizes.size(gap: 8, along: .across)
    var start = bar.x + (bar.width - all.width) * share
    for (index, size) in zip(items, sizes) {
      frames[index] = Frame(x: start, y: bar.y, width: size.width, height: bar.height)
        .placing(size, x: 0, y: 0.5)
      start += size.width + 8
    }
  }

  /// Puts a large title below the bar at the top, from the leading edge.
  private func putLargeTitle(_ items: [Int], in room: Frame, into frames: inout [Frame]) {
    let line = Frame(
      x: room.x + 16, y: room.y + 44, width: max(room.width - 32, 0),
      height: Self.largeTitleHeight)
    for index in items {
      frames[index] = line.placing(children[index].size(line.size.proposal), x: 0, y: 0.5)
    }
  }

  /// Puts the content into the middle of its room, or below each other in that of a file.
  private func putContent(_ items: [Int], in room: Frame, into frames: inout [Frame]) {
    guard !items.isEmpty else { return }
    let sizes = items.map { children[$0] }.stackSizes(
      room.size.proposal, along: .down, gap: gap)
    let all = sizes.size(gap: gap, along: .down)
    var start = room.y + (context.isFile ? 0 : max((room.height - all.height) / 2, 0))
    for (index, size) in zip(items, sizes) {
      frames[index] = Frame(x: room.x, y: start, width: room.width, height: size.height)
        .placing(size, x: context.isFile ? 0 : 0.5, y: 0)
      start += size.height + gap
    }
  }
}

extension LayoutBox {
  /// The rectangle of a sheet, an alert or a dialog on a device.
  var modalFrame: Frame {
    let device = context.device
    let bounds = device.bounds
    let isDialog = node.className == "ConfirmationDialog"
    guard node.kind == .alert || isDialog else { return sheetFrame }
    let width = min(isDialog ? bounds.width - 16 : 270, bounds.width)
    let size = size(ProposedSize(width: width - 32))
    let room = bounds.inset(by: device.safeArea)
    return room.placing(
      Size(width: width, height: size.height + 32), x: 0.5,
      y: isDialog && device.platform == .ios ? 1 : 0.5)
  }

  private var sheetFrame: Frame {
    let device = context.device
    let bounds = device.bounds
    switch device.platform {
    case .ios:
      var height = bounds.height - device.safeArea.top - 10
      for case .detent(let share) in modifiers { height = min(height, bounds.height * share) }
      return Frame(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    case .ipados, .macos:
      let size = Size(width: min(540, bounds.width), height: min(620, bounds.height * 0.8))
      return bounds.placing(size, x: 0.5, y: 0.5)
    }
  }

  /// The part of a modal view in which its content stands.
  func contentFrame(ofModal frame: Frame) -> Frame {
    let side = node.kind == .alert || node.className == "ConfirmationDialog" ? 16.0 : 0
    let bottom = node.kind == .sheet && side == 0 ? context.device.safeArea.bottom : side
    return frame.inset(by: Insets(top: side, leading: side, bottom: bottom, trailing: side))
  }
}
