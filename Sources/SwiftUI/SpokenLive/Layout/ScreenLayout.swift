import ScreenTree

/// The estimated layout of views, which decides their reading order.
///
/// A parent proposes a size, a child chooses its own, and the parent places it, as in SwiftUI. Each
/// view gets a frame, in stacks as elsewhere: one rule for all, so that a color behind a screen or
/// an overlay changes the order of nothing. Sizes of texts and controls are estimates.
enum ScreenLayout {
  /// The size of a common phone, in points.
  private static let screen = Frame(x: 0, y: 0, width: 402, height: 874)

  /// The nodes with frames.
  static func frames(for nodes: [Node]) -> [Node] {
    // A sheet or an alert stands over the screen, whose frames are not its own.
    let modals = nodes.map { $0.kind.shape == .modal }
    // Views without a stack around them stand below each other, as SwiftUI puts them.
    let loose = Node(.vStack, children: zip(nodes, modals).filter { !$1 }.map { $0.0 })
    var placed = LayoutBox(loose).placed(in: screen).children[...]
    return zip(nodes, modals).compactMap { node, isModal in
      isModal ? LayoutBox(node).placed(in: screen) : placed.popFirst()
    }
  }
}

extension [Node] {
  /// The nodes with estimated frames.
  var laidOut: [Node] { isEmpty ? [] : ScreenLayout.frames(for: self) }
}
