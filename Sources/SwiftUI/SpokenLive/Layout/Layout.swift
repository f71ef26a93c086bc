import ScreenTree

/// The estimated layout of views, as far as reading order needs it.
///
/// In a stack the order of the views is that of their places, so that no frames are needed. Only
/// where views overlap or are drawn elsewhere, all views of the same group get frames.
struct Layout {
  /// The size of a common phone, in points.
  private static let screen = Size(width: 402, height: 874)

  /// A size in points.
  struct Size: Hashable {
    var width: Double
    var height: Double
  }

  /// The nodes with frames where they are needed.
  static func frames(for nodes: [Node]) -> [Node] {
    // Most screens are stacks, whose order is known without a single size.
    guard nodes.contains(where: { hasOverlap($0, nested: true) }) else { return nodes }
    let isNeeded = nodes.contains { hasOverlap($0, nested: false) }
    var y = 0.0
    return nodes.map { node in
      // A sheet or an alert stands over the screen, whose frames are not its own.
      if node.kind.shape == .modal { return frames(for: node) }
      // Views without a stack around them stand below each other, as SwiftUI puts them.
      let size = measure(node, in: screen)
      defer { y += size.height }
      let origin = Frame(x: 0, y: y, width: size.width, height: size.height)
      return Layout(isNeeded: isNeeded).placed(node, in: origin)
    }
  }

  /// A view over the whole screen, with frames where they are needed in it.
  private static func frames(for modal: Node) -> Node {
    guard hasOverlap(modal, nested: true) else { return modal }
    let isNeeded = hasOverlap(modal, nested: false)
    let all = Frame(x: 0, y: 0, width: screen.width, height: screen.height)
    return Layout(isNeeded: isNeeded).placed(modal, in: all)
  }

  /// Whether the views of the current group get frames.
  let isNeeded: Bool

  /// Whether views of a group overlap; nested groups count only on demand.
  private static func hasOverlap(_ node: Node, nested: Bool) -> Bool {
    if node.overlaps { return true }
    for child in node.children where nested || !child.formsGroup {
      if hasOverlap(child, nested: nested) { return true }
    }
    return false
  }

  /// The node and the nodes in it, with frames.
  private func placed(_ node: Node, in frame: Frame) -> Node {
    var node = node
    let content = node.contentFrame(in: frame)
    let isGroup = node.formsGroup
    // Reading order is decided group by group, so frames in one group need none in another.
    let inside = Layout(
      isNeeded: isNeeded
        || isGroup && node.children.contains { Self.hasOverlap($0, nested: false) }
        || isGroup
          && node.overlaps
    )
    let frames = node.arranged(in: content)
    node.children = zip(node.children, frames).map { inside.placed($0, in: $1) }
    // A group itself has a place among its neighbors, also when only the views in it overlap.
    if isNeeded || inside.isNeeded, node.kind.shape != .nothing {
      node.properties.append(.frame(content, at: node.position))
    }
    return node
  }

  /// The size of a node when some room is offered.
  static func measure(_ node: Node, in offered: Size) -> Size {
    node.size(node.layoutProperties[...], in: offered)
  }
}

extension [Node] {
  /// The nodes with frames where views overlap.
  var laidOut: [Node] { Layout.frames(for: self) }
}

extension Node {
  /// What its modifiers contribute to the layout, the innermost first.
  var layoutProperties: [LayoutProperty] { all(.layout) }

  /// Whether views in it are drawn over each other, or it is drawn elsewhere.
  fileprivate var overlaps: Bool {
    if kind == .zStack, children.count > 1 { return true }
    for property in properties where property.modifier === AnyModifier.layout {
      switch property[.layout] {
      case .offset, .position: return true
      case .alignment, .spacing, .size, .flexible, .padding, .layered, nil: break
      }
    }
    return false
  }

  /// Whether the elements in it stay together.
  fileprivate var formsGroup: Bool {
    states(.element) || kind.shape == .collection || kind.shape == .section
      || kind.shape == .control || kind.shape == .modal || kind.shape == .titled
  }
}
