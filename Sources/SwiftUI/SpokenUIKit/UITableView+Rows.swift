public import Foundation
import SpokenViews

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
    // The noted place spares a search, but may be that of an earlier loading, so it is checked.
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
    let isMultiple = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    selected = (isMultiple ? selected.filter { $0 != indexPath } : []) + [indexPath]
  }

  /// Selects a row no longer.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
  }

  /// Scrolls to a row; not heard.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// The cells that were made.
  var loadedCells: [UITableViewCell] { (loaded ?? []).flatMap(\.cells) }

  /// Lets the cells of rows know that they are selected, or no longer.
  func select(insteadOf old: [IndexPath]) {
    guard let loaded else { return }
    let (before, now) = (Set(old), Set(selected))
    // Only cells that changed, because each call may make an app fill the cell again.
    for path in before.symmetricDifference(now)
    where loaded.indices.contains(path.section)
      && loaded[path.section].cells.indices.contains(path.row)
    {
      loaded[path.section].cells[path.row].setSelected(now.contains(path), animated: false)
    }
  }

  /// The words before a section, as a view.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section)
      ? sections[section].header as? UITableViewHeaderFooterView : nil
  }

  /// The words after a section, as a view.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections.indices.contains(section)
      ? sections[section].footer as? UITableViewHeaderFooterView : nil
  }

  /// Where rows are, which is not known.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  /// Where a section is, which is not known.
  public func rect(forSection section: Int) -> CGRect { .zero }
  /// The row at a point; none, because places are not known.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// The rows on the screen: all, because VoiceOver scrolls to each.
  public var indexPathsForVisibleRows: [IndexPath]? { loadedCells.compactMap(\.place) }
  /// Scrolls to the selected row; not heard.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}

  /// Whether a cell is selected.
  func isSelected(_ cell: UITableViewCell) -> Bool {
    indexPath(for: cell).map(isSelected(at:)) ?? false
  }

  /// Performs a tap on a row.
  func tap(_ cell: UITableViewCell) -> Bool {
    let isAllowed = isEditing ? allowsSelectionDuringEditing : allowsSelection
    let isMultiple = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    guard isAllowed || isEditing && isMultiple, let path = indexPath(for: cell) else {
      return false
    }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    if isMultiple, selected.contains(path) {
      // Where several rows can be selected, a second tap takes the selection away.
      deselectRow(at: path, animated: true)
      delegate?.tableView(self, didDeselectRowAt: path)
      return true
    }
    // Nil of a delegate forbids the selection, which is not the same as having no delegate.
    guard let path = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else {
      return false
    }
    let before = isMultiple ? [] : selected.filter { $0 != path }
    selected = isMultiple ? selected + [path] : [path]
    // The app learns what is deselected before what is selected.
    for old in before { delegate?.tableView(self, didDeselectRowAt: old) }
    delegate?.tableView(self, didSelectRowAt: path)
    return true
  }

  /// The actions of a row's swipes.
  func swipeActions(of cell: UITableViewCell) -> [UIContextualAction] {
    guard let path = indexPath(for: cell) else { return [] }
    let trailing = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    // VoiceOver offers the actions of both sides in one list.
    let own = (trailing?.actions ?? []) + (leading?.actions ?? [])
    // UIKit shows its own Delete only where the delegate gives no actions; giving none at all
    // forbids it.
    guard trailing == nil, let dataSource, dataSource.tableView(self, canEditRowAt: path),
      // Without a delegate, as with one that does not say it, a row that can be edited is deleted.
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return own }
    let words = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let title = words ?? SystemWord.delete.text
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
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
