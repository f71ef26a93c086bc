public import Foundation

/// Changes of items: all are asked for again, and selected items stay selected where they are then.
extension UICollectionView {
  /// Asks for items again, which are not selected then.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change {
      $0.deleted.formUnion(indexPaths)
      $0.inserted.formUnion(indexPaths)
    }
  }
  /// Asks for items again, which stay selected.
  public func reconfigureItems(at indexPaths: [IndexPath]) { change { _ in } }
  /// Adds items.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  /// Takes items out.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }
  /// Asks for sections again, whose items are not selected then.
  public func reloadSections(_ sections: IndexSet) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }
  /// Adds sections.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Takes sections out.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }
  /// Performs several changes.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.begin()
    updates?()
    self.updates.end()
    change { _ in }
    completion?(true)
  }

  /// Asks for everything again; what stays keeps its name.
  ///
  /// - Parameter place: returns the place that something has now, by its place before.
  func load(staying place: (IndexPath) -> IndexPath?) {
    names.note(loaded ?? [])
    loaded = nil
    supplementary = [:]
    selected = []
    names.move(to: place)
  }

  private func change(_ change: (inout IndexChanges) -> Void) {
    updates.add(change)
    // Before the cells are forgotten: their names are known by their old places only.
    names.note(loaded ?? [])
    loaded = nil
    supplementary = [:]
    // Places count only once all changes are known; until then rows cannot be followed.
    guard let changes = updates.complete() else { return }
    selected = selected.compactMap { changes.place(of: $0) }
    names.move { changes.place(of: $0) }
  }
}
