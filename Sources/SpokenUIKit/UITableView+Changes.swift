public import Foundation

/// Changes of rows: all are asked for again.
extension UITableView {
  /// Adds rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { loadAgain() }
  /// Takes rows out.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { loadAgain() }
  /// Asks for rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { loadAgain() }
  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { loadAgain() }
  /// Asks for sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { loadAgain() }
  /// Adds sections.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { loadAgain() }
  /// Takes sections out.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { loadAgain() }
  /// Starts several changes.
  public func beginUpdates() {}
  /// Ends several changes.
  public func endUpdates() { loadAgain() }
  /// Performs several changes.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    loadAgain()
    completion?(true)
  }
  /// Starts or ends editing.
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func loadAgain() { loaded = nil }
}
