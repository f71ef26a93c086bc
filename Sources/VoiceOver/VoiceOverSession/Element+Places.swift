import ScreenTree
import VoiceOverElements

extension Element {
  /// Whether another one is equal, wherever it stands: nobody hears that a view moved.
  func isSame(as other: Element) -> Bool {
    var moved = self
    moved.frame = other.frame
    moved.placement = other.placement
    return moved == other
  }

  /// How many containers, from the outermost on, are around both elements.
  func containersShared(with other: Element) -> Int {
    zip(containers, other.containers).prefix { $0.node == $1.node }.count
  }

  /// Whether it is in another cell than another element; a cell can have several elements.
  func isInAnotherCell(than other: Element?) -> Bool {
    guard let other, other.node != node, let cell, let before = other.cell else { return true }
    return cell.origin.node != before.origin.node
  }

  /// Whether it is a cell in another row of the same table than another cell.
  ///
  /// - Parameters:
  ///   - other: the element that the cursor comes from.
  ///   - shared: the number of containers around both.
  /// - Returns: whether its row is different, or its table was entered.
  func isInAnotherRow(than other: Element?, sharing shared: Int) -> Bool {
    guard let row = self.cell?.value.cell.row else { return false }
    guard let isEntered = entersTable(sharing: shared) else {
      return self.cell?.value.isFirstInRow ?? false
    }
    guard let before = other?.cell?.value.cell.row else { return true }
    return isEntered || before != row
  }

  /// Whether it is a cell in another column of the same table than another cell.
  ///
  /// - Parameters:
  ///   - other: the element that the cursor comes from.
  ///   - shared: the number of containers around both.
  /// - Returns: whether its column is different or unknown, or its table was entered.
  func isInAnotherColumn(than other: Element?, sharing shared: Int) -> Bool {
    guard let column = self.cell?.value.cell.column, entersTable(sharing: shared) == false,
      let before = other?.cell?.value.cell.column
    else { return true }
    return before != column
  }

  /// Whether the table around is none of the containers that are shared; nil without a table.
  private func entersTable(sharing shared: Int) -> Bool? {
    self.containers.lastIndex { $0.type == .dataTable }.map { $0 >= shared }
  }
}
