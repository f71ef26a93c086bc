import Foundation

/// Changes of rows or items, which say where one that stays is afterwards.
///
/// As in UIKit, what is deleted, reloaded or moved is counted before the changes, and what is inserted,
/// and where it is moved to, after them.
struct IndexChanges {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]

  /// The place of a row after the changes; nil if it is gone or was made again.
  func place(of path: IndexPath) -> IndexPath? {
    // First, because UIKit states the new place of a moved row itself.
    if let moved = moved[path] { return moved }
    guard !deleted.contains(path), let section = section(after: path.section) else { return nil }
    // A moved row leaves its old place and takes its new one, like a deletion and an insertion.
    let left = (deleted.union(moved.keys)).filter { $0.section == path.section }.map(\.item)
    let taken = (inserted.union(moved.values)).filter { $0.section == section }.map(\.item)
    return IndexPath(item: Self.place(of: path.item, left: left, taken: taken), section: section)
  }

  private func section(after section: Int) -> Int? {
    if let moved = movedSections[section] { return moved }
    guard !deletedSections.contains(section) else { return nil }
    return Self.place(
      of: section, left: Array(deletedSections.union(movedSections.keys)),
      taken: Array(insertedSections.union(movedSections.values)))
  }

  /// A number without those that left before it, and with those that are taken.
  private static func place(of number: Int, left: [Int], taken: [Int]) -> Int {
    var place = number - left.count { $0 < number }
    // In ascending order, because each one pushes the row further, perhaps beyond the next one.
    for new in taken.sorted() where new <= place { place += 1 }
    return place
  }
}

/// Changes that are collected until the last of several nested updates ends.
struct IndexUpdates {
  private var changes = IndexChanges()
  private var depth = 0

  /// Starts several changes.
  mutating func begin() { depth += 1 }

  /// Adds a change.
  mutating func add(_ change: (inout IndexChanges) -> Void) { change(&changes) }

  /// Ends several changes.
  mutating func end() { depth = max(0, depth - 1) }

  /// The changes once they are complete, which begin again then; nil while more of them come.
  mutating func complete() -> IndexChanges? {
    // Updates may be nested, and the changes of all of them are one batch for UIKit.
    guard depth == 0 else { return nil }
    defer { changes = IndexChanges() }
    return changes
  }
}
