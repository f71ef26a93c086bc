import Foundation

/// The names of rows or items, by which the cursor stays on one when others come and go.
///
/// A row that was never moved has the name of its place, so that it is found again after all rows
/// were asked for again.
@MainActor
struct RowNames {
  private var stated: [IndexPath: String] = [:]
  /// The names of the rows before changes that are not complete yet.
  private var before: [IndexPath: String] = [:]

  /// Notes the names of the rows before the first of several changes.
  mutating func note(_ cells: [[UIView]]) {
    // Between the first and the last of several changes, the cells are no longer those before.
    guard before.isEmpty else { return }
    for (section, cells) in cells.enumerated() {
      for (item, cell) in cells.enumerated() {
        before[IndexPath(item: item, section: section)] = cell.nodeName
      }
    }
  }

  /// Gives the names to the places after the changes.
  mutating func move(to place: (IndexPath) -> IndexPath?) {
    stated = [:]
    for (old, name) in before { if let new = place(old) { stated[new] = name } }
    before = [:]
  }

  /// Forgets all names.
  mutating func forget() { self = RowNames() }

  /// Gives each cell its name: that of its place, unless another one has it.
  func give(to cells: [[UIView]], in list: String) {
    // A row that moved away keeps the name of its old place, which the row there now must not have
    // too.
    let taken = Set(stated.values)
    for (section, cells) in cells.enumerated() {
      for (item, cell) in cells.enumerated() {
        var name = "\(list).\(section).\(item)"
        if let own = stated[IndexPath(item: item, section: section)] {
          name = own
        } else {
          while taken.contains(name) { name += "'" }
        }
        cell.nodeName = name
      }
    }
  }
}
