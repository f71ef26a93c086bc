import ScreenTree

/// The views that `accessibilityChildren` puts into a view: they fill it, as an overlay does.
///
/// Shapes in a row therefore have frames of one size, which are larger than what is drawn there. Several
/// views without a stack around them stand side by side in equal parts.
struct AttachedBoxes {
  private let boxes: [LayoutBox]
  private let context: LayoutContext

  init(_ nodes: [Node], _ context: LayoutContext) {
    boxes = nodes.map { LayoutBox($0, context) }
    self.context = context
  }

  /// The nodes with their places in the rectangle of their view.
  func nodes(in frame: Frame) -> [Node] {
    let room = frame.finite
    let width = room.width / Double(max(boxes.count, 1))
    // One line, so that a text beside a picture keeps its turn.
    let line = room.y...(room.y + max(room.height, 0))
    for (index, box) in boxes.enumerated() {
      let part = Frame(
        x: room.x + width * Double(index), y: room.y, width: width, height: room.height)
      box.place(in: part.placing(box.size(part.size.proposal), x: 0.5, y: 0.5), line: line)
    }
    if context.device.direction == .rtl {
      boxes.forEach { $0.mirror(in: 2 * room.x + room.width) }
    }
    return boxes.map { $0.placedNode() }
  }
}
