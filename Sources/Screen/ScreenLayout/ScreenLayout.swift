package import ScreenTree

/// Computes the frame of each node of a screen on a device, by SwiftUI's protocol: a parent proposes
/// a size, a child chooses its own, and the parent places it.
///
/// A stated frame wins over the computed one, and what is inside it is laid out in it. The time is
/// linear in the number of nodes, besides the sorting of siblings.
///
/// - Parameters:
///   - screen: the screen; one that is laid out keeps its places.
///   - device: the device; its direction decides where a row begins.
/// - Returns: the frames, and what was assumed.
package func layOut(_ screen: Screen, on device: Device) -> LayoutResult {
  let context = LayoutContext(device, isFile: true)
  var result = LayoutResult()
  if screen.isLaidOut {
    for (index, node) in screen.views.enumerated() {
      result.add(placed: node, NodePath([.view(index)]))
    }
    return result
  }
  var modals: [(LayoutBox, NodePath)] = []
  for (index, box) in ScreenBoxes(screen.views, context).placed().enumerated() {
    result.add(box, NodePath([.view(index)]), of: screen, &modals)
  }
  while let (box, path) = modals.first {
    modals.removeFirst()
    result.add(box, path, of: screen, isOver: true, &modals)
  }
  return result
}

extension Screen {
  /// The screen in which every node without `frame:` has a `placement` on a device.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - isFile: whether the views of the top stand at the leading edge below each other, as the
  ///     views of a file; else they are in the middle, as SwiftUI's.
  /// - Returns: the screen; one that is laid out already as it is.
  package func laidOut(on device: Device, isFile: Bool = true) -> Screen {
    guard !isLaidOut else { return self }
    var screen = self
    let boxes = ScreenBoxes(views, LayoutContext(device, isFile: isFile)).placed()
    screen.views = boxes.map { $0.placedNode() }
    return screen
  }
}

/// The boxes of the views of a screen.
struct ScreenBoxes {
  private let boxes: [LayoutBox]
  private let context: LayoutContext

  /// Space between the edges of the screen and a view of a file that does not fill it, in points.
  private static let margin = LayoutProperty.padding(top: 0, leading: 16, bottom: 0, trailing: 16)

  init(_ nodes: [Node], _ context: LayoutContext) {
    self.context = context
    boxes = nodes.map { node in
      let isLoose = context.isFile && node.kind.shape != .modal && !node.fillsScreen
      return LayoutBox(
        node, context,
        in: LayoutBox.Around(axis: .down, outer: isLoose ? [Self.margin] : []))
    }
  }

  /// The boxes with their places.
  func placed() -> [LayoutBox] {
    let device = context.device
    var room = device.bounds.inset(by: device.safeArea)
    var loose = boxes.filter { $0.node.kind.shape != .modal }
    for box in boxes where box.node.kind.shape == .modal { box.placeOverScreen() }
    if let bar = loose.last, bar.isTabBar {
      loose.removeLast()
      room.height = max(room.height - 49, 0)
      bar.place(
        in: Frame(x: room.x, y: room.y + room.height, width: room.width, height: 49))
    }
    place(loose, in: room)
    if device.direction == .rtl { boxes.forEach { $0.mirror(in: device.size.width) } }
    return boxes
  }

  /// Places views without a stack around them below each other, as SwiftUI puts them.
  private func place(_ loose: [LayoutBox], in room: Frame) {
    guard !loose.isEmpty else { return }
    let sizes = loose.stackSizes(room.size.proposal, along: .down, gap: 8)
    let all = sizes.size(gap: 8, along: .down)
    var start = room.y + (context.isFile ? 0 : (room.height - all.height) / 2)
    for (box, size) in zip(loose, sizes) {
      box.place(
        in: Frame(x: room.x, y: start, width: room.width, height: size.height)
          .placing(size, x: context.isFile ? 0 : 0.5, y: 0))
      start += size.height + 8
    }
  }
}

extension Node {
  /// Whether it takes the whole width of a screen by itself.
  fileprivate var fillsScreen: Bool {
    switch kind.shape {
    case .collection, .tabs, .titled: kind != .chart && kind != .lazyVStack && kind != .lazyHStack
    case .group: kind == .scrollView
    default: false
    }
  }
}
