public import Foundation

/// Changes of rows: all are asked for again, and selected rows stay selected where they are then.
extension UITableView {
  /// Adds rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  /// Takes rows out.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  /// Asks for rows again, which are not selected then.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      $0.deleted.formUnion(indexPaths)
      $0.inserted.formUnion(indexPaths)
    }
  }
  /// Asks for rows again, which stay selected.
  public func reconfigureRows(at indexPaths: [IndexPath]) { change { _ in } }
  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }
  /// Asks for sections again, whose rows are not selected then.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }
  /// Adds sections.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Takes sections out.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }
  /// Starts several changes.
  public func beginUpdates() { updates.begin() }
  /// Ends several changes.
  public func endUpdates() {
    updates.end()
    change { _ in }
  }
  /// Performs several changes.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }
  /// Starts or ends editing.
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Asks for everything again; what stays keeps its name.
  ///
  /// - Parameter place: returns the place that something has now, by its place before.
  func load(staying place: (IndexPath) -> IndexPath?) {
    // Before the cells are forgotten: their names are known by their old places only.
    names.note((loaded ?? []).map(\.cells))
    loaded = nil
    selected = []
    names.move(to: place)
  }

  private func change(_ change: (inout IndexChanges) -> Void) {
    updates.add(change)
    names.note((loaded ?? []).map(\.cells))
    loaded = nil
    guard let changes = updates.complete() else { return }
    selected = selected.compactMap { changes.place(of: $0) }
    names.move { changes.place(of: $0) }
  }
}
