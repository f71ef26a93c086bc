/// A view whose views are rows: only there a section has a heading, and a badge is shown.
protocol RowContainer {}

extension List: RowContainer {}
extension Form: RowContainer {}

extension _ViewNode {
  /// Whether it is a row of a list or a form: what groups rows may stand between, but no stack.
  var isRow: Bool { nearest { $0.role.holdsRows } ?? false }

  /// Whether it is in a row of a list or a form.
  var isInRow: Bool {
    var node: _ViewNode = self
    while let around = node.parent {
      if around.role.holdsRows == true { return true }
      // A sheet is mounted in the row that opens it, but stands over the whole list.
      if around is any PresentedNode, node !== around.children.first { return false }
      node = around
    }
    return false
  }
}
