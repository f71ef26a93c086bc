public import Foundation

/// Rows and their selection.
extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    guard (0..<numberOfSections).contains(section) else { return 0 }
    return dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let sections = sections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].cells[indexPath.row]
  }

  /// The row of a cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let path = cell.place, let loaded, loaded.indices.contains(path.section) else {
      return nil
    }
    let cells = loaded[path.section].cells
    return cells.indices.contains(path.row) && cells[path.row] === cell ? path : nil
  }

  /// The cells of all rows.
  public var visibleCells: [UITableViewCell] { sections.flatMap(\.cells) }
  /// The first selected row.
  public var indexPathForSelectedRow: IndexPath? { selected.first }
  /// The selected rows.
  public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects a row.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return selected = [] }
    if !allowsMultipleSelection { selected = [] }
    if !selected.contains(indexPath) { selected.append(indexPath) }
  }

  /// Selects a row no longer.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
  }

  /// Scrolls to a row; not heard.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Whether a cell is selected.
  func isSelected(_ cell: UITableViewCell) -> Bool {
    indexPath(for: cell).map(isSelected(at:)) ?? false
  }

  /// Performs a tap on a row.
  func tap(_ cell: UITableViewCell) -> Bool {
    guard allowsSelection, let path = indexPath(for: cell) else { return false }
    if allowsMultipleSelection, selected.contains(path) {
      deselectRow(at: path, animated: true)
      delegate?.tableView(self, didDeselectRowAt: path)
      return true
    }
    // Nil of a delegate forbids the selection, which is not the same as having no delegate.
    guard let path = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else {
      return false
    }
    let before = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    selectRow(at: path, animated: true, scrollPosition: .none)
    for old in before { delegate?.tableView(self, didDeselectRowAt: old) }
    delegate?.tableView(self, didSelectRowAt: path)
    return true
  }

  /// The actions of a row's swipes.
  func swipeActions(of cell: UITableViewCell) -> [UIContextualAction] {
    guard let path = indexPath(for: cell), let delegate else { return [] }
    let trailing = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let leading = delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    let own = (trailing?.actions ?? []) + (leading?.actions ?? [])
    // UIKit shows its own Delete only where the delegate gives no actions; giving none at all
    // forbids it.
    guard trailing == nil, let dataSource, dataSource.tableView(self, canEditRowAt: path),
      delegate.tableView(self, editingStyleForRowAt: path) == .delete
    else { return own }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      dataSource.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return own + [delete]
  }

  /// The context menu of a row.
  func contextMenu(of cell: UITableViewCell) -> UIContextMenuConfiguration? {
    indexPath(for: cell).flatMap {
      delegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: .zero)
    }
  }
}
