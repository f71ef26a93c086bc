package import ScreenTree

/// The frames of the nodes of a screen on a device.
package struct LayoutResult: Hashable, Sendable {
  /// The rectangle of each node on the screen, in points; stated frames too.
  package var frames: [NodePath: Frame] = [:]
  /// The paths in the order in which the nodes are drawn, the backmost first.
  package var order: [NodePath] = []
  /// The size of what scrolls, of each scroll view, in points.
  package var contentSizes: [NodePath: Size] = [:]
  /// What the layout had to assume, with the place of each.
  package var findings: [Finding] = []
}
