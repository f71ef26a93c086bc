import ScreenTree

/// Views over each other.
extension LayoutBox {
  /// Where views over each other begin for reading: single ones that cover each other at one height
  /// are read back to front, and not by the letter by which one is wider.
  func backToFront(_ frames: [Frame]) -> [Double] {
    var starts = frames.map(\.x)
    guard case .over = arrangement, frames.count <= 64 else { return starts }
    for index in frames.indices.dropFirst() {
      let front = children[index]
      for behind in 0..<index where frames[behind].covers(frames[index]) {
        if front.node.kind.shape == .control, !children[behind].children.isEmpty {
          // At the leading corner of a stack a control is heard before what it lies on (Apple, session
          // 10119 of 2021: a challenge before the friend), however wide the views in the stack are.
          guard frames[index].x - frames[behind].x < 8 else { continue }
          starts[index] = min(starts[index], frames[behind].x - 1)
        } else if front.children.isEmpty {
          starts[index] = max(starts[index], starts[behind])
        }
      }
    }
    return starts
  }
}

extension Frame {
  /// Whether another view at the same height covers a part of this one.
  fileprivate func covers(_ other: Frame) -> Bool {
    abs(y - other.y) < 8 && x < other.x + other.width && other.x < x + width
  }
}
