/// A view whose views are rows: only there a section has a heading, and a badge is shown.
protocol RowContainer {}

extension List: RowContainer {}
extension Form: RowContainer {}

/// A node that is one view around others.
@MainActor
protocol SurroundingNode: _ViewNode {
  /// Whether the views in it are rows.
  var holdsRows: Bool { get }
}

extension ContainerNode: SurroundingNode {
  var holdsRows: Bool { view is any RowContainer }
}

/// A node that shows a view over the screen, besides the view that it is.
@MainActor
protocol CoveringNode: _ViewNode {
  /// Whether a node is what it shows over the screen.
  func covers(with node: _ViewNode) -> Bool
}

extension _ViewNode {
  /// Whether it is a row of a list or a form: what groups rows may stand between, but no stack.
  var isRow: Bool { ancestor((any SurroundingNode).self)?.holdsRows ?? false }

  /// Whether it is in a row of a list or a form.
  var isInRow: Bool {
    var node: _ViewNode = self
    while let around = node.parent {
      if (around as? any SurroundingNode)?.holdsRows == true { return true }
      // A sheet is mounted in the row that opens it, but stands over the whole list.
      if let covering = around as? any CoveringNode, covering.covers(with: node) { return false }
      node = around
    }
    return false
  }
}
